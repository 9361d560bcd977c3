//! On which points does it depend who wins?
//!
//! A point is critical if who owns it at the end of a game wins more often than by chance: the share of the games that are won by
//! the owner of the point, less what it would be if owning it and winning had nothing to do with each other (R. Coulom, "Criticality: a
//! Monte-Carlo heuristic for Go programs", 2009). Moves there deserve a look, wherever in the tree they are.

use super::node::Number;
use crate::board::{CELLS, Color, Point, PointSet};
use crate::playout::Field;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// It is worked out anew every so many games.
const ANEW: u32 = 64;

/// How critical the points of a board are, by games that several threads play. As of other sums, a game's share of a count may be lost.
#[derive(Debug)]
pub(super) struct Criticality {
    points: Vec<Point>,
    games: AtomicU32,
    black_wins: AtomicU32,
    /// For each point the games in which it was Black's, and those in which it was the winner's.
    counts: Vec<[AtomicU32; 2]>,
    /// How critical it is, as far as that was worked out.
    known: Vec<Number>,
}

impl Criticality {
    pub(super) fn new(points: &PointSet) -> Self {
        Self {
            points: points.iter().collect(),
            games: AtomicU32::new(0),
            black_wins: AtomicU32::new(0),
            counts: (0..CELLS).map(|_| Default::default()).collect(),
            known: (0..CELLS).map(|_| Number::default()).collect(),
        }
    }

    /// Counts a game that ended so, and that this player won.
    pub(super) fn learn(&self, end: &Field, winner: Color) {
        let games = self.games.fetch_add(1, Relaxed) + 1;
        self.black_wins.fetch_add(u32::from(winner == Color::Black), Relaxed);
        for &point in &self.points {
            let Some(owner) = end.owner(point) else { continue };
            for (count, adds) in self.counts[point.index()].iter().zip([owner == Color::Black, owner == winner]) {
                count.store(count.load(Relaxed) + u32::from(adds), Relaxed);
            }
        }
        if games.is_multiple_of(ANEW) {
            self.work_out(games);
        }
    }

    fn work_out(&self, games: u32) {
        let share = |count: &AtomicU32| count.load(Relaxed) as f32 / games as f32;
        let black_wins = share(&self.black_wins);
        for point in &self.points {
            let [black, winner] = self.counts[point.index()].each_ref().map(share);
            let by_chance = black * black_wins + (1.0 - black) * (1.0 - black_wins);
            self.known[point.index()].set((winner - by_chance).max(0.0));
        }
    }

    /// How critical a point is, from 0 to a half.
    #[inline]
    pub(super) fn at(&self, point: Point) -> f32 {
        self.known[point.index()].get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, FromDrawing};

    #[test]
    fn a_point_is_critical_if_its_owner_wins() {
        // The corner is now Black's and now White's; the rest is always the same.
        let [black, white] = ["X . X . O . O", "O . X . O . O"].map(|row| {
            let rows = [
                row,
                "X X X . O O O",
                ". X . . . O .",
                "X X X . O O O",
                "X . X . O . O",
                "X X X . O O O",
                ". . . . . . .",
            ];
            let board = Board::from_drawing(&rows.join("\n")).expect("a position");
            Field::new(&board, Color::Black)
        });
        let board = Board::new(7).expect("a size");
        let [corner, other] = ["A7", "A6"].map(|text| Point::from_text(text, 7).expect("a point"));
        let learnt = |games: [(&Field, Color); 4]| {
            let criticality = Criticality::new(board.points());
            (0..ANEW / 4).for_each(|_| games.iter().for_each(|(end, winner)| criticality.learn(end, *winner)));
            (criticality.at(corner), criticality.at(other))
        };
        let (b, w) = (Color::Black, Color::White);
        assert_eq!(learnt([(&black, b), (&white, w), (&black, b), (&white, w)]), (0.5, 0.0));
        assert_eq!(learnt([(&black, b), (&white, w), (&black, w), (&white, b)]), (0.0, 0.0));
        assert_eq!(learnt([(&black, b), (&white, w), (&black, b), (&white, b)]), (0.25, 0.0));
        assert_eq!(learnt([(&black, w), (&white, b), (&black, w), (&white, b)]), (0.0, 0.0), "never less than nothing");
    }
}

//! Which strings can be captured, which of those can be saved, and by which moves?
//!
//! Tactical reading answers for every string; then the Attack and Defense databases, and the liberties nearby, are
//! tried for further moves that do the same (spec/patterns.texi, "Attack and Defense Database"). A position costs as
//! much as its strings cost to read: a millisecond for quiet ones, some ten for a wild fight on a large board.
//!
//! What it does not see: whether a string that cannot be captured at once is alive, and what is connected to what.

mod patterns;
mod points;
mod shape;
mod threats;
mod worm;

#[cfg(test)]
mod tests;

pub use shape::{Cutstone, WormShape, WormShapes};
pub use threats::WormThreats;
pub use worm::{Attempt, Attempts, Worm};

use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::pattern::{Attack, Database, Defense};
use crate::reading::Reader;
use smallvec::SmallVec;

/// All strings of a position.
#[derive(Clone, Debug)]
pub struct Worms {
    worms: Vec<Worm>,
    /// The number of the worm at a point, plus one; 0 where no stone stands.
    numbers: [u16; CELLS],
}

impl Worms {
    /// Reads every string of the position. The board is given back as it was.
    #[must_use]
    pub fn new(
        board: &mut Board,
        reader: &mut Reader,
        attack: &[&'static Database<Attack>],
        defense: &[&'static Database<Defense>],
    ) -> Self {
        let mut worms = Self::of_strings(board);
        for worm in &mut worms.worms {
            points::read(worm, board, reader);
        }
        let safe = patterns::attacks(&mut worms, board, reader, attack);
        let safe = safe.union(&patterns::defenses(&mut worms, board, reader, defense));
        for worm in &mut worms.worms {
            points::try_nearby(worm, board, reader);
        }
        worms.remove_attacks(&safe);
        worms
    }

    /// Forgets what reading takes for attacks on the strings of these stones: patterns know better.
    fn remove_attacks(&mut self, stones: &PointSet) {
        for worm in self.worms.iter_mut().filter(|worm| worm.stones.intersects(stones)) {
            (worm.attacks, worm.defenses) = (Attempts::default(), Attempts::default());
        }
    }

    /// The strings alone, nothing read yet.
    fn of_strings(board: &Board) -> Self {
        let mut worms = Self { worms: Vec::new(), numbers: [0; CELLS] };
        for origin in board.origins() {
            let Some(string) = board.string(origin) else { continue };
            let (stones, liberties, color) = (*string.stones(), *string.liberties(), string.color());
            let (attacks, defenses) = (Attempts::default(), Attempts::default());
            worms.worms.push(Worm { origin, color, stones, liberties, attacks, defenses });
            for stone in &stones {
                worms.numbers[stone.index()] = worms.worms.len() as u16;
            }
        }
        worms
    }

    /// The worms in the reading order of their origins.
    pub fn iter(&self) -> std::slice::Iter<'_, Worm> {
        self.worms.iter()
    }

    /// The worm at a point, if a stone stands there.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<&Worm> {
        self.worms.get(usize::from(self.numbers[point.index()]).checked_sub(1)?)
    }

    fn at_mut(&mut self, point: Point) -> Option<&mut Worm> {
        self.worms.get_mut(usize::from(self.numbers[point.index()]).checked_sub(1)?)
    }

    /// The worms of one colour that have a stone among the points, each once.
    #[must_use]
    pub fn among(&self, points: impl IntoIterator<Item = Point>, color: Color) -> SmallVec<[&Worm; 8]> {
        let mut found: SmallVec<[&Worm; 8]> = SmallVec::new();
        for worm in points.into_iter().filter_map(|point| self.at(point)).filter(|worm| worm.color == color) {
            if !found.iter().any(|other| other.origin == worm.origin) {
                found.push(worm);
            }
        }
        found
    }
}

impl<'a> IntoIterator for &'a Worms {
    type Item = &'a Worm;
    type IntoIter = std::slice::Iter<'a, Worm>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

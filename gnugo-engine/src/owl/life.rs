//! Do dragons live after some moves? What constraints of patterns ask when everything else is known.
//!
//! Each question is read with a small budget, some tens of milliseconds at most where no pocket settles it: patterns that ask are few,
//! and ask last. Who reads may remember what he has read.

use super::{Ground, OwlReader, Side};
use crate::board::{Board, Color, Point};
use crate::dragons::Dragons;
use crate::eyes::Evaluator;
use crate::influence::Landscape;
use crate::limit::Limit;
use crate::pattern::facts::LifeReading;
use crate::reading::Outcome;
use crate::worms::Worms;
use std::cell::RefCell;

/// The positions that a reading for a constraint looks at,
const POSITIONS: u64 = 1_000;
/// and one of a threat, of two moves in a row: most of the time of all these readings would go there.
const FOR_THREATS: u64 = 400;
/// Taking a string with so many stones is worth it, whatever it leaves.
const LARGE: usize = 7;

/// What is known of a position, and who reads life and death for patterns that ask: what he has read he remembers.
#[derive(Debug)]
pub(crate) struct Lives<'a> {
    worms: &'a Worms,
    dragons: &'a Dragons,
    /// What patterns say of walls if Black or if White moves next everywhere.
    landscapes: &'a [Landscape; 2],
    owl: RefCell<&'a mut OwlReader>,
    limit: &'a Limit,
}

impl<'a> Lives<'a> {
    pub(crate) fn new(
        (worms, dragons, landscapes): (&'a Worms, &'a Dragons, &'a [Landscape; 2]),
        owl: &'a mut OwlReader,
        limit: &'a Limit,
    ) -> Self {
        Self { worms, dragons, landscapes, owl: RefCell::new(owl), limit }
    }
}

impl LifeReading for Lives<'_> {
    /// What is known of the position is that before the move.
    fn after(&self, board: &mut Board, made: Option<(Point, Color)>, stone: Point, first: Color) -> Option<Outcome> {
        let landscape = &self.landscapes[board.color_at(stone)?.opponent().index()];
        let ground = Ground::new(board, self.worms, self.dragons, landscape, stone)?;
        // The patterns that he tries know nobody who could be asked: so nobody else has him now.
        let mut owl = self.owl.try_borrow_mut().ok()?;
        let side = if first == ground.color { Side::Owner } else { Side::Attacker };
        let is_threat = made.is_some_and(|(_, color)| color == first);
        let positions = if is_threat { FOR_THREATS } else { POSITIONS };
        let mut read = |board: &mut Board| match side {
            _ if board.at(stone).is(ground.color) => {
                owl.hurried(positions, self.limit, |owl| owl.read(board, &ground, side)).outcome
            }
            // It has been taken.
            Side::Owner => Outcome::Lost,
            Side::Attacker => Outcome::Win,
        };
        match made {
            Some((point, color)) => board.after(point, color, read),
            None => Some(read(board)),
        }
    }

    fn is_substantial(&self, board: &Board, stone: Point) -> bool {
        is_substantial(board, stone)
    }
}

/// Whether two eyes are left where the string at a point is taken, or so much that it is worth it anyway.
pub(crate) fn is_substantial(board: &Board, stone: Point) -> bool {
    let Some(owner) = board.color_at(stone) else { return false };
    let taken = board.string_stones(stone);
    if taken.len_up_to(LARGE) >= LARGE {
        return true;
    }
    let mut left = board.clone();
    left.take_off(&taken);
    let value = Evaluator::default().closed(&left, &taken, owner.opponent());
    value.is_some_and(|value| value.min() >= 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::FromDrawing;
    use crate::limit::Interrupt;
    use crate::pattern::Databases;
    use std::time::Duration;

    const OPEN: &str = "
        . . X . . . . . .
        . X . X X . O . .
        X . X O O X . . .
        . X O . . O X X .
        . . O . O . O X .
        . O O O X O O X .
        . . . . . X X . .
        . . O . O . . X .
        . . . . . . . . .";

    #[test]
    fn who_remembers_tells_patterns_of_lives_what_he_would_read_anew() {
        let mut board = Board::from_drawing(OPEN).expect("a position");
        // The reader has served the analysis before.
        let mut analyst = Analyst::new(Databases::default());
        let analysis = analyst.analyse(&board);
        let (owl, endless) = (&mut analyst.lives, Limit::endless());
        let moves: Vec<Point> = board.empty_points().iter().step_by(19).collect();
        let mut outcomes = [0; 2];
        // The opponent moves next, or the same player once more, or nobody has moved yet.
        let questions = |point: Point| {
            let by = move |color: Color| [color, color.opponent()].map(|first| (Some((point, color)), first));
            Color::BOTH.into_iter().flat_map(by).chain(Color::BOTH.map(|first| (None, first)))
        };
        for round in 0..2 {
            let before = owl.recalled();
            for dragon in analysis.dragons.iter().take(3) {
                for (made, first) in moves.iter().flat_map(|&point| questions(point)) {
                    let mut ask = |life: &dyn LifeReading| life.after(&mut board, made, dragon.origin, first);
                    let anew = ask(&*analysis);
                    assert_eq!(ask(&analysis.lives(owl, &endless)), anew, "{made:?} {dragon:?}");
                    outcomes[usize::from(anew == Some(Outcome::Win))] += 1;
                }
            }
            assert!(round == 0 || owl.recalled() > before, "nothing was remembered");
        }
        assert!(outcomes.into_iter().all(|count| count >= 5), "{outcomes:?}");
        // And it serves the next one.
        assert!(board.try_play(moves[0], Color::Black));
        let dragons = |analyst: &mut Analyst| format!("{:?}", analyst.analyse(&board).dragons);
        assert_eq!(dragons(&mut analyst), dragons(&mut Analyst::new(Databases::default())));
    }

    #[test]
    fn a_pattern_that_asks_of_a_life_has_few_positions_for_it_and_none_without_time() {
        let board = &mut Board::from_drawing(OPEN).expect("a position");
        let analysis = Analyst::new(Databases::default()).analyse(board);
        // What the question takes that takes most.
        let mut dearest = |limit: &Limit, made: Option<(Point, Color)>| {
            let spent = analysis.dragons.iter().map(|dragon| {
                let mut owl = OwlReader::default();
                let first = made.map_or(dragon.color.opponent(), |(_, color)| color);
                analysis.lives(&mut owl, limit).after(board, made, dragon.origin, first);
                owl.nodes()
            });
            spent.max().expect("a dragon")
        };
        let limit = |time| Limit::start(time, &Interrupt::default());
        let (endless, over) = (limit(None), limit(Some(Duration::ZERO)));
        let threat = Some((Point::new(8, 8), Color::Black));
        let (asked, threatened, hurried) = (dearest(&endless, None), dearest(&endless, threat), dearest(&over, None));
        // Three pockets and games, each with as much.
        assert!(asked <= 4 * POSITIONS && threatened <= 4 * FOR_THREATS, "{asked} {threatened}");
        assert!(asked > POSITIONS && threatened > FOR_THREATS, "{asked} {threatened}");
        assert!(hurried < asked / 2, "{hurried} {asked}");
    }
}

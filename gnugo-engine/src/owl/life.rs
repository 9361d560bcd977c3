//! Do dragons live after some moves? What constraints of patterns ask when everything else is known.
//!
//! Each question is read anew with a small budget, some milliseconds at most: patterns that ask are few, and ask last.

use super::{Ground, OwlReader, Side};
use crate::board::{Board, Color, Point};
use crate::dragons::Dragons;
use crate::eyes::Evaluator;
use crate::influence::Landscape;
use crate::reading::Outcome;
use crate::worms::Worms;

/// The positions that a reading for a constraint looks at.
const POSITIONS: u64 = 1_000;
/// Taking a string with so many stones is worth it, whatever it leaves.
const LARGE: usize = 7;

/// Whether `first` gets what he wants of the dragon at `stone`, once these moves have been made. What is known of the
/// position is that before them; `landscape` is the one if the dragon's opponent moves next.
pub(crate) fn after(
    board: &mut Board,
    known: (&Worms, &Dragons, &Landscape),
    made: &[(Point, Color)],
    stone: Point,
    first: Color,
) -> Outcome {
    let (worms, dragons, landscape) = known;
    let Some(ground) = Ground::new(board, worms, dragons, landscape, stone) else { return Outcome::Lost };
    let owner = ground.color;
    let played = made.iter().filter(|&&(point, color)| board.try_play(point, color)).count();
    let outcome = if board.at(stone).is(owner) {
        let side = if first == owner { Side::Owner } else { Side::Attacker };
        OwlReader::within(POSITIONS).read(board, &ground, side).outcome
    } else if first == owner {
        // It has been taken.
        Outcome::Lost
    } else {
        Outcome::Win
    };
    for _ in 0..played {
        board.undo();
    }
    outcome
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

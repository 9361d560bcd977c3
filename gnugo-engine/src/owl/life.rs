//! Do dragons live after some moves? What constraints of patterns ask when everything else is known.
//!
//! Each question is read with a small budget, some tens of milliseconds at most where no pocket settles it: patterns that ask are few,
//! and ask last. Who reads may remember what he has read.

use super::{Ground, OwlReader, Side};
use crate::board::{Board, Color, Point};
use crate::dragons::Dragons;
use crate::eyes::Evaluator;
use crate::influence::Landscape;
use crate::reading::Outcome;
use crate::worms::Worms;

/// The positions that a reading for a constraint looks at,
const POSITIONS: u64 = 1_000;
/// and one of a threat, of two moves in a row: most of the time of all these readings would go there.
const FOR_THREATS: u64 = 400;
/// Taking a string with so many stones is worth it, whatever it leaves.
const LARGE: usize = 7;

/// Whether `first` gets what he wants of the dragon at `stone`, once a move has been made, if one is. What is known of the
/// position is that before it; `landscape` is the one if the dragon's opponent moves next. `None` if the move is illegal, or no stone
/// stands there.
pub(crate) fn after(
    owl: &mut OwlReader,
    board: &mut Board,
    known: (&Worms, &Dragons, &Landscape),
    made: Option<(Point, Color)>,
    stone: Point,
    first: Color,
) -> Option<Outcome> {
    let (worms, dragons, landscape) = known;
    let ground = Ground::new(board, worms, dragons, landscape, stone)?;
    let side = if first == ground.color { Side::Owner } else { Side::Attacker };
    let is_threat = made.is_some_and(|(_, color)| color == first);
    let positions = if is_threat { FOR_THREATS } else { POSITIONS };
    let mut read = |board: &mut Board| match side {
        _ if board.at(stone).is(ground.color) => owl.limited(positions, |owl| owl.read(board, &ground, side)).outcome,
        // It has been taken.
        Side::Owner => Outcome::Lost,
        Side::Attacker => Outcome::Win,
    };
    match made {
        Some((point, color)) => board.after(point, color, read),
        None => Some(read(board)),
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

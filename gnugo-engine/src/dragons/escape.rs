//! Can a dragon run away to safety, if it cannot live where it is?
//!
//! A measure of it is the room that it reaches in four steps (GNU Go's manual, "Escape"): each step goes on by the rules
//! for liberties of higher order ([`liberties_by_order`](crate::reach::liberties_by_order)), and the points that take four
//! of them count by what is there: more where the dragon's owner is strong, nothing in the opponent's territory. Reaching
//! a friend that lives counts as well. From [`AWAY`] on the dragon has got away; below [`CAUGHT`] it is caught. The steps
//! are taken without an answer, so that a net that reading would find is not seen. Some microseconds a dragon.

use crate::board::{Board, Color, Point, PointSet};
use crate::influence::{Hold, Influence};
use crate::reach::next_liberties;

/// With at least so much room a dragon is not caught.
pub const AWAY: u32 = 16;
/// With less than this it does not get out.
pub const CAUGHT: u32 = 5;
/// The steps that lead away.
const STEPS: usize = 4;
/// What it is worth to reach a friend that lives.
const FRIEND: u32 = 6;

/// What a point that is reached is worth to `color`, by who is strong there.
#[must_use]
pub fn escape_value(influence: &Influence, point: Point, color: Color) -> u32 {
    match influence.hold(point) {
        Some((owner, Hold::Moyo | Hold::Territory)) if owner == color => 4,
        Some((owner, Hold::Area)) if owner == color => 3,
        None => 2,
        Some((_, Hold::Area)) => 1,
        Some((_, Hold::Moyo | Hold::Territory)) => 0,
    }
}

/// The room for the escape of stones of `color`. `friends` are other stones of that colour that live.
#[must_use]
pub fn escape_route(board: &Board, influence: &Influence, stones: &PointSet, friends: &PointSet, color: Color) -> u32 {
    room_to_escape(board, stones, friends, color, |point| escape_value(influence, point, color))
}

/// The same, where what a point is worth is known already.
#[must_use]
pub(crate) fn room_to_escape(
    board: &Board,
    stones: &PointSet,
    friends: &PointSet,
    color: Color,
    worth: impl Fn(Point) -> u32,
) -> u32 {
    let mut fresh = stones.neighbors().intersection(&board.empty_points());
    let mut reached = fresh;
    let mut met = fresh.neighbors().intersects(friends);
    for step in 1..STEPS {
        fresh = next_liberties(board, &fresh, color, step == 1).difference(&reached);
        reached = reached.union(&fresh);
        met |= fresh.neighbors().intersects(friends);
    }
    let route: u32 = fresh.iter().map(worth).sum();
    route + if met { FRIEND } else { 0 }
}

//! Which moves have succeeded nearby, so that they are worth trying first?
//!
//! What answers one move answers most of its alternatives. It is noted for each ply and each side: costs nothing, and
//! does not see that the board has changed.

use crate::board::Point;
use crate::reading::Role;

/// Deeper moves are not noted.
const PLIES: usize = 32;

/// The moves that succeeded last, at each ply, for who connects and who cuts.
#[derive(Clone, Debug, Default)]
pub(super) struct Successes {
    latest: [[Option<Point>; PLIES]; 2],
}

impl Successes {
    /// Notes a success.
    pub(super) fn note(&mut self, goal: Role, ply: u16, point: Point) {
        if let Some(latest) = self.latest[usize::from(goal == Role::Connect)].get_mut(usize::from(ply)) {
            *latest = Some(point);
        }
    }

    /// The latest success of this side at this ply.
    pub(super) fn latest(&self, goal: Role, ply: u16) -> Option<Point> {
        self.latest[usize::from(goal == Role::Connect)].get(usize::from(ply)).copied().flatten()
    }
}

//! Which defence succeeded last, so that it is worth trying first against the next attack?
//!
//! It is noted for each depth: costs nothing, and does not see that the board has changed.

use crate::board::Point;

/// The defence that succeeded last at each depth: it often succeeds against the next attack too, so it is tried first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Refutations {
    by_ply: Vec<Option<Point>>,
}

impl Refutations {
    /// The move to try first.
    #[inline]
    pub(super) fn at(&self, ply: usize) -> Option<Point> {
        self.by_ply.get(ply).copied().flatten()
    }

    /// Notes a success.
    #[inline]
    pub(super) fn note(&mut self, ply: usize, point: Point) {
        if self.by_ply.len() <= ply {
            self.by_ply.resize(ply + 1, None);
        }
        self.by_ply[ply] = Some(point);
    }
}

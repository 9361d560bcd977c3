//! Which moves are worth trying, and in which order?
//!
//! The generators propose moves with a number that says how promising each is. The numbers depend on the shape only,
//! never on where on the board it lies, so that turned and mirrored positions are read alike.

mod attack;
mod defend;
mod gains;

pub(super) use gains::Gains;

use crate::board::{Point, PointSet};
use smallvec::SmallVec;

/// Moves to try, each once.
#[derive(Clone, Debug, Default)]
pub(super) struct Candidates {
    moves: SmallVec<[(i32, Point); 24]>,
    seen: PointSet,
}

impl Candidates {
    /// Adds a move, unless it is there already.
    #[inline]
    pub(super) fn add(&mut self, point: Point, promise: i32) {
        if self.seen.insert(point) {
            self.moves.push((promise, point));
        }
    }

    /// Adds all points of a set that are not there already.
    #[inline]
    pub(super) fn add_all(&mut self, points: &PointSet, promise: i32) {
        for point in points {
            self.add(point, promise);
        }
    }

    /// Makes moves more promising, if they are there.
    #[inline]
    pub(super) fn raise(&mut self, points: &PointSet, promise: i32) {
        for (old, point) in &mut self.moves {
            if points.contains(*point) {
                *old = promise.max(*old);
            }
        }
    }

    /// The moves, the most promising first.
    #[inline]
    pub(super) fn sorted(mut self) -> SmallVec<[(i32, Point); 24]> {
        self.moves.sort_by_key(|&(promise, _)| -promise);
        self.moves
    }
}

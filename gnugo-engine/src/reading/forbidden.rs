//! Where may a player not play, by the terms of a question?

use crate::board::{Color, Point, PointSet};

/// Who may not play where.
#[derive(Clone, Copy, Hash, Debug)]
pub(crate) struct Forbidden {
    pub(super) color: Color,
    pub(super) points: PointSet,
}

impl Forbidden {
    /// Both players may play everywhere.
    pub(super) const NOTHING: Self = Self { color: Color::Black, points: PointSet::EMPTY };

    /// Whether `color` may not play at `point`.
    #[inline]
    pub(super) fn forbids(&self, point: Point, color: Color) -> bool {
        self.points.contains(point) && self.color == color
    }

    /// Whether `color` may not play at one of these points.
    #[inline]
    pub(super) fn forbids_some(&self, points: &PointSet, color: Color) -> bool {
        self.color == color && self.points.intersects(points)
    }
}

//! What is to be connected?

use crate::board::{Color, Point, PointSet};
use crate::reading::{Circle, KoState};

/// The highest order of a connection: how many of its moves the opponent may leave unanswered before the last one.
pub(super) const HIGHEST: u8 = 3;

/// What a string is to be connected with.
#[derive(Clone, Copy, Debug)]
pub(super) enum End {
    /// Another string of the same colour.
    String(Point),
    /// Any point of an area.
    Area(PointSet),
}

/// A connection in question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) a: Point,
    pub(super) end: End,
    /// Who wants to connect.
    pub(super) color: Color,
    /// Who has ko threats, for all captures on the way too.
    pub(super) ko: KoState,
    /// Whether strings that are joined, and can then be captured, count as cut all the same.
    pub(super) must_live: bool,
}

impl Link {
    /// Whether the owner of the strings has more patience in a circle of captures: the opponent runs out of ko threats.
    /// A circle that goes on for ever connects nothing.
    pub(super) fn outlasts(&self, circle: Circle) -> bool {
        circle == Circle::Costly && self.ko == KoState::with_threats(Some(self.color.opponent()))
    }

    /// The strings at its ends: one or two.
    pub(super) fn strings(&self) -> impl Iterator<Item = Point> + use<> {
        let other = match self.end {
            End::String(b) => Some(b),
            End::Area(_) => None,
        };
        std::iter::once(self.a).chain(other)
    }
}

//! What does a player do when it is their turn?

use crate::board::Point;

/// What a player does when it is their turn. Resigning is no move on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Plays a stone.
    Play(Point),
    /// Plays none.
    Pass,
}

impl Move {
    /// Where the stone is played; `None` for a pass.
    #[inline]
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Play(point) => Some(point),
            Self::Pass => None,
        }
    }

    /// As it is written on a board of `size`: a point like "C3", or "PASS".
    #[must_use]
    pub fn to_text(self, size: usize) -> String {
        self.point().map_or_else(|| "PASS".to_owned(), |point| point.to_text(size))
    }
}

impl From<Option<Point>> for Move {
    /// A stone where there is a point to play at, and a pass otherwise.
    fn from(point: Option<Point>) -> Self {
        point.map_or(Self::Pass, Self::Play)
    }
}

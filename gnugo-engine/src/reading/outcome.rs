//! What reading finds.

use crate::board::Point;
use std::fmt;

/// Whether the player who moves first in a question succeeds (spec/reading.texi, "Return Codes").
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Outcome {
    /// No.
    #[default]
    Lost,
    /// By a ko for which the player must make the first threat.
    KoB,
    /// By a ko that the player takes first, so that the opponent must make the first threat.
    KoA,
    /// Yes.
    Win,
}

impl Outcome {
    /// The same result as the opponent sees it.
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Lost => Self::Win,
            Self::KoB => Self::KoA,
            Self::KoA => Self::KoB,
            Self::Win => Self::Lost,
        }
    }

    /// Whether a ko decides.
    #[inline]
    #[must_use]
    pub const fn is_ko(self) -> bool {
        matches!(self, Self::KoA | Self::KoB)
    }

    /// The next worse outcome.
    #[inline]
    pub(crate) const fn pred(self) -> Self {
        match self {
            Self::Lost | Self::KoB => Self::Lost,
            Self::KoA => Self::KoB,
            Self::Win => Self::KoA,
        }
    }

    /// The number that GTP answers give it: 0 no, 1 yes, 2 `KO_A`, 3 `KO_B`.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Lost => 0,
            Self::Win => 1,
            Self::KoA => 2,
            Self::KoB => 3,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Lost => "0",
            Self::KoB => "KO_B",
            Self::KoA => "KO_A",
            Self::Win => "WIN",
        })
    }
}

/// An outcome and the move that achieves it, if one is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reading {
    /// Whether it succeeds.
    pub outcome: Outcome,
    /// The first move; `None` if it fails or needs no move.
    pub point: Option<Point>,
}

impl Reading {
    /// It fails.
    pub const LOST: Self = Self { outcome: Outcome::Lost, point: None };

    /// It succeeds by a move at `point`.
    #[inline]
    #[must_use]
    pub const fn win(point: Point) -> Self {
        Self { outcome: Outcome::Win, point: Some(point) }
    }
}

/// Without naming a move.
impl From<Outcome> for Reading {
    fn from(outcome: Outcome) -> Self {
        Self { outcome, point: None }
    }
}

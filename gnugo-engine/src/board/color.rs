//! What can stand on a point: the two colours, and the four states of a place on the board.

use std::fmt;

/// One of the two players, and the colour of a stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// Black, who moves first; `X` in drawings.
    Black = 1,
    /// White; `O` in drawings.
    White = 2,
}

impl Color {
    /// Both colours, black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The other player.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// What points that count for Black are multiplied with to count for this player: 1 for Black, and −1 for White.
    #[inline]
    #[must_use]
    pub const fn sign(self) -> f32 {
        match self {
            Self::Black => 1.0,
            Self::White => -1.0,
        }
    }

    /// 0 for black and 1 for white: the place of a colour in an array of two.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}

/// The state of a place: empty, a stone, or off the board.
///
/// The values are bits: black 1, white 2, and off the board is both. So a test "not white" is one `and`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Cell {
    /// An empty point.
    #[default]
    Empty = 0,
    /// A black stone.
    Black = 1,
    /// A white stone.
    White = 2,
    /// Not on the board.
    Off = 3,
}

impl Cell {
    /// The colour of the stone here, if there is one.
    #[inline]
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Empty | Self::Off => None,
        }
    }

    /// Whether a stone of `color` stands here.
    #[inline]
    #[must_use]
    pub const fn is(self, color: Color) -> bool {
        self as u8 == color as u8
    }

    /// Whether the point is on the board and empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        matches!(self, Self::Empty)
    }
}

impl From<Color> for Cell {
    #[inline]
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

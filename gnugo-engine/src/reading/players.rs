//! Which of the two players does something concern?
//!
//! A set of players, kept with what a search finds: on whose ko threats a result depends, and in whose favour something
//! was decided for want of stones.

use crate::board::Color;

/// Nobody, one player, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Players(u8);

impl Players {
    /// No player.
    pub(crate) const NOBODY: Self = Self(0);

    /// Both of them.
    pub(crate) const BOTH: Self = Self(3);

    /// Adds a player.
    #[inline]
    pub(crate) fn include(&mut self, color: Color) {
        self.0 |= 1 << color.index();
    }

    /// Whether the player is one of them.
    #[inline]
    pub(crate) const fn includes(self, color: Color) -> bool {
        self.0 >> color.index() & 1 != 0
    }

    /// The players of both sets.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// A bit for each player.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

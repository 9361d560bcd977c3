//! By how much does a move bring a search nearer to its limits of depth?
//!
//! Which moves are forced is found out in `forced.rs`.

/// Whether a move counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// It was the player's choice.
    Counted,
    /// It was forced.
    Free,
}

impl Pace {
    /// By how much it brings a search nearer to its limits.
    #[inline]
    pub(crate) const fn moves(self) -> u16 {
        match self {
            Self::Counted => 1,
            Self::Free => 0,
        }
    }

    /// Free, if the player was forced.
    #[inline]
    pub(super) const fn of(forced: bool) -> Self {
        if forced { Self::Free } else { Self::Counted }
    }
}

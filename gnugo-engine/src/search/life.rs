//! Games about the life of some stones: where are they played, when are they over, and who has won?

use crate::board::{Color, PointSet};
use crate::playout::Field;

/// Whoever wins kos may retake so many at once. He may not do it for ever: with that, games about stones in several kos went on
/// until somebody gave up.
const THREATS: u8 = 3;

/// A ko matters if it was retaken at once in one game of so many.
const SELDOM: u32 = 50;

/// The stones that games are about.
#[derive(Clone, Debug)]
pub(crate) struct Life {
    /// They live as long as one of them is on the board.
    pub(crate) stones: PointSet,
    /// Whose they are.
    pub(crate) owner: Color,
    /// Nobody plays elsewhere.
    pub(crate) zone: PointSet,
    /// Who may retake kos at once.
    pub(crate) rich: Option<Color>,
}

impl Life {
    /// Makes a position one for such games.
    pub(super) fn prepare(&self, field: &mut Field) {
        field.restrict(&self.zone);
        if let Some(rich) = self.rich {
            field.give_threats(rich, THREATS);
        }
    }

    /// Whether all of the stones are gone.
    pub(super) fn is_over(&self, field: &Field) -> bool {
        !self.stones.iter().any(|stone| field.at(stone).is(self.owner))
    }

    /// Who has won, as a score: 1 for Black, -1 for White.
    pub(super) fn score(&self, field: &Field) -> i32 {
        let winner = if self.is_over(field) { self.owner.opponent() } else { self.owner };
        if winner == Color::Black { 1 } else { -1 }
    }

    /// Whether a ko was retaken at once in a game.
    pub(super) fn met_ko(&self, field: &Field) -> bool {
        self.rich.is_some_and(|rich| field.threats(rich) < THREATS)
    }

    /// Whether that happened in so many games of all that it matters.
    pub(super) fn matters(kos: u32, games: u32) -> bool {
        kos > 0 && kos >= games / SELDOM
    }
}

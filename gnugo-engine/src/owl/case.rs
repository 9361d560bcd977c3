//! What is asked of a dragon, under one assumption about kos, and what was found?

use super::ground::Ground;
use crate::board::{Color, Point, PointSet};

/// What is asked of a dragon: whether `player`, who moves first, gets what he wants if `rich` wins all kos.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case<'a> {
    pub(super) ground: &'a Ground,
    pub(super) player: Color,
    pub(super) rich: Option<Color>,
}

impl<'a> Case<'a> {
    /// The same, asked of the other player.
    pub(super) fn turned(self) -> Self {
        Self { player: self.player.opponent(), ..self }
    }

    /// The same, if this player wins all kos.
    pub(super) fn with_kos_of(self, rich: Color) -> Self {
        Self { rich: Some(rich), ..self }
    }

    /// Whether the first player wants to kill.
    pub(super) fn attacks(&self) -> bool {
        self.player != self.ground.color
    }
}

/// The answer to a question under one assumption about kos.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) succeeds: bool,
    pub(super) certain: bool,
    /// Whether, if it is not certain, little speaks for another answer.
    pub(super) clear: bool,
    /// Whether something was proved at all.
    pub(super) is_settled: bool,
    pub(super) met_ko: bool,
    pub(super) point: Option<Point>,
    /// First moves that games found, and pockets prove to fail.
    pub(super) refuted: PointSet,
}

impl Found {
    /// Nothing was proved, and nothing was judged.
    pub(super) const OPEN: Self = Self {
        succeeds: false,
        certain: false,
        clear: false,
        is_settled: false,
        met_ko: false,
        point: None,
        refuted: PointSet::EMPTY,
    };
}

//! Who may take which ko in a search?

use super::{Cells, OWNER, Position};

/// So many ko threats has the player who wins kos: with as many as he likes, every false eye would be an eye.
const THREATS: u8 = 1;

/// What is assumed of kos, and what came of it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Kos {
    /// Which side may retake every ko at once.
    rich: Option<usize>,
    /// Whether it may do so a few times only.
    is_limited: bool,
    /// Whether who wins kos has threats without end, so that an owner's false eyes count.
    pub(crate) is_strict: bool,
    /// Whether a ko came up that may not be retaken.
    pub(crate) met: bool,
    /// Whether false eyes were taken for none, though the owner may win every ko.
    pub(crate) doubted: bool,
}

impl Kos {
    /// A side wins kos, or nobody does. The position to begin with, with the threats that there are.
    pub(crate) fn begin(&mut self, rich: Option<usize>, start: &Position) -> Position {
        self.rich = rich;
        self.is_limited = rich.is_some() && !self.is_strict;
        self.doubted = false;
        self.start(start)
    }

    /// The position to begin with.
    pub(crate) fn start(&self, start: &Position) -> Position {
        start.with_threats(if self.is_limited { THREATS } else { 0 })
    }

    /// The side that wins kos.
    pub(crate) fn rich(&self) -> Option<usize> {
        self.rich
    }

    /// Whether the side may play on a cell, which would retake a ko.
    pub(crate) fn may_take(&self, position: &Position, side: usize, cell: Cells) -> bool {
        cell != position.ko || self.rich == Some(side) && !(self.is_limited && position.threats == 0)
    }

    /// The same for a move that is thought of.
    pub(crate) fn may_play(&mut self, position: &Position, side: usize, cell: Cells) -> bool {
        self.met |= cell == position.ko;
        self.may_take(position, side, cell)
    }

    /// The position after a move, with the threats that are left then; `None` if nothing comes of it.
    pub(crate) fn after(&mut self, before: &Position, side: usize, cell: Cells, after: Position) -> Option<Position> {
        if after.ko != 0 {
            self.met = true;
            // Who wins all kos would retake at once.
            if self.rich == Some(1 - side) && !self.is_limited {
                return None;
            }
        }
        let costs = cell == before.ko && self.is_limited;
        Some(if costs { after.with_threats(before.threats - 1) } else { after })
    }

    /// Whether the owner cannot get two eyes. `most` says how many there may be, false ones that a ko might keep among them or
    /// not.
    pub(crate) fn lacks_eyes(&mut self, mut most: impl FnMut(bool) -> u8) -> bool {
        let keeps = self.is_strict && self.rich == Some(OWNER);
        if most(keeps) >= 2 {
            return false;
        }
        let by_ko = most(true) >= 2;
        self.met |= by_ko;
        self.doubted |= by_ko && self.rich == Some(OWNER);
        true
    }
}

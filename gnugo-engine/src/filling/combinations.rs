//! Does a player have a series of threats, in a game that is nearly over? Some tens of milliseconds on 19×19.

use crate::board::{Board, Color, PointSet};
use crate::combination::{self, Combination, Effort};
use crate::reading::{Limits, Outcome, Reader};
use crate::worms::Worms;

/// The stones that are tried at most for one threat.
const STONES: u64 = 2_000;
/// The threats of a combination, and the moves that are tried for it.
const EFFORT: Effort = Effort { depth: 3, tries: 300 };

/// Looks for series of threats in games that are over.
pub(crate) struct Combinations {
    reader: Reader,
}

impl Combinations {
    pub(crate) fn new() -> Self {
        Self { reader: Reader::with_limits(Limits { nodes: STONES, ..Limits::default() }) }
    }

    /// The series of threats by which a player who moves next is sure to capture some of these stones, and not by a ko.
    pub(crate) fn find(&mut self, board: &mut Board, player: Color, targets: &PointSet) -> Option<Combination> {
        let worms = Worms::new(board, &mut self.reader, &[], &[]);
        let found = combination::find_against(board, &mut self.reader, &worms, (player, targets), EFFORT, &[]);
        found.combination.filter(|found| found.outcome == Outcome::Win)
    }
}

//! Does a ko decide a race that only one player can begin?

use super::field::{ATTACKER, Cells, OWNER, Position};
use super::search::Search;
use crate::board::Hash;
use crate::fight::Fight;

/// A race in which the attacker may wait.
pub(super) struct RaceFight<'a> {
    search: Search<'a>,
    /// So many positions have been looked at, and at most.
    pub(super) nodes: u64,
    most: u64,
}

impl<'a> RaceFight<'a> {
    pub(super) fn new(search: Search<'a>, most: u64) -> Self {
        Self { search, nodes: 0, most }
    }
}

impl Fight for RaceFight<'_> {
    type Position = Position;

    fn hash(&self, position: &Position) -> Hash {
        position.hash
    }

    fn ko(&self, position: &Position) -> Cells {
        position.ko
    }

    fn empty(&self, position: &Position) -> Cells {
        self.search.field().empty(position)
    }

    fn passed(&self, position: &Position) -> Position {
        self.search.field().pass(position)
    }

    fn played(&self, position: &Position, side: usize, cell: Cells) -> Option<Position> {
        let field = self.search.field();
        field.play(position, &field.chains(position), side, cell).map(|played| played.position)
    }

    /// He captures the attacker's dragon, or a part of it.
    fn is_won(&self, position: &Position) -> bool {
        self.search.field().goals[ATTACKER] & !position.stones[ATTACKER] != 0
    }

    fn killed(&mut self, position: &Position, side: usize, rich: usize) -> Option<Cells> {
        if self.nodes >= self.most || position.stones[OWNER] & self.search.field().goals[OWNER] == 0 {
            return None;
        }
        // The attacker has to do with few threats, and the owner has them without end.
        self.search.is_strict = rich == OWNER;
        let (numbers, cell) = self.search.prove(position, side, Some(rich));
        self.nodes += self.search.nodes.max(1);
        (numbers.kill == 0).then_some(if side == ATTACKER { cell } else { 0 })
    }
}

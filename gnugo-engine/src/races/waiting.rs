//! Does a ko decide a race that only one player can begin?

use super::field::{ATTACKER, Area, Cells, OWNER, Position};
use super::search::Search;
use crate::fight::Fight;

impl Fight for Search<'_> {
    fn arena(&self) -> Cells {
        self.field().all
    }

    fn passed(&self, position: &Position) -> Position {
        self.field().pass(position)
    }

    fn played(&self, position: &Position, side: usize, cell: Cells) -> Option<Position> {
        let field = self.field();
        field.play(position, &field.chains(position), side, cell).map(|played| played.position)
    }

    /// He captures the attacker's dragon, or a part of it.
    fn is_won(&self, position: &Position) -> bool {
        self.field().goals[ATTACKER] & !position.stones[ATTACKER] != 0
    }

    fn killed(&mut self, position: &Position, side: usize, rich: usize, without_end: bool) -> Option<Cells> {
        if self.left(position, OWNER) == 0 {
            return None;
        }
        self.kos.is_strict = without_end;
        let (numbers, cell) = self.prove(position, side, Some(rich));
        (numbers.kill == 0).then_some(cell)
    }

    fn nodes(&self) -> u64 {
        self.proofs.nodes
    }
}

//! Does a ko decide in a pocket that only the attacker can begin?

use super::field::{Area, Cells, OWNER, Position};
use super::proof::Search;
use super::{Pocket, Question, Shapes};
use crate::board::Point;
use crate::fight::{Fight, Waiting};
use crate::limit::Limit;

/// So many times the positions of a reading are looked at before it is said that he may not wait: several proofs are needed.
const LONGER: u64 = 4;

/// Whether the attacker may wait with a ko.
pub(in crate::owl) struct Waits {
    /// Whether the dragon is dead by that.
    pub(in crate::owl) is_dead: bool,
    /// The attacker's move after which he may wait, if he needs one.
    pub(in crate::owl) point: Option<Point>,
    /// So many positions were looked at.
    pub(in crate::owl) nodes: u64,
}

impl Pocket {
    /// Whether the dragon is dead since the attacker may begin a ko when he likes, if he or its owner moves first. `first` is
    /// the first of his moves that is tried.
    pub(in crate::owl) fn waits(
        &self,
        question: &Question<'_>,
        first: Option<Point>,
        time: Option<&Limit>,
        shapes: &mut Shapes,
    ) -> Waits {
        let (mut search, side, _) = self.search(question, time, shapes);
        let cell = |point| self.points.iter().position(|&other| other == Some(point)).map_or(0, |n| 1 << n);
        let mut waiting = Waiting::new(&mut search, LONGER * question.most);
        let found = if side == OWNER {
            waiting.waits(&self.start).then_some(0)
        } else {
            waiting.attack(&self.start, first.map_or(0, cell))
        };
        Waits { is_dead: found.is_some(), point: found.and_then(|cell| self.point(cell)), nodes: waiting.nodes }
    }
}

impl Fight for Search<'_> {
    fn arena(&self) -> Cells {
        self.field().arena
    }

    fn passed(&self, position: &Position) -> Position {
        self.field().pass(position)
    }

    fn played(&self, position: &Position, side: usize, cell: Cells) -> Option<Position> {
        let field = self.field();
        field.play(position, &field.chains(position), side, cell).map(|played| played.position)
    }

    fn is_won(&self, _: &Position) -> bool {
        false
    }

    fn killed(&mut self, position: &Position, side: usize, rich: usize, without_end: bool) -> Option<Cells> {
        let is_left = self.left(position) != 0;
        self.kos.is_strict = without_end;
        let (numbers, cell) = is_left.then(|| self.prove(position, side, Some(rich)))?;
        (numbers.kill == 0).then_some(cell)
    }

    fn nodes(&self) -> u64 {
        self.proofs.nodes
    }
}

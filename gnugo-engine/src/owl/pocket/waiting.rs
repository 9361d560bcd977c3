//! Does a ko decide in a pocket that only the attacker can begin?

use super::field::{ATTACKER, Cells, OWNER, Position};
use super::proof::Search;
use super::{Pocket, Question, Shapes};
use crate::board::{Hash, Point};
use crate::fight::{Fight, Waiting};
use crate::limit::Limit;

impl Pocket {
    /// Whether the dragon is dead since the attacker may begin a ko when he likes, if he or its owner moves first: with the move
    /// after which he may, where he needs one. `first` is the first that is tried.
    pub(in crate::owl) fn waits(
        &self,
        question: &Question<'_>,
        first: Option<Point>,
        time: Option<&Limit>,
        shapes: &mut Shapes,
    ) -> Option<Option<Point>> {
        let (search, side, _) = self.search(question, time, shapes);
        let mut fight = PocketFight { search, nodes: 0, most: question.most };
        let cell = |point| self.points.iter().position(|&other| other == Some(point)).map_or(0, |n| 1 << n);
        let mut waiting = Waiting::new(&mut fight);
        if side == OWNER {
            return waiting.waits(&self.start).then_some(None);
        }
        let cell = waiting.attack(&self.start, first.map_or(0, cell))?;
        Some(self.point(cell))
    }
}

struct PocketFight<'a> {
    search: Search<'a>,
    /// So many positions have been looked at, and at most.
    nodes: u64,
    most: u64,
}

impl Fight for PocketFight<'_> {
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
        self.search.field().play(position, side, cell).map(|played| played.position)
    }

    fn is_won(&self, _: &Position) -> bool {
        false
    }

    fn killed(&mut self, position: &Position, side: usize, rich: usize) -> Option<Cells> {
        if self.nodes >= self.most || self.search.left(position) == 0 {
            return None;
        }
        // The attacker has to do with few threats, and the owner has them without end.
        self.search.is_strict = rich == OWNER;
        let (numbers, cell) = self.search.prove(position, side, Some(rich));
        self.nodes += self.search.nodes.max(1);
        (numbers.kill == 0).then_some(if side == ATTACKER { cell } else { 0 })
    }
}

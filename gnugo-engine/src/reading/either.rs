//! Questions about two strings at once.

use super::{Outcome, Reader};
use crate::board::{Board, Point};

impl Reader {
    /// Can at least one of two strings of one colour be captured?
    pub fn attack_either(&mut self, board: &mut Board, a: Point, b: Point) -> Outcome {
        self.attack(board, a).outcome.max(self.attack(board, b).outcome)
    }

    /// Can two strings of one colour both be saved?
    pub fn defend_both(&mut self, board: &mut Board, a: Point, b: Point) -> Outcome {
        let mut save = |target| match self.attack(board, target).outcome {
            Outcome::Lost => Outcome::Win,
            _ => self.find_defense(board, target).outcome,
        };
        save(a).min(save(b))
    }
}

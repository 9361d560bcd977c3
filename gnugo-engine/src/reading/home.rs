//! What has been found of the position that is being analysed?
//!
//! An analysis asks of each string with patience whether it can be captured, and then a great many small questions with
//! little: about patterns, eyes and cuts, in this position and after a move or two. Many of these ask again what is
//! known already. What was read with patience is better than what little patience would find, so it is the answer to
//! these, too, wherever nothing has changed on which it depends.
//!
//! That must not depend on what happens to be remembered from other positions, so it is kept apart from that
//! (`persistent.rs`), and only as long as the analysis lasts. With caches off, it is all the same.

use super::Frame;
use super::persistent::{Answer, Kept, Question};
use crate::board::{Board, Hash, PointSet};
use rustc_hash::FxHashMap;

/// The answers about one position.
#[derive(Clone, Debug)]
pub(super) struct Home {
    position: Hash,
    answers: FxHashMap<(Question, Frame), Kept<Answer>>,
}

impl Home {
    /// Nothing has been found of the position yet.
    pub(super) fn new(board: &Board) -> Self {
        Self { position: board.hash(), answers: FxHashMap::default() }
    }

    /// What was answered with at least so many stones allowed, if it still holds.
    pub(super) fn get(&self, board: &Board, question: Question, frame: Frame, allowed: u64) -> Option<Answer> {
        let kept = self.answers.get(&(question, frame))?;
        (board.ko().is_none() && kept.found.allowed >= allowed && kept.holds(board)).then_some(kept.found)
    }

    /// Keeps an answer that depends on this part of the board, if it is about the position itself.
    pub(super) fn put(&mut self, board: &Board, question: Question, frame: Frame, answer: Answer, part: PointSet) {
        if board.hash() == self.position && board.ko().is_none() {
            self.answers.insert((question, frame), Kept::new(board, answer, part));
        }
    }
}

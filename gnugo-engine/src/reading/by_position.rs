//! What was answered about this very position?
//!
//! Questions that few stones may be tried for are asked in great numbers, and many of them more than once: where strings
//! are cut, the same moves lead to the same position in another order. To read such a question costs less than to find
//! out which part of the board the answer depends on, so it is kept for the whole position only. So are all answers where a
//! ko may not be retaken, which depend on more than the stones. Keeping and finding one costs some nanoseconds; a newer
//! answer replaces an older one.

use super::persistent::{Answer, Question};
use crate::board::Board;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// Answers to questions of at most so many stones are kept like this.
pub(super) const FEW: u64 = 100;

const SIZE: usize = 1 << 13;

/// A table of fixed size.
#[derive(Clone, Debug, Default)]
pub(super) struct ByPosition {
    entries: Vec<Option<(u64, Answer)>>,
}

impl ByPosition {
    /// Where the answer to a question about the position is kept.
    pub(super) fn key(board: &Board, question: Question) -> u64 {
        let mut hasher = FxHasher::default();
        (board.hash(), board.size(), question).hash(&mut hasher);
        hasher.finish()
    }

    /// What was answered, for somebody who would try so many stones.
    pub(super) fn get(&self, key: u64, question: Question, nodes: u64) -> Option<Answer> {
        let (kept, answer) = (*self.entries.get(key as usize & (SIZE - 1))?)?;
        (kept == key && answer.is_good_for(question, nodes)).then_some(answer)
    }

    /// Keeps an answer.
    pub(super) fn put(&mut self, key: u64, answer: Answer) {
        if self.entries.is_empty() {
            self.entries = vec![None; SIZE];
        }
        if let Some(entry) = self.entries.get_mut(key as usize & (SIZE - 1)) {
            *entry = Some((key, answer));
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
    }
}

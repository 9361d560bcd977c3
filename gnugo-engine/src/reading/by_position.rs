//! What was answered about this very position?
//!
//! Questions that few stones may be tried for are asked in great numbers, and many of them more than once: patterns
//! about the same stones ask about the same positions. To read such a question costs less than to find
//! out which part of the board the answer depends on, so it is kept for the whole position only. So are all answers where a
//! ko may not be retaken, which depend on more than the stones. Keeping and finding one costs some nanoseconds; a newer
//! answer replaces an older one.

use super::persistent::{Answer, Question};
use crate::board::{Board, PointSet};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// Answers to questions of at most so many stones are kept like this.
pub(super) const FEW: u64 = 100;

const SIZE: usize = 1 << 13;

/// An answer, and what it depends on, for whoever must know what an answer of theirs rests on.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    answer: Answer,
    part: PointSet,
}

/// A table of fixed size.
#[derive(Clone, Debug, Default)]
pub(super) struct ByPosition {
    entries: Vec<Option<Entry>>,
}

impl ByPosition {
    /// Where the answer to a question about the position is kept.
    pub(super) fn key(board: &Board, question: Question) -> u64 {
        let mut hasher = FxHasher::default();
        (board.hash(), board.size(), question).hash(&mut hasher);
        hasher.finish()
    }

    /// What was answered, for somebody who would try so many stones, and what it depends on.
    pub(super) fn get(&self, key: u64, question: Question, allowed: u64) -> Option<(Answer, PointSet)> {
        let kept = self.entries.get(key as usize & (SIZE - 1))?.as_ref()?;
        (kept.key == key && kept.answer.is_good_for(question, allowed)).then_some((kept.answer, kept.part))
    }

    /// Keeps an answer that depends on this part of the board.
    pub(super) fn put(&mut self, key: u64, answer: Answer, part: PointSet) {
        if self.entries.is_empty() {
            self.entries = vec![None; SIZE];
        }
        if let Some(entry) = self.entries.get_mut(key as usize & (SIZE - 1)) {
            *entry = Some(Entry { key, answer, part });
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
    }
}

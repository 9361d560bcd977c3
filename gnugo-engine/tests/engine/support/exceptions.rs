//! What is known to fail: a test of many positions holds a list of the exceptions, each with its position and its cause.
//!
//! The positions are the same in every run, so the list is exact. A test fails where something fails that is not in the
//! list, and where something in the list no longer fails: the list may only get shorter.

use gnugo_engine::board::{Board, FromDrawing};
use std::collections::BTreeSet;

/// A failure that is known.
pub(crate) struct Exception {
    /// What fails: the points and whatever else tells it from others in the same position.
    pub(crate) question: &'static str,
    /// The position.
    pub(crate) drawing: &'static str,
    /// Why it fails.
    pub(crate) cause: &'static str,
}

/// What failed in a test.
#[derive(Default)]
pub(crate) struct Failures {
    found: BTreeSet<(String, String)>,
}

impl Failures {
    /// Adds a question in a position.
    pub(crate) fn add(&mut self, board: &Board, question: String) {
        self.found.insert((board.to_string(), question));
    }

    /// Makes sure that all that failed is known, and that all that is known failed.
    pub(crate) fn assert_known(&self, known: &[Exception]) {
        let mut unseen = self.found.clone();
        let mut mended = Vec::new();
        for Exception { question, drawing, cause } in known {
            let board = Board::from_drawing(drawing).expect("a position");
            if !unseen.remove(&(board.to_string(), (*question).to_owned())) {
                mended.push(format!("{question} ({cause}) in\n{board}"));
            }
        }
        let unseen: Vec<String> = unseen.iter().map(|(board, question)| format!("{question} in\n{board}")).collect();
        assert!(
            unseen.is_empty() && mended.is_empty(),
            "{} fail and are not known:\n{}\n{} are known and don't fail: remove them from the list.\n{}",
            unseen.len(),
            unseen.join("\n"),
            mended.len(),
            mended.join("\n"),
        );
    }
}

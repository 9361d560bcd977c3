//! What is kept of the answers while questions are asked: their number, their costs, and a digest.

use super::digest::Digest;
use super::kind::{Counts, Kind, Part};
use std::fmt;

/// The notes about questions of one kind.
#[derive(Default)]
pub struct Notes<'a> {
    questions: u64,
    counts: Counts,
    digest: Digest,
    show: Option<&'a mut dyn FnMut(&str)>,
}

impl<'a> Notes<'a> {
    /// Notes that show each question, with its answer and cost, in a line.
    pub fn shown(show: &'a mut dyn FnMut(&str)) -> Self {
        Self { show: Some(show), ..Self::default() }
    }

    /// Notes the answer to a question.
    pub(super) fn add(&mut self, question: &str, answer: &str, counts: Counts) {
        let line = format!("{question}: {answer} ({counts})");
        self.questions += 1;
        self.counts += counts;
        self.digest.add(&line);
        if let Some(show) = &mut self.show {
            show(&line);
        }
    }

    pub(super) fn finish(self, kind: Kind) -> Part {
        let Self { questions, counts, digest, .. } = self;
        Part { kind, questions, counts, digest }
    }
}

impl fmt::Debug for Notes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "notes about {} questions", self.questions)
    }
}

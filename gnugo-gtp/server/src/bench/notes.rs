//! What is kept of the answers while questions are asked: their number, their costs, and a digest.

use super::{Digest, Kind, Part};
use std::fmt;
use std::ops::AddAssign;

/// What answers cost, in units that are the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Places where a pattern's drawing matched.
    pub matches: u64,
    /// Stones tried by reading.
    pub stones: u64,
    /// Games simulated.
    pub games: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.matches += other.matches;
        self.stones += other.stones;
        self.games += other.games;
    }
}

impl fmt::Display for Counts {
    /// Those that are not 0, and always the stones.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.matches > 0 {
            write!(f, "{} matches, ", self.matches)?;
        }
        write!(f, "{} stones", self.stones)?;
        if self.games > 0 {
            write!(f, ", {} games", self.games)?;
        }
        Ok(())
    }
}

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

//! Does the engine still answer as it did, at the same cost? The command `bench`.
//!
//! A fixed set of questions of each [`Kind`], on positions of games that the engine has played against itself. All
//! answers, with the stones tried and the games simulated for them, are put together into one number, the *signature*:
//! a change that is to change nothing leaves it as it is, and one that changes something says in its commit why. The
//! clock has no part in it. All questions together take half a minute.
//!
//! It does not say which of two answers is right: that is what tests are for. Nor does it see what none of its questions
//! asks: life-and-death databases, kos in whole games, and thinking on a clock.

mod analysis;
pub mod arena;
pub mod choices;
mod choosing;
mod connection;
mod digest;
pub mod games;
mod kind;
mod matching;
mod mean;
mod notes;
pub mod ownership;
mod positions;
mod reading;

pub use digest::Digest;
pub use kind::{Counts, Kind, Part};
pub use notes::Notes;

use gnugo_engine::engine::Databases;
use gnugo_engine::game::sgf::SgfError;
use std::fmt;

impl Kind {
    /// Asks all questions of the kind. Nothing is known from other kinds, so that each can be asked alone.
    ///
    /// # Errors
    /// One of the games cannot be read, which is a fault of this library.
    pub fn ask(self, databases: &Databases, mut notes: Notes<'_>) -> Result<Part, SgfError> {
        for position in positions::all()? {
            match self {
                Self::Matching => matching::ask(&position, databases, &mut notes),
                Self::Reading => reading::ask(&position, &mut notes),
                Self::Connection => connection::ask(&position, &mut notes),
                Self::Analysis => analysis::ask(&position, databases, &mut notes),
                Self::Choosing => choosing::ask(&position, databases, &mut notes),
            }
        }
        Ok(notes.finish(self))
    }
}

/// One number for all lines of [`Part`]s, in their order.
pub fn signature<L: fmt::Display>(parts: impl IntoIterator<Item = L>) -> Digest {
    let mut digest = Digest::default();
    for part in parts {
        digest.add(&part.to_string());
    }
    digest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(stones: u64, answer: &str) -> Part {
        let mut notes = Notes::default();
        notes.add("a question", answer, Counts { stones, ..Counts::default() });
        notes.finish(Kind::Reading)
    }

    #[test]
    fn answers_and_costs_count() {
        assert_eq!(signature([part(3, "yes")]), signature([part(3, "yes")]));
        for other in [part(4, "yes"), part(3, "no")] {
            assert_ne!(signature([other]), signature([part(3, "yes")]));
        }
        assert_ne!(signature([part(3, "yes"), part(4, "yes")]), signature([part(4, "yes"), part(3, "yes")]));
    }

    /// What is shown is what counts: a difference between two runs can be looked for in it.
    #[test]
    fn every_question_is_shown() {
        let mut shown = Vec::new();
        let mut show = |line: &str| shown.push(line.to_owned());
        let mut notes = Notes::shown(&mut show);
        notes.add("where", "C3", Counts { stones: 2, ..Counts::default() });
        notes.add("where else", "nowhere", Counts { games: 1, ..Counts::default() });
        assert_eq!(notes.finish(Kind::Choosing).questions, 2);
        assert_eq!(shown, ["where: C3 (2 stones)", "where else: nowhere (0 stones, 1 games)"]);
    }
}

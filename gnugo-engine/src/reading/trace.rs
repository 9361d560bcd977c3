//! What was read, move by move, and why each line ended as it did?
//!
//! A [`Trace`] is filled by [`Reader::traced`](super::Reader::traced). It is for people who want to see why an answer
//! is what it is; without one, reading does not spend time on it.

use super::Outcome;
use crate::board::{Color, Point};

/// Why a position was judged without, or after, trying moves in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// Moves were tried: the best of them counts.
    Read,
    /// The string can be taken off the board at once.
    Captured,
    /// The move that would take the string may not be played.
    Forbidden,
    /// The string has more liberties than an attack can take.
    Liberties,
    /// The string gets out of reach by a single move.
    BreaksOut,
    /// The strings are one, or hold together whoever moves.
    Joined,
    /// One move makes the strings one.
    OneMove,
    /// A string that was to be connected has been captured, or can be.
    Gone,
    /// What stands between the strings is captured.
    Captive,
    /// The opponent has left more moves unanswered than the connection needs, or it takes too many moves.
    Beyond,
    /// It was read before.
    Remembered,
    /// The question has cost too many moves: they were not tried, or not all of them to the end.
    Exhausted,
}

/// A step of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A stone is tried; without a point, the player does nothing.
    Try {
        /// Where.
        point: Option<Point>,
        /// By whom.
        color: Color,
        /// Whether a ko is taken on the strength of a ko threat.
        conditional: bool,
    },
    /// What the player to move achieves in the position reached.
    Judge {
        /// Whether the player to move attacks the string or cuts, and does not defend or connect.
        attacks: bool,
        /// What is achieved.
        outcome: Outcome,
        /// By which move.
        point: Option<Point>,
        /// Why.
        why: Why,
    },
    /// The last stone tried is taken back.
    Back,
    /// The question was given up here: its answer is not read to the end.
    CutShort,
}

/// Everything that was tried for a question, in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Trace {
    steps: Vec<Step>,
}

impl Trace {
    /// The steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Adds the steps of another search on the same position.
    pub fn append(&mut self, other: Self) {
        self.steps.extend(other.steps);
    }

    /// Hardly anybody asks for it: what it takes is kept out of the way of reading.
    #[cold]
    #[inline(never)]
    pub(super) fn push(&mut self, step: Step) {
        self.steps.push(step);
    }
}

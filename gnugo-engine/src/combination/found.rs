//! What is asked about combinations, and what is found?

use crate::board::{Color, Point, PointSet};
use crate::reading::Outcome;

/// How much a question is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many threats a series may have.
    pub depth: u8,
    /// How many moves may be tried.
    pub tries: u64,
}

impl Default for Effort {
    /// As much as a question that is asked by itself is worth: up to some seconds.
    fn default() -> Self {
        Self { depth: 5, tries: 16_000 }
    }
}

/// A series of threats of which one succeeds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Combination {
    /// Whose it is.
    pub color: Color,
    /// Its first move.
    pub point: Point,
    /// A stone of the string that is captured in the end, if the opponent plays so as to lose least.
    pub target: Point,
    /// Whether that is for certain, or by a ko that the player takes first.
    pub outcome: Outcome,
    /// How many stones are captured at least.
    pub size: usize,
    /// The moves up to the capture, both players', if the opponent plays so.
    pub line: Vec<Point>,
    /// How many threats it takes at most, the last one included.
    pub threats: u8,
    /// Where the opponent would have to play first to change anything about it.
    pub zone: PointSet,
}

/// The answer to the question for a combination.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// The combination, if there is one.
    pub combination: Option<Combination>,
    /// Whether all series of the wanted length were read to the end. One that was found is one in any case.
    pub certain: bool,
}

/// A string that is to be captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Goal {
    /// One of its stones.
    pub(super) stone: Point,
    /// How many it has at first.
    pub(super) size: usize,
}

//! Which pairs of strings hold together, as somebody has found who asked a great many small questions?
//!
//! Whoever joins strings to dragons takes some quick looks at each pair of them: is it cut, which moves threaten to cut it,
//! what answers them? These are too small to be kept with what they depend on, each for itself. What they
//! come to for a pair of strings is one answer, that holds as long as nothing has changed where any of them looked.
//! So it is kept here from move to move, as other answers are (`persistent.rs`). How a pair is looked at is not known here.

use crate::board::{Color, Point, PointSet};

/// Two strings of a colour, by their first stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pair {
    pub(crate) color: Color,
    pub(crate) a: Point,
    pub(crate) b: Point,
    /// Whether one of them is in danger, so that it need not live to be connected.
    pub(crate) in_danger: bool,
}

/// A move that would cut a pair of strings if it were not answered, and the owner's answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CuttingMove {
    pub(crate) point: Point,
    /// Those that were found to keep the strings together.
    pub(crate) keeping: PointSet,
    /// Others that might.
    pub(crate) untried: PointSet,
}

//! Where do patterns know better than the walk over the board what is eye space, and what is an eye?

use crate::board::PointSet;

/// What patterns say of eye space, for each colour of its owner.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct EyeChanges {
    /// Points where the opponent gets in.
    pub marginal: [PointSet; 2],
    /// Points where the opponent does not get in, though it looks so.
    pub proper: [PointSet; 2],
    /// Points that are no eye space.
    pub removed: [PointSet; 2],
    /// Points that are no half eyes, but eyes.
    pub no_half_eyes: [PointSet; 2],
}

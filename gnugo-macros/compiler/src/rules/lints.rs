//! Which checks can `#[allow(…)]` lift from a pattern?
//!
//! Those whose fault the pattern may have on purpose. What cannot be understood cannot be allowed.

/// A check that can be lifted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lint {
    /// A symmetry of the pattern is not declared: its matches are counted twice.
    HiddenSymmetry,
    /// The pattern does not have the symmetry that is declared: some of its orientations are not tried.
    AbsentSymmetry,
    /// The block has the same pattern twice.
    Duplicate,
    /// Another pattern of the block matches wherever this one does, and says as much.
    Redundant,
    /// The labelled diagram shows another symbol than the pattern.
    LabelledDifference,
    /// A label that no constraint and no action uses.
    UnusedLabel,
    /// One label stands on points that cannot be one string.
    UnlikePoints,
    /// A class has nothing to act on, or a pattern says nothing at all.
    Idle,
    /// A reading function asks about an empty point where none of its moves is played.
    EmptyTarget,
    /// The drawing decides a comparison of a constraint.
    Decided,
}

impl Lint {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::HiddenSymmetry,
        Self::AbsentSymmetry,
        Self::Duplicate,
        Self::Redundant,
        Self::LabelledDifference,
        Self::UnusedLabel,
        Self::UnlikePoints,
        Self::Idle,
        Self::EmptyTarget,
        Self::Decided,
    ];

    /// Its name in `#[allow(…)]`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::HiddenSymmetry => "hidden_symmetry",
            Self::AbsentSymmetry => "absent_symmetry",
            Self::Duplicate => "duplicate",
            Self::Redundant => "redundant",
            Self::LabelledDifference => "labelled_difference",
            Self::UnusedLabel => "unused_label",
            Self::UnlikePoints => "unlike_points",
            Self::Idle => "idle",
            Self::EmptyTarget => "empty_target",
            Self::Decided => "decided",
        }
    }

    /// The lint with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lint| lint.name() == name)
    }
}

//! Is it a constraint or an action that is written?

/// What a function is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Constraint,
    Action,
}

impl Role {
    /// The parameter that the author's calls are methods of.
    pub(super) fn receiver(self) -> &'static str {
        match self {
            Self::Constraint => "__ask",
            Self::Action => "__act",
        }
    }
}

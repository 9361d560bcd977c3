//! What is missing to a proof that a dragon is killed, or lives?

/// A number that says that something is proved.
const SURE: u32 = 1 << 28;

/// How many positions would at least have to be shown won to prove that the attacker kills, and how many to prove that the
/// owner lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) kill: u32,
    pub(super) live: u32,
}

impl Numbers {
    /// A number that says that something is proved.
    pub(super) const SURE: u32 = SURE;
    pub(super) const KILLED: Self = Self { kill: 0, live: SURE };
    pub(super) const ALIVE: Self = Self { kill: SURE, live: 0 };
    pub(super) const UNKNOWN: Self = Self { kill: 1, live: 1 };

    pub(super) fn is_settled(self) -> bool {
        self.kill == 0 || self.live == 0
    }
}

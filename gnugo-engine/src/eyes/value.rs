//! How many eyes, by who moves first and how often?

use std::fmt;

/// The number of eyes that a space, or a dragon, is worth: 0, 1 or 2, since more than two are as good as two
/// (spec/worms-and-dragons.texi, "genus").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EyeValue {
    /// If the attacker moves first, and the defender ignores it.
    pub attacker_twice: u8,
    /// If the attacker moves first.
    pub attacker_first: u8,
    /// If the defender moves first.
    pub defender_first: u8,
    /// If the defender moves first, and the attacker ignores it.
    pub defender_twice: u8,
}

impl EyeValue {
    /// No eye, and no way to make one.
    pub const NONE: Self = Self::settled(0);
    /// Two eyes, whatever is played.
    pub const TWO: Self = Self::settled(2);

    /// Four numbers, in the order of the spec.
    #[must_use]
    pub const fn new(attacker_twice: u8, attacker_first: u8, defender_first: u8, defender_twice: u8) -> Self {
        Self { attacker_twice, attacker_first, defender_first, defender_twice }
    }

    /// The same number of eyes whatever is played.
    #[must_use]
    pub const fn settled(eyes: u8) -> Self {
        Self::new(eyes, eyes, eyes, eyes)
    }

    /// The eyes that are there if the attacker moves first.
    #[must_use]
    pub const fn min(self) -> u8 {
        self.attacker_first
    }

    /// The eyes that are there if the defender moves first.
    #[must_use]
    pub const fn max(self) -> u8 {
        self.defender_first
    }

    /// Whether a move of either player changes the number of eyes.
    #[must_use]
    pub const fn is_settled(self) -> bool {
        self.attacker_first == self.defender_first
    }

    /// What two spaces of one dragon are worth together.
    ///
    /// The attacker takes the better of his chances, and the defender the better of hers: if both spaces hang on who
    /// moves first, either player gets one of them, since the other answers in the other space.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let (a, b) = (self, other);
        let gain = |v: Self| v.defender_first.saturating_sub(v.attacker_first);
        let (mut first_attack, mut first_defense) =
            (a.attacker_first + b.attacker_first, a.defender_first + b.defender_first);
        // Two spaces that both hang on the first move are shared: each player takes the larger one first.
        let shared = gain(a).min(gain(b));
        first_attack += shared;
        first_defense -= shared;
        // An unanswered second move takes the second of them, or carries a threat out.
        let threat_a = a.attacker_twice + b.attacker_first;
        let threat_b = a.attacker_first + b.attacker_twice;
        let hope_a = a.defender_twice + b.defender_first;
        let hope_b = a.defender_first + b.defender_twice;
        let attacker_twice = threat_a.min(threat_b).min(first_attack);
        let defender_twice = hope_a.max(hope_b).max(first_defense);
        let two = |eyes: u8| eyes.min(2);
        Self::new(two(attacker_twice), two(first_attack), two(first_defense), two(defender_twice))
    }
}

impl fmt::Display for EyeValue {
    /// The four digits of the spec, such as `0112`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}{}", self.attacker_twice, self.attacker_first, self.defender_first, self.defender_twice)
    }
}

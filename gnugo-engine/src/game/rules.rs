//! Which rules is the game played by?
//!
//! Four questions on which the rule sets of the world differ and which change what an engine may play or what it
//! scores. What is not here is the same in all of them, or is settled by the players' agreement.

use crate::board::Suicide;

/// Whether a move may bring back an earlier position of the game. A simple ko is forbidden by all rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Superko {
    /// It may, except for retaking a simple ko at once; such games can go on for ever.
    #[default]
    None,
    /// It may not, whoever's turn it was then: positional superko. A pass is always allowed.
    Positional,
    /// It may not if the same player was to move then: situational superko. A pass is always allowed.
    Situational,
}

/// What is a point worth at the end?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counting {
    /// Each stone on the board, and each point surrounded: Chinese counting.
    Area,
    /// Each point surrounded, and each prisoner: Japanese counting.
    #[default]
    Territory,
}

/// What is White given for a handicap where area counts, since each of the stones is a point by itself?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Compensation {
    /// A point for each stone: the Chinese rule.
    #[default]
    EachStone,
    /// A point for each stone but the first, which Black would have played anyway: the rule of the American Go Association.
    AllButOne,
}

impl Compensation {
    /// The points for so many handicap stones.
    #[must_use]
    pub const fn points(self, stones: usize) -> usize {
        match self {
            Self::EachStone => stones,
            Self::AllButOne => stones.saturating_sub(1),
        }
    }
}

/// The rules of a game. The default is Japanese.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    /// Whether a player may take own stones.
    pub suicide: Suicide,
    /// Whether positions may come back.
    pub superko: Superko,
    /// How the result is counted.
    pub counting: Counting,
    /// What a handicap is worth to White where area counts.
    pub compensation: Compensation,
}

impl Rules {
    /// Territory counting, no suicide, and no repetition forbidden but that of a simple ko.
    ///
    /// These rules call a game that repeats itself void if both players agree. Nobody is asked here: the engine never repeats a
    /// position itself ([`Game::moves_without_repetition`](super::Game::moves_without_repetition)).
    #[must_use]
    pub const fn japanese() -> Self {
        Self { counting: Counting::Territory, superko: Superko::None, ..Self::chinese() }
    }

    /// Area counting, no suicide, positional superko.
    #[must_use]
    pub const fn chinese() -> Self {
        Self {
            suicide: Suicide::Forbidden,
            superko: Superko::Positional,
            counting: Counting::Area,
            compensation: Compensation::EachStone,
        }
    }

    /// Those of the American Go Association, played with area counting: the result by territory and pass stones is the same.
    #[must_use]
    pub const fn aga() -> Self {
        Self { superko: Superko::Situational, compensation: Compensation::AllButOne, ..Self::chinese() }
    }

    /// The rules that an SGF file or a person calls so; `None` for a name that is not known. Words may be parted by anything that is no
    /// letter.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        let words: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        match words.join(" ").to_ascii_lowercase().as_str() {
            "japanese" | "jp" | "korean" => Some(Self::japanese()),
            "chinese" | "cn" => Some(Self::chinese()),
            "aga" => Some(Self::aga()),
            "nz" | "new zealand" | "tromp taylor" | "goe" | "ing" => {
                Some(Self { suicide: Suicide::Allowed, ..Self::chinese() })
            }
            _ => None,
        }
    }

    /// The name that an SGF file gives these rules (property `RU`).
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match (self.counting, self.suicide, self.compensation) {
            (Counting::Territory, ..) => "Japanese",
            (Counting::Area, Suicide::Allowed, _) => "NZ",
            (Counting::Area, Suicide::Forbidden, Compensation::EachStone) => "Chinese",
            (Counting::Area, Suicide::Forbidden, Compensation::AllButOne) => "AGA",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_back() {
        let new_zealand = Rules { suicide: Suicide::Allowed, ..Rules::chinese() };
        for rules in [Rules::japanese(), Rules::chinese(), Rules::aga(), new_zealand] {
            assert_eq!(Rules::from_name(rules.name()), Some(rules));
        }
        for name in ["New Zealand", "new-zealand", "NEW_ZEALAND", "Tromp/Taylor", "tromp-taylor", " tromp_taylor "] {
            assert_eq!(Rules::from_name(name), Some(new_zealand), "{name}");
        }
        assert_eq!(Rules::default(), Rules::japanese());
        assert_eq!(Rules::from_name("house rules"), None);
    }
}

//! What does a function answer: a truth value, a number, a reading result?
//!
//! The engine's functions say it in Rust, and a test compares this list with them. A function that is not in it, since
//! the engine has it not yet or the author has made it, is taken as it is used.

/// What an expression is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// True or false; 1 or 0 in C.
    Truth,
    /// A reading result: 0, `WIN` (1), `KO_A` (2), `KO_B` (3).
    Outcome,
    /// What a break-through achieves: 0, 1 (which is `WIN`), 2.
    BreakThrough,
    /// A whole number.
    Number,
    /// A number that need not be whole.
    Amount,
    /// What becomes of a dragon.
    Status,
    /// A point, or something that is not known.
    Unknown,
}

impl Kind {
    /// The numbers of C that it may be, if they are few.
    pub(super) fn values(self) -> &'static [i64] {
        match self {
            Self::Truth => &[0, 1],
            Self::Outcome => &[0, 1, 2, 3],
            Self::BreakThrough => &[0, 1, 2],
            _ => &[],
        }
    }

    /// How the language calls one of these numbers, other than 0.
    pub(super) fn name(self, value: i64) -> String {
        match (self, value) {
            (Self::Outcome, 1) => "WIN".to_owned(),
            (Self::Outcome, 2) => "KO_A".to_owned(),
            (Self::Outcome, 3) => "KO_B".to_owned(),
            _ => value.to_string(),
        }
    }

    /// Whether it is a number, and so no truth value.
    pub(super) fn is_number(self) -> bool {
        matches!(self, Self::Number | Self::Amount)
    }
}

/// What constants stand for.
pub(super) fn constant(word: &str) -> Option<i64> {
    Some(match word {
        "WIN" | "TRUE" | "true" => 1,
        "KO_A" => 2,
        "KO_B" => 3,
        "LOSE" | "LOST" | "LOSS" | "FALSE" | "false" => 0,
        _ => return None,
    })
}

/// Whether a constant is a dragon's status.
pub(super) fn is_status(word: &str) -> bool {
    ["ALIVE", "DEAD", "CRITICAL", "UNKNOWN"].contains(&word)
}

/// What a function answers.
pub(super) fn of_function(name: &str) -> Kind {
    if let Some(rest) = name.strip_prefix("oplay_").or_else(|| name.strip_prefix("xplay_")) {
        return match rest {
            "lib" => Kind::Number,
            "break_through" => Kind::BreakThrough,
            "attack" | "defend" | "attack_either" | "defend_both" | "connect" | "disconnect" => Kind::Outcome,
            _ => Kind::Unknown,
        };
    }
    let lists: [(&[&str], Kind); 5] = [
        (TRUTHS, Kind::Truth),
        (OUTCOMES, Kind::Outcome),
        (NUMBERS, Kind::Number),
        (AMOUNTS, Kind::Amount),
        (&["status"], Kind::Status),
    ];
    lists.iter().find(|(names, _)| names.contains(&name)).map_or(Kind::Unknown, |(_, kind)| *kind)
}

const OUTCOMES: &[&str] = &["attack", "defend", "safe_omove", "safe_xmove"];

const AMOUNTS: &[&str] = &["effective_size", "weakness"];

const NUMBERS: &[&str] = &[
    "lib",
    "lib2",
    "lib3",
    "lib4",
    "olib",
    "xlib",
    "approx_olib",
    "approx_xlib",
    "wormsize",
    "dragonsize",
    "genus",
    "area_stone",
    "area_space",
    "owl_topological_eye",
    "owl_escape_value",
    "owl_mineye",
    "owl_maxeye",
    "owl_eye_size",
    "max_eye_value",
    "total_handicap_stones",
    "remaining_handicap_stones",
];

const TRUTHS: &[&str] = &[
    "xcut",
    "ocut",
    "ko",
    "alive",
    "unknown",
    "critical",
    "dead",
    "weak",
    "xarea",
    "oarea",
    "xmoyo",
    "omoyo",
    "xterri",
    "oterri",
    "legal_omove",
    "legal_xmove",
    "o_somewhere",
    "x_somewhere",
    "o_alive_somewhere",
    "x_alive_somewhere",
    "odefend_against",
    "xdefend_against",
    "does_attack",
    "does_defend",
    "seki_helper",
    "eye",
    "proper_eye",
    "marginal_eye",
    "halfeye",
    "same_dragon",
    "same_worm",
    "same_string",
    "potential_cutstone",
    "vital_chain",
    "o_captures_something",
    "x_captures_something",
    "o_visible_along_edge",
    "x_visible_along_edge",
    "o_suicide",
    "x_suicide",
    "omoyo_opposite",
    "xmoyo_opposite",
    "is_surrounded",
    "does_surround",
    "false_eye",
    "false_eye_territory",
    "obvious_false_oeye",
    "obvious_false_xeye",
    "has_aji",
    "adjacent_to_stone_in_atari",
    "adjacent_to_defendable_stone_in_atari",
    "owl_goal_dragon",
    "owl_eyespace",
    "owl_big_eyespace",
    "owl_proper_eye",
    "owl_lunch",
    "owl_strong_dragon",
    "owl_threatens",
    "oracle_threatens",
];

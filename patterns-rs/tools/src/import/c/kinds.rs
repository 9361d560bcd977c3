//! What does a function answer: a truth value, a number, a reading result?
//!
//! The rule book says it of the engine's functions. A function that is not in it, since the author has made it, is taken as
//! it is used.

use gnugo_pattern_compiler::rules::functions::missing;
use gnugo_pattern_compiler::rules::{self, Answer, Function, Role};

/// What an expression is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// True or false; 1 or 0 in C.
    Truth,
    /// A reading result: 0, `KO_B` (1), `KO_A` (4), `WIN` (5). What C calls a loss (2) and a gain (3) no reader here answers.
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
            Self::Outcome => &[0, KO_B, KO_A, WIN],
            Self::BreakThrough => &[0, 1, 2],
            _ => &[],
        }
    }

    /// How the language calls one of these numbers, other than 0.
    pub(super) fn name(self, value: i64) -> String {
        match (self, value) {
            (Self::Outcome, WIN) => "WIN".to_owned(),
            (Self::Outcome, KO_A) => "KO_A".to_owned(),
            (Self::Outcome, KO_B) => "KO_B".to_owned(),
            _ => value.to_string(),
        }
    }

    /// Whether it is a number, and so no truth value.
    pub(super) fn is_number(self) -> bool {
        matches!(self, Self::Number | Self::Amount)
    }
}

/// The numbers of reading results in C.
pub(super) const WIN: i64 = 5;
pub(super) const KO_A: i64 = 4;
pub(super) const KO_B: i64 = 1;

/// What constants stand for.
pub(super) fn constant(word: &str) -> Option<i64> {
    Some(match word {
        "TRUE" | "true" => 1,
        "WIN" => WIN,
        "KO_A" => KO_A,
        "KO_B" => KO_B,
        // A variable of C: positions are scored here without asking patterns for moves.
        "doing_scoring" => 0,
        "LOSE" | "LOST" | "LOSS" | "FALSE" | "false" => 0,
        _ => return None,
    })
}

/// Whether a constant is a dragon's status.
pub(super) fn is_status(word: &str) -> bool {
    rules::constant(word) == Some(Answer::Status)
}

/// Whether a constant is a reading result.
pub(super) fn is_result(word: &str) -> bool {
    rules::constant(word) == Some(Answer::Result)
}

/// What a function answers.
pub(super) fn of_function(name: &str) -> Kind {
    let Some(function) = Function::named(name, Role::Asks) else {
        return if missing(name).is_some() { Kind::Truth } else { Kind::Unknown };
    };
    match function.answer {
        // A number of C in the engine, which is also true or false.
        Answer::Truth | Answer::Surrounded => Kind::Truth,
        Answer::Result => Kind::Outcome,
        Answer::BreakThrough => Kind::BreakThrough,
        Answer::Number => Kind::Number,
        Answer::Amount => Kind::Amount,
        Answer::Status => Kind::Status,
        Answer::Nothing => Kind::Unknown,
    }
}

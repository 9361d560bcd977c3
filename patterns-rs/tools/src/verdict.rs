//! What became of a match, in words?

use crate::catalog::Found;
use crate::constraint::{Answers, parse};
use gnugo_engine::pattern::{CallAnswer, Effect, Missing, Refusal, Verdict};

/// Whether a match counts: `accepted`, or the name of what refused it.
pub(crate) fn word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Accepted(_) => "accepted",
        Verdict::Refused(Refusal::Illegal) => "illegal",
        Verdict::Refused(Refusal::Unsafe) => "unsafe",
        Verdict::Refused(Refusal::NotNeeded) => "not needed",
        Verdict::Refused(Refusal::Constraint) => "constraint",
        Verdict::Refused(Refusal::Helper) => "helper",
        Verdict::Refused(Refusal::NoGoal) => "no goal",
        Verdict::Refused(Refusal::Status) => "status",
        Verdict::Refused(Refusal::Critical) => "critical",
        Verdict::Refused(_) => "refused",
        Verdict::Unknown(_) => "unknown",
    }
}

/// The same as a sentence, with the effects of the action, or the part of the constraint that is false, what its calls
/// answered, and where its labels lie.
pub(crate) fn sentence(verdict: &Verdict, found: &Found, answers: &[CallAnswer], size: usize) -> String {
    match verdict {
        Verdict::Accepted(effects) if effects.is_empty() => "accepted".to_owned(),
        Verdict::Accepted(effects) => format!("accepted: {}", self::effects(effects, size).join(", ")),
        Verdict::Refused(Refusal::Illegal) => "refused: the move is illegal".to_owned(),
        Verdict::Refused(Refusal::Unsafe) => {
            "refused: the stone could be captured at once, and there is no class `s`".to_owned()
        }
        Verdict::Refused(Refusal::NotNeeded) => {
            "refused by class `n`: the opponent's stone there could be captured at once".to_owned()
        }
        Verdict::Refused(Refusal::Constraint) => {
            format!("refused: the constraint is false: {}", why_false(found, answers, size))
        }
        Verdict::Refused(Refusal::Helper) => "refused by its helper function".to_owned(),
        Verdict::Refused(Refusal::NoGoal) => "refused: no stone of the goal is in it".to_owned(),
        Verdict::Refused(Refusal::Status) => {
            format!("refused: class {} wants dragons of another status", found.entry.classes)
        }
        Verdict::Refused(Refusal::Critical) => {
            "refused: class O, and a string of ours can be captured that the move does not save".to_owned()
        }
        Verdict::Refused(_) => "refused".to_owned(),
        Verdict::Unknown(Missing::Goal) => "unknown: it counts for a dragon that is read about only".to_owned(),
        Verdict::Unknown(missing) => format!("unknown: it asks for what is not known here, {missing}"),
    }
}

/// The parts of the constraint that make it false. Where there is one only, and it is the whole, it is told once.
fn why_false(found: &Found, answers: &[CallAnswer], size: usize) -> String {
    let text = found.entry.constraint;
    let parts = parse(text).map(|node| Answers::new(answers).why_false(&node)).unwrap_or_default();
    if parts.is_empty() {
        return text.to_owned();
    }
    let told = parts.join("; ");
    let words: Vec<&str> = told.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let is_named = |letter: char| words.iter().any(|word| word.len() == 1 && word.starts_with(letter));
    let places = found.labels(size).into_iter().filter(|(letter, _)| is_named(*letter));
    let places: Vec<String> = places.map(|(letter, point)| format!("{letter} is at {point}")).collect();
    let places = if places.is_empty() { String::new() } else { format!(" ({})", places.join(", ")) };
    if told.starts_with(&format!("`{text}` is false")) {
        return format!("{told}{places}");
    }
    format!("{text}; {told}{places}")
}

/// The effects of an action, as the action says them, with points of the board.
pub(crate) fn effects(effects: &[Effect], size: usize) -> Vec<String> {
    let text = |effect: &Effect| match effect {
        Effect::Antisuji(point) => format!("antisuji({})", point.to_text(size)),
        Effect::Replace { inferior, by } => format!("replace({}, {})", inferior.to_text(size), by.to_text(size)),
        other => format!("{other:?}"),
    };
    effects.iter().map(text).collect()
}

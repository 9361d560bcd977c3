//! What became of a match, in words?

use crate::catalog::Entry;
use gnugo_engine::pattern::{Effect, Missing, Refusal, Verdict};

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

/// The same as a sentence, with the effects of the action, or the text of the constraint that is false.
pub(crate) fn sentence(verdict: &Verdict, entry: &Entry, size: usize) -> String {
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
        Verdict::Refused(Refusal::Constraint) => format!("refused: the constraint is false: {}", entry.constraint),
        Verdict::Refused(Refusal::Helper) => "refused by its helper function".to_owned(),
        Verdict::Refused(Refusal::NoGoal) => "refused: no stone of the goal is in it".to_owned(),
        Verdict::Refused(Refusal::Status) => {
            format!("refused: class {} wants dragons of another status", entry.classes)
        }
        Verdict::Refused(Refusal::Critical) => {
            "refused: class O, and a string of ours can be captured that the move does not save".to_owned()
        }
        Verdict::Refused(_) => "refused".to_owned(),
        Verdict::Unknown(Missing::Goal) => "unknown: it counts for a dragon that is read about only".to_owned(),
        Verdict::Unknown(_) => "unknown".to_owned(),
    }
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

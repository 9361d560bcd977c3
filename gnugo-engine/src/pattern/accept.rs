//! Is a match also meant? Its class, the safety of its move, its constraint and its helper function decide.

use super::{Act, Ask, Effect, Kind, Match, Surroundings};
use crate::reading::Outcome;

/// Why a match does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The move is illegal.
    Illegal,
    /// The stone played could be captured right away, and the pattern has no class `s`.
    Unsafe,
    /// The opponent's stone there could be captured right away, and the pattern has class `n`.
    NotNeeded,
    /// The constraint is false.
    Constraint,
    /// The helper function of the class line refuses it.
    Helper,
}

/// What is made of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The match counts, and its action has these effects.
    Accepted(Vec<Effect>),
    /// It does not.
    Refused(Refusal),
}

/// Tests a match: cheap tests first, those that read last.
pub(super) fn judge<K: Kind>(found: &Match<K>, around: &mut Surroundings<'_>) -> Verdict {
    if let Some(refusal) = refuse_move(found, around) {
        return Verdict::Refused(refusal);
    }
    let pattern = found.pattern;
    let mut ask = Ask::new(around, &pattern.diagram, found.anchor, found.orientation);
    if pattern.constraint.is_some_and(|constraint| !constraint(&mut ask)) {
        return Verdict::Refused(Refusal::Constraint);
    }
    if pattern.helper.is_some_and(|helper| !helper(&mut ask)) {
        return Verdict::Refused(Refusal::Helper);
    }
    let mut effects = Vec::new();
    if let Some(action) = pattern.action {
        action(&mut Act::new(&mut ask, &mut effects));
    }
    Verdict::Accepted(effects)
}

/// The tests of the move itself (spec/patterns.texi, "Constraint Pattern Attributes", `s` and `n`).
fn refuse_move<K: Kind>(found: &Match<K>, around: &mut Surroundings<'_>) -> Option<Refusal> {
    let point = found.move_point()?;
    let classes = found.pattern.classes;
    if !around.board.is_legal(point, around.color) {
        return Some(Refusal::Illegal);
    }
    if !K::CHECKS_SAFETY {
        return None;
    }
    if !classes.has('s') && around.reader.safe_move(around.board, point, around.color) == Outcome::Lost {
        return Some(Refusal::Unsafe);
    }
    if classes.has('n') && around.reader.safe_move(around.board, point, around.color.opponent()) == Outcome::Lost {
        return Some(Refusal::NotNeeded);
    }
    None
}

//! Is a match also meant? The goal, its classes, its constraint, its helper function and the safety of its move decide.
//!
//! What is known without reading is judged first, then the constraint and the helper function, and what needs reading
//! about the move comes last: most matches are refused before anything is read for them.

mod status;

use super::facts::Missing;
use super::{Act, Ask, Database, Effect, Goal, Kind, Match, Surroundings, Symbol};
use crate::board::{Color, Point};
use crate::reading::Outcome;

/// Why a match does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// The move is illegal.
    Illegal,
    /// No stone of the goal is where the type of database wants one.
    NoGoal,
    /// A dragon in the pattern has not the status that a class `O`, `o`, `X` or `x` wants.
    Status,
    /// The constraint is false.
    Constraint,
    /// The helper function of the class line refuses it.
    Helper,
    /// The stone played could be captured right away, and the pattern has no class `s`.
    Unsafe,
    /// The opponent's stone there could be captured right away, and the pattern has class `n`.
    NotNeeded,
    /// A string of ours in a pattern of class `O` can be captured and also saved, and the move does not save it.
    Critical,
}

/// What is made of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The match counts, and its action has these effects.
    Accepted(Vec<Effect>),
    /// It does not.
    Refused(Refusal),
    /// That cannot be told: it asks for something that is not known.
    Unknown(Missing),
}

impl<K: Kind> Database<K> {
    /// The matches that pass their class, safety, constraint and helper function, with the effects of their actions.
    #[must_use]
    pub fn accepted(&self, around: &mut Surroundings<'_>) -> Vec<(Match<K>, Vec<Effect>)> {
        let matches = match around.goal {
            Some(goal) => self.matches_of_goal(around.board, around.color, goal),
            None => self.matches(around.board, around.color),
        };
        matches
            .into_iter()
            .filter_map(|found| match found.judge(around) {
                Verdict::Accepted(effects) => Some((found, effects)),
                Verdict::Refused(_) | Verdict::Unknown(_) => None,
            })
            .collect()
    }
}

impl<K: Kind> Match<K> {
    /// Whether the match counts: its class, the safety of its move, its constraint and its helper function.
    pub fn judge(&self, around: &mut Surroundings<'_>) -> Verdict {
        judge(self, around)
    }
}

/// Tests a match.
fn judge<K: Kind>(found: &Match<K>, around: &mut Surroundings<'_>) -> Verdict {
    let pattern = found.pattern;
    let player = player::<K>(around);
    if found.move_point().is_some_and(|point| !around.board.is_legal(point, player)) {
        return Verdict::Refused(Refusal::Illegal);
    }
    if K::GOAL != Goal::None {
        match around.goal {
            None => return Verdict::Unknown(Missing::Goal),
            Some(goal) if !touches(found, |point| goal.contains(point)) => return Verdict::Refused(Refusal::NoGoal),
            Some(_) => {}
        }
    }
    if !status::allowed(found, around) {
        return Verdict::Refused(Refusal::Status);
    }
    let mut ask = Ask::new(around, &pattern.diagram, found.anchor, found.orientation);
    ask.forget_missing();
    let holds = pattern.constraint.is_none_or(|constraint| constraint(&mut ask));
    let is_wanted = holds && pattern.helper.is_none_or(|helper| helper(&mut ask));
    // Be it true or false: it might be otherwise if more were known.
    if let Some(missing) = ask.missing() {
        return Verdict::Unknown(missing);
    }
    if !is_wanted {
        return Verdict::Refused(if holds { Refusal::Helper } else { Refusal::Constraint });
    }
    if let Some(refusal) = refuse_by_reading(found, around) {
        return Verdict::Refused(refusal);
    }
    let mut effects = Vec::new();
    if let Some(action) = pattern.action {
        let mut ask = Ask::new(around, &pattern.diagram, found.anchor, found.orientation);
        action(&mut Act::new(&mut ask, &mut effects));
        if let Some(missing) = ask.missing() {
            return Verdict::Unknown(missing);
        }
    }
    Verdict::Accepted(effects)
}

/// Who plays the move of the pattern.
fn player<K: Kind>(around: &Surroundings<'_>) -> Color {
    if K::OPPONENT_MOVES { around.color.opponent() } else { around.color }
}

/// Whether a point that the type of database names as one of the goal's is one.
fn touches<K: Kind>(found: &Match<K>, is_goal: impl Fn(Point) -> bool) -> bool {
    let mut symbols = found.pattern.diagram.symbols();
    symbols.any(|(row, column, symbol)| K::GOAL.is_at(symbol) && is_goal(found.point(row, column)))
}

/// What reading says of the move (spec/patterns.texi, "Constraint Pattern Attributes": the default check, `s`, `n`, and
/// critical strings in patterns of class `O`).
fn refuse_by_reading<K: Kind>(found: &Match<K>, around: &mut Surroundings<'_>) -> Option<Refusal> {
    let classes = found.pattern.classes;
    let point = found.move_point();
    if let Some(point) = point.filter(|_| K::CHECKS_SAFETY) {
        let player = player::<K>(around);
        let is_safe = classes.has('s') || around.known_safe.contains(point);
        if !is_safe && around.reader.safe_move(around.board, point, player) == Outcome::Lost {
            return Some(Refusal::Unsafe);
        }
        if classes.has('n') && around.reader.safe_move(around.board, point, player.opponent()) == Outcome::Lost {
            return Some(Refusal::NotNeeded);
        }
    }
    if classes.has('O') && shows_critical_string(found, point, around) {
        return Some(Refusal::Critical);
    }
    None
}

/// Whether the pattern shows a string of ours that can be captured and also saved, but not by this move.
fn shows_critical_string<K: Kind>(found: &Match<K>, played: Option<Point>, around: &mut Surroundings<'_>) -> bool {
    let (board, reader) = (&mut *around.board, &mut *around.reader);
    let mut seen: Vec<Point> = Vec::new();
    for (row, column) in found.pattern.diagram.places(&[Symbol::Own, Symbol::OwnAnchor]) {
        let stone = found.point(row, column);
        if seen.iter().any(|&other| board.same_string(other, stone)) {
            continue;
        }
        seen.push(stone);
        let is_critical = reader.attack(board, stone).outcome != Outcome::Lost
            && reader.find_defense(board, stone).outcome != Outcome::Lost;
        if is_critical && played.is_none_or(|point| reader.does_defend(board, point, stone) == Outcome::Lost) {
            return true;
        }
    }
    false
}

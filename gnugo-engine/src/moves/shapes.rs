//! What the pattern databases propose: their classes and values as reasons, their actions as rules.
//!
//! The classes are those of spec/patterns.texi, "Action Attributes". What a class is worth depends on the strings that
//! the pattern shows, by how weak they look: there is no life and death here yet.

use super::groups::Groups;
use super::{PatternReason, Proposals};
use crate::board::{Board, Color, Point};
use crate::engine::Databases;
use crate::pattern::{Database, Effect, Kind, Match, Shape, Surroundings, Symbol, Value, ValueName, Verdict};
use crate::reading::{Outcome, Reader};
use crate::worms::{Worm, Worms};

/// What it is worth to make or take territory, and to spread influence.
const TERRITORY: f32 = 4.0;
const INFLUENCE: f32 = 3.0;
/// What it is worth at most to strengthen a string of ours, or to weaken one of the opponent's.
const STRENGTHEN: f32 = 4.0;
/// What it is worth at most to connect or to cut.
const CONNECT: f32 = 8.0;
/// A point of shape, and what a second move here is worth, in points of value.
const SHAPE: f32 = 0.7;
const FOLLOWUP: f32 = 0.3;
/// The shape bonus of class `c`, and that of `U`.
const WEAK_CONNECTION: f32 = 1.0;
const URGENT: f32 = 15.0;

/// The position that patterns are matched in.
pub(super) struct Position<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) color: Color,
    pub(super) worms: &'a Worms,
    pub(super) groups: &'a Groups,
}

/// Proposes what the Shape databases say, and obeys the actions of all databases.
pub(super) fn propose(databases: &Databases, position: &mut Position<'_>, proposals: &mut Proposals) {
    for database in databases.shape {
        for (found, effects) in database.accepted(&mut position.surroundings()) {
            if let Some(point) = found.move_point() {
                let value = worth(&found, point, position);
                proposals.add_pattern(point, reason(database, &found), value);
            }
            obey(database, &found, &effects, proposals);
        }
    }
    for database in databases.attack {
        act(database, position, proposals);
    }
    for database in databases.defense {
        act(database, position, proposals);
    }
    for database in databases.connection {
        act(database, position, proposals);
    }
}

impl Position<'_> {
    fn surroundings(&mut self) -> Surroundings<'_> {
        Surroundings::new(self.board, self.reader, self.color)
    }
}

/// Obeys the actions of a database whose classes others look at.
fn act<K: Kind>(database: &'static Database<K>, position: &mut Position<'_>, proposals: &mut Proposals) {
    if database.patterns().iter().all(|pattern| pattern.action.is_none()) {
        return;
    }
    for found in database.matches(position.board, position.color) {
        if found.pattern.action.is_none() {
            continue;
        }
        if let Verdict::Accepted(effects) = found.judge(&mut position.surroundings()) {
            obey(database, &found, &effects, proposals);
        }
    }
}

fn obey<K: Kind>(database: &Database<K>, found: &Match<K>, effects: &[Effect], proposals: &mut Proposals) {
    for effect in effects {
        match *effect {
            Effect::Antisuji(point) => proposals.forbid(point),
            Effect::Replace { inferior, by } => proposals.replace(inferior, by, reason(database, found)),
        }
    }
}

/// The pattern as a reason, with the bounds that its values and classes set.
fn reason<K: Kind>(database: &Database<K>, found: &Match<K>) -> PatternReason {
    let pattern = found.pattern;
    let (mut at_least, mut at_most) = bounds_of_class(pattern.classes);
    for value in pattern.values {
        match value.name {
            ValueName::MinValue | ValueName::MinTerritory => {
                at_least = Some(at_least.map_or(value.amount, |least: f32| least.max(value.amount)));
            }
            ValueName::MaxValue => at_most = Some(at_most.map_or(value.amount, |most: f32| most.min(value.amount))),
            _ => {}
        }
    }
    PatternReason {
        kind: K::NAME,
        database: database.name(),
        name: pattern.name,
        source: (pattern.file, pattern.line),
        anchor: found.anchor,
        orientation: found.orientation,
        classes: pattern.classes,
        at_least,
        at_most,
    }
}

/// The least and the greatest value that the joseki classes give a move. `F` makes the value of `j` and `t` the same
/// for all moves, so that chance decides between them.
fn bounds_of_class(classes: crate::pattern::Classes) -> (Option<f32>, Option<f32>) {
    let fixed = classes.has('F');
    match () {
        () if classes.has('U') => (Some(40.0), None),
        () if classes.has('J') => (Some(27.0), None),
        () if classes.has('j') && fixed => (Some(20.1), Some(20.1)),
        () if classes.has('j') => (Some(20.0), None),
        () if classes.has('t') && fixed => (Some(15.07), Some(15.07)),
        () if classes.has('t') => (Some(15.0), None),
        () => (None, None),
    }
}

/// What the match adds to the value of its move.
fn worth(found: &Match<Shape>, point: Point, position: &Position<'_>) -> f32 {
    let has = |letters: &str| letters.chars().any(|letter| found.pattern.classes.has(letter));
    let ours = strings(found, Symbol::Own, position.color, position.worms);
    let theirs = strings(found, Symbol::Enemy, position.color.opponent(), position.worms);
    // A string that can be captured, and that the move does not save, is neither defended nor connected.
    let ours: Vec<_> = ours
        .into_iter()
        .filter(|worm| worm.attack() == Outcome::Lost || worm.defenses.by(point) != Outcome::Lost)
        .collect();
    let mut value = 0.0;
    if has("ejt") {
        value += territory(found.pattern.values);
    }
    if has("Ejt") {
        value += INFLUENCE;
    }
    if has("dJUc") {
        value += STRENGTHEN * ours.iter().map(|worm| weakness(worm)).fold(0.0, f32::max);
    }
    if has("aJU") {
        value += STRENGTHEN * theirs.iter().map(|worm| weakness(worm)).fold(0.0, f32::max);
    }
    if has("C") {
        value += separated(&ours, position.groups);
    }
    if has("B") {
        value += separated(&theirs, position.groups);
    }
    if has("c") {
        value += WEAK_CONNECTION;
    }
    if has("U") {
        value += URGENT * SHAPE;
    }
    value + extras(found.pattern.values)
}

/// What class `e` is worth, within the bounds of `minterri` and `maxterri`.
fn territory(values: &[Value]) -> f32 {
    values.iter().fold(TERRITORY, |value, bound| match bound.name {
        ValueName::MinTerritory => value.max(bound.amount),
        ValueName::MaxTerritory => value.min(bound.amount),
        _ => value,
    })
}

/// What the other values of the class line add.
fn extras(values: &[Value]) -> f32 {
    let extra = |value: &Value| match value.name {
        ValueName::Shape => SHAPE * value.amount,
        ValueName::Followup | ValueName::ReverseFollowup => FOLLOWUP * value.amount,
        _ => 0.0,
    };
    values.iter().map(extra).sum()
}

fn strings<'a>(found: &Match<Shape>, symbol: Symbol, color: Color, worms: &'a Worms) -> Vec<&'a Worm> {
    let drawn = found.pattern.diagram.symbols().filter(|&(_, _, at)| at == symbol);
    worms.among(drawn.map(|(row, column, _)| found.point(row, column)), color).into_vec()
}

/// How weak a string looks: 1 with two liberties, 0 with eight.
fn weakness(worm: &Worm) -> f32 {
    ((8.0 - worm.liberties.len() as f32) / 6.0).clamp(0.0, 1.0)
}

/// What it is worth to join (or to part) strings that are not connected yet: the weaker part's stones, within bounds.
fn separated(worms: &[&Worm], groups: &Groups) -> f32 {
    let mut best = 0.0_f32;
    for (i, a) in worms.iter().enumerate() {
        for b in worms.iter().skip(i + 1).filter(|b| !groups.are_one(a.origin, b.origin)) {
            let stones = groups.stones(a.origin).min(groups.stones(b.origin)) as f32;
            let weak = weakness(a).max(weakness(b));
            best = best.max((1.0 + stones) * (0.4 + 0.6 * weak));
        }
    }
    best.min(CONNECT)
}

//! What the pattern databases propose: their classes and values as reasons, their actions as rules.
//!
//! The classes are those of spec/patterns.texi, "Action Attributes". What a class is worth depends on the strings that
//! the pattern shows, by how weak they and their dragons look: what life-and-death reading finds is not asked here.

use super::{PatternReason, Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::{Dragon, Status};
use crate::pattern::Databases;
use crate::pattern::{
    Database, Effect, Kind, Match, Meaning, Placement, Refusal, Surroundings, Symbol, Value, ValueName, Verdict,
};
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
/// The same for a threat that is worth making: class `W`.
const WORTHWHILE: f32 = 0.6;
/// What it is worth to keep the opponent from making territory: class `I`.
const INVASION: f32 = 4.0;
/// What a trick move is worth at most.
const TRICK: f32 = 8.0;
/// The shape bonus of class `c`.
const WEAK_CONNECTION: f32 = 1.0;

/// What the proposals of patterns are made of: the position, and what is known of it.
pub(super) struct Scene<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) color: Color,
    pub(super) analysis: &'a Analysis,
    /// The moves that may be played.
    pub(super) allowed: PointSet,
    /// The handicap of the game, whose stones have all been placed.
    pub(super) handicap: Placement,
    /// Moves that an action says are safe.
    pub(super) known_safe: PointSet,
}

/// Joseki are for boards whose corners are places of their own.
const JOSEKI_BOARD: usize = 11;

/// The matches that are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    /// All.
    First,
    /// Those that were refused because their move is not safe, and an action says that it is.
    KnownSafe,
}

/// If no move is worth more than so many points, the endgame has begun.
const ENDGAME: f32 = 6.0;

/// Proposes what the databases of shapes, joseki, openings and the endgame say, and obeys the actions of all databases.
pub(super) fn propose(databases: &Databases, scene: &mut Scene<'_>, proposals: &mut Proposals) {
    propose_all(databases, scene, proposals, Pass::First);
    for database in databases.attack {
        act(database, scene, proposals);
    }
    for database in databases.defense {
        act(database, scene, proposals);
    }
    for database in databases.connection {
        act(database, scene, proposals);
    }
    if proposals.best(&scene.allowed) <= ENDGAME {
        databases.endgame.iter().for_each(|database| propose_from(database, scene, proposals, Pass::First));
    }
    if !scene.known_safe.is_empty() {
        propose_all(databases, scene, proposals, Pass::KnownSafe);
    }
}

fn propose_all(databases: &Databases, scene: &mut Scene<'_>, proposals: &mut Proposals, pass: Pass) {
    databases.shape.iter().for_each(|database| propose_from(database, scene, proposals, pass));
    databases.fuseki.iter().for_each(|database| propose_from(database, scene, proposals, pass));
    if scene.board.size() >= JOSEKI_BOARD {
        databases.joseki.iter().for_each(|database| propose_from(database, scene, proposals, pass));
    }
}

/// Proposes the moves of a database whose classes are those of shapes. A move of class `N` is proposed to nobody: it
/// must not be played.
fn propose_from<K: Kind>(database: &'static Database<K>, scene: &mut Scene<'_>, proposals: &mut Proposals, pass: Pass) {
    let accepted = match pass {
        Pass::First => database.accepted(&mut scene.surroundings()),
        Pass::KnownSafe => known_safe(database, scene),
    };
    for (found, effects) in accepted {
        match found.move_point() {
            Some(point) if found.meanings().contains(&Meaning::Never) => proposals.forbid(point),
            Some(point) => {
                let value = worth(&found, point, scene) + said(&effects, &found, scene);
                proposals.add_pattern(point, reason(database, &found), value);
                for value in found.pattern.values.iter().filter(|value| value.name == ValueName::MaxTerritory) {
                    proposals.cap_territory(point, value.amount);
                }
            }
            None => {}
        }
        obey(database, &found, &effects, scene, proposals);
    }
}

/// The matches that are accepted once it is known which moves are safe.
fn known_safe<K: Kind>(database: &'static Database<K>, scene: &mut Scene<'_>) -> Vec<(Match<K>, Vec<Effect>)> {
    let safe = scene.known_safe;
    let at_safe = |found: &Match<K>| found.move_point().is_some_and(|point| safe.contains(point));
    let matches = database.matches(scene.board, scene.color).into_iter().filter(at_safe);
    let judged = matches.filter_map(|found| match found.judge(&mut scene.surroundings()) {
        Verdict::Refused(Refusal::Unsafe) => match found.judge(&mut scene.surroundings().with_safe(safe)) {
            Verdict::Accepted(effects) => Some((found, effects)),
            Verdict::Refused(_) | Verdict::Unknown(_) => None,
        },
        _ => None,
    });
    judged.collect()
}

impl Scene<'_> {
    fn surroundings(&mut self) -> Surroundings<'_> {
        let around = Surroundings::new(self.board, self.reader, self.color);
        around.knowing(self.analysis.known()).of_handicap(self.handicap)
    }
}

/// Obeys the actions of a database whose classes others look at.
fn act<K: Kind>(database: &'static Database<K>, scene: &mut Scene<'_>, proposals: &mut Proposals) {
    if database.patterns().iter().all(|pattern| pattern.action.is_none()) {
        return;
    }
    for found in database.matches(scene.board, scene.color) {
        if found.pattern.action.is_none() {
            continue;
        }
        if let Verdict::Accepted(effects) = found.judge(&mut scene.surroundings()) {
            let value = said(&effects, &found, scene);
            if let Some(point) = found.move_point().filter(|_| value != 0.0) {
                proposals.add_pattern(point, reason(database, &found), value);
            }
            obey(database, &found, &effects, scene, proposals);
        }
    }
}

fn obey<K: Kind>(
    database: &Database<K>,
    found: &Match<K>,
    effects: &[Effect],
    scene: &mut Scene<'_>,
    proposals: &mut Proposals,
) {
    let worms = &scene.analysis.worms;
    for effect in effects {
        match *effect {
            Effect::Antisuji(point) => proposals.forbid(point),
            Effect::Replace { inferior, by } => proposals.replace(inferior, by, reason(database, found)),
            Effect::RemoveAttack(stone) => {
                if let Some(worm) = worms.at(stone) {
                    proposals.drop_captures(worm.origin);
                }
            }
            Effect::KnownSafe(point) => drop(scene.known_safe.insert(point)),
            Effect::GoodThreat { by, string } => {
                if let Some(worm) = worms.at(string) {
                    let kind = ReasonKind::Threatens { string: worm.origin, stones: worm.size() };
                    proposals.add(by, kind, WORTHWHILE * points(worm));
                }
            }
            // What is said about the worth of the move itself has been counted with it; the rest is for the analysis.
            _ => {}
        }
    }
}

/// The pattern as a reason, with the bounds that its values and classes set.
fn reason<K: Kind>(database: &Database<K>, found: &Match<K>) -> PatternReason {
    let pattern = found.pattern;
    let (mut at_least, mut at_most) = bounds_of_class(found);
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

/// The least and the greatest value that the classes give a move.
fn bounds_of_class<K: Kind>(found: &Match<K>) -> (Option<f32>, Option<f32>) {
    let bounds = |meaning: Meaning| match meaning {
        Meaning::AtLeast(least) => Some((Some(least), None)),
        Meaning::Exactly(value) => Some((Some(value), Some(value))),
        // A trick is to be known, not to be relied on.
        Meaning::Trick => Some((None, Some(TRICK))),
        _ => None,
    };
    found.meanings().into_iter().find_map(bounds).unwrap_or_default()
}

/// What the match adds to the value of its move.
fn worth<K: Kind>(found: &Match<K>, point: Point, scene: &Scene<'_>) -> f32 {
    let ours = strings(found, Symbol::Own, scene.color, &scene.analysis.worms);
    let theirs = strings(found, Symbol::Enemy, scene.color.opponent(), &scene.analysis.worms);
    // A string that can be captured, and that the move does not save, is neither defended nor connected.
    let ours: Vec<_> = ours
        .into_iter()
        .filter(|worm| worm.attack() == Outcome::Lost || worm.defenses.by(point) != Outcome::Lost)
        .collect();
    let weakest = |worms: &[&Worm]| worms.iter().map(|worm| weakness(worm, scene.analysis)).fold(0.0, f32::max);
    let meanings = found.meanings();
    let meant = |meaning: &Meaning| match *meaning {
        Meaning::Territory => territory(found.pattern.values),
        Meaning::Influence => INFLUENCE,
        Meaning::Invades => INVASION,
        Meaning::Defends => STRENGTHEN * weakest(&ours),
        Meaning::Attacks => STRENGTHEN * weakest(&theirs),
        Meaning::Connects => separated(&ours, scene.analysis),
        // It defends, too, and that counts once.
        Meaning::ConnectsWeakly if meanings.contains(&Meaning::Defends) => WEAK_CONNECTION,
        Meaning::ConnectsWeakly => WEAK_CONNECTION + STRENGTHEN * weakest(&ours),
        Meaning::Cuts => separated(&theirs, scene.analysis),
        Meaning::Shape(shape) => SHAPE * shape,
        _ => 0.0,
    };
    let value: f32 = meanings.iter().map(meant).sum();
    value + extras(found.pattern.values, share_of_threats(&meanings))
}

/// How much of what a second move would gain counts.
fn share_of_threats(meanings: &[Meaning]) -> f32 {
    if meanings.contains(&Meaning::Threatens) { WORTHWHILE } else { FOLLOWUP }
}

/// What a string is worth to whoever captures or saves it.
fn points(worm: &Worm) -> f32 {
    2.0 * worm.size() as f32
}

/// What an action says about the worth of the move.
fn said<K: Kind>(effects: &[Effect], found: &Match<K>, scene: &Scene<'_>) -> f32 {
    let share = share_of_threats(&found.meanings());
    let points = |stone: Point| scene.analysis.worms.at(stone).map_or(0.0, points);
    let parted = |a: Point, b: Point| match (scene.analysis.worms.at(a), scene.analysis.worms.at(b)) {
        (Some(a), Some(b)) => separated(&[a, b], scene.analysis),
        _ => 0.0,
    };
    let worth = |effect: &Effect| match *effect {
        Effect::ThreatenToCapture(stone)
        | Effect::ThreatenToSave(stone)
        | Effect::PreventAttackThreat(stone)
        | Effect::DefendAgainstAtari(stone) => share * points(stone),
        Effect::Connect(a, b) | Effect::Cut(a, b) => parted(a, b),
        // The opponent saves the larger string, and we likewise.
        Effect::AttackEither(a, b) | Effect::DefendBoth(a, b) => points(a).min(points(b)),
        _ => 0.0,
    };
    effects.iter().map(worth).sum()
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
fn extras(values: &[Value], share: f32) -> f32 {
    let extra = |value: &Value| match value.name {
        ValueName::Shape => SHAPE * value.amount,
        ValueName::Followup | ValueName::ReverseFollowup => share * value.amount,
        _ => 0.0,
    };
    values.iter().map(extra).sum()
}

fn strings<'a, K: Kind>(found: &Match<K>, symbol: Symbol, color: Color, worms: &'a Worms) -> Vec<&'a Worm> {
    let drawn = found.pattern.diagram.symbols().filter(|&(_, _, at)| at == symbol);
    worms.among(drawn.map(|(row, column, _)| found.point(row, column)), color).into_vec()
}

/// How weak a string is: half by its liberties, 1 with two of them and 0 with eight, and half by its dragon. Nothing
/// helps or hurts a dead one any more.
fn weakness(worm: &Worm, analysis: &Analysis) -> f32 {
    let short = ((8.0 - worm.liberties.len() as f32) / 6.0).clamp(0.0, 1.0);
    match analysis.dragons.at(worm.origin) {
        Some(dragon) if dragon.status == Status::Dead => 0.0,
        Some(dragon) => f32::midpoint(short, dragon.weakness),
        None => short,
    }
}

/// What it is worth to join (or to part) strings that are not connected yet: the weaker part's stones, within bounds.
fn separated(worms: &[&Worm], analysis: &Analysis) -> f32 {
    let stones = |worm: &Worm| analysis.dragons.at(worm.origin).map_or(0, Dragon::size);
    let mut best = 0.0_f32;
    for (i, a) in worms.iter().enumerate() {
        for b in worms.iter().skip(i + 1).filter(|b| !analysis.dragons.are_one(a.origin, b.origin)) {
            let stones = stones(a).min(stones(b)) as f32;
            let weak = weakness(a, analysis).max(weakness(b, analysis));
            best = best.max((1.0 + stones) * (0.4 + 0.6 * weak));
        }
    }
    best.min(CONNECT)
}

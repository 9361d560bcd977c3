//! What the pattern databases propose: their classes and values as reasons, their actions as rules.
//!
//! The classes are those of spec/patterns.texi, "Action Attributes". They become reasons about the strings and dragons that
//! the pattern shows; what these are worth is not told here ([`value`](super::value)).

use super::{PatternReason, Proposals, ReasonKind, value};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::owl::Lives;
use crate::pattern::Databases;
use crate::pattern::facts::Status;
use crate::pattern::{
    Database, Effect, Joseki, JosekiMove, Kind, Known, Match, Meaning, Placement, Refusal, Surroundings, Symbol,
    ValueName, Verdict,
};
use crate::reading::{Outcome, Reader};
use crate::worms::{Worm, Worms};

/// What the proposals of patterns are made of: the position, and what is known of it.
pub(super) struct Scene<'a> {
    pub(super) board: &'a mut Board,
    pub(super) reader: &'a mut Reader,
    pub(super) color: Color,
    pub(super) analysis: &'a Analysis,
    /// Who reads life and death for patterns that ask.
    pub(super) lives: Lives<'a>,
    /// The handicap of the game, whose stones have all been placed.
    pub(super) handicap: Placement,
    /// The pattern that is not heeded.
    pub(super) without: Option<&'static str>,
    /// Moves that an action says are safe.
    pub(super) known_safe: PointSet,
}

/// The stones tried at most for whether two strings that a class says are joined or cut need that, or can be joined at all. What is not
/// refuted by so many is believed.
const FOR_LINKS: u64 = 3_000;

/// Joseki are for boards whose corners are places of their own.
const JOSEKI_BOARD: usize = 11;

/// The matches that are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    /// All.
    First,
    /// All but borders with [dead](is_among_dead) stones.
    AmongLiving,
    /// Those that were refused because their move is not safe, and an action says that it is.
    KnownSafe,
}

/// Proposes what the databases of shapes, joseki and openings say, and obeys the actions of all databases.
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
    if !scene.known_safe.is_empty() {
        propose_all(databases, scene, proposals, Pass::KnownSafe);
    }
}

/// Proposes what the databases of the endgame say.
pub(super) fn propose_endgame(databases: &Databases, scene: &mut Scene<'_>, proposals: &mut Proposals) {
    databases.endgame.iter().for_each(|database| propose_from(database, scene, proposals, Pass::AmongLiving));
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
    let mut accepted = match pass {
        Pass::First | Pass::AmongLiving => database.accepted(&mut scene.surroundings()),
        Pass::KnownSafe => known_safe(database, scene),
    };
    if pass == Pass::AmongLiving {
        accepted.retain(|(found, _)| !is_among_dead(found, scene));
    }
    for (found, effects) in accepted {
        if scene.without == Some(found.pattern.name) {
            continue;
        }
        match found.move_point() {
            Some(point) if found.meanings().contains(&Meaning::Never) => proposals.forbid(point),
            Some(point) => {
                proposals.add(point, ReasonKind::Pattern(reason(database, &found)));
                meant(&found, point, scene, proposals);
                said(&effects, point, scene, proposals);
            }
            None => {}
        }
        obey(database, &found, &effects, scene, proposals);
    }
}

/// Whether a pattern shows a border between players of whom one has nothing there but dead stones: what a database of the endgame says
/// of the move's worth holds among those that live.
fn is_among_dead<K: Kind>(found: &Match<K>, scene: &Scene<'_>) -> bool {
    let Analysis { worms, dragons, .. } = scene.analysis;
    let is_dead =
        |worm: &Worm| worm.is_lost() || dragons.at(worm.origin).is_some_and(|dragon| dragon.status == Status::Dead);
    let sides = [(Symbol::Own, scene.color), (Symbol::Enemy, scene.color.opponent())];
    sides.into_iter().any(|(symbol, color)| {
        let shown = strings(found, symbol, color, worms);
        !shown.is_empty() && shown.into_iter().all(is_dead)
    })
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
        let known = Known { life: Some(&self.lives), ..self.analysis.known() };
        Surroundings::new(self.board, self.reader, self.color).knowing(known).of_handicap(self.handicap)
    }
}

/// Obeys the actions of a database whose classes others look at.
fn act<K: Kind>(database: &'static Database<K>, scene: &mut Scene<'_>, proposals: &mut Proposals) {
    if database.patterns().iter().all(|pattern| pattern.action.is_none()) {
        return;
    }
    for found in database.matches(scene.board, scene.color) {
        if found.pattern.action.is_none() || scene.without == Some(found.pattern.name) {
            continue;
        }
        if let Verdict::Accepted(effects) = found.judge(&mut scene.surroundings()) {
            if let Some(point) = found.move_point().filter(|&point| said(&effects, point, scene, proposals)) {
                proposals.add(point, ReasonKind::Pattern(reason(database, &found)));
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
                    let kind = ReasonKind::Threatens { string: worm.origin, stones: worm.size(), good: true };
                    proposals.add(by, kind);
                }
            }
            // What is said about the worth of the move itself has been counted with it; the rest is for the analysis.
            _ => {}
        }
    }
}

/// The pattern as a reason, with the bounds that its values set, and its classes by the table of the valuation.
fn reason<K: Kind>(database: &Database<K>, found: &Match<K>) -> PatternReason {
    let (pattern, meanings) = (found.pattern, found.meanings());
    let (mut at_least, mut at_most) = value::of_classes(&meanings);
    let (mut territory, mut followup, mut reverse_followup) = ((None, None), 0.0, 0.0);
    let mut shape = value::shape_of_classes(&meanings);
    let greater = |known: Option<f32>, amount: f32| Some(known.map_or(amount, |known| known.max(amount)));
    let less = |known: Option<f32>, amount: f32| Some(known.map_or(amount, |known| known.min(amount)));
    for value in pattern.values {
        match value.name {
            ValueName::MinValue => at_least = greater(at_least, value.amount),
            ValueName::MaxValue => at_most = less(at_most, value.amount),
            ValueName::MinTerritory => territory.0 = greater(territory.0, value.amount),
            ValueName::MaxTerritory => territory.1 = less(territory.1, value.amount),
            ValueName::Shape => shape += value.amount,
            ValueName::Followup => followup += value.amount,
            ValueName::ReverseFollowup => reverse_followup += value.amount,
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
        joseki: joseki::<K>(&meanings),
        at_least,
        at_most,
        territory,
        shape,
        followup,
        reverse_followup,
        is_threat: meanings.contains(&Meaning::Threatens),
        is_sacrifice: pattern.classes.has('s') && !meanings.iter().any(|meaning| meaning.holds_together()),
    }
}

/// How soon a move of a joseki is to be made. In other databases the same classes only bound what a move is worth.
fn joseki<K: Kind>(meanings: &[Meaning]) -> Option<JosekiMove> {
    let said = |meaning: &Meaning| if let Meaning::Joseki(joseki) = meaning { Some(*joseki) } else { None };
    meanings.iter().find_map(said).filter(|_| K::NAME == Joseki::NAME)
}

/// Adds what the classes of a match say of its move.
fn meant<K: Kind>(found: &Match<K>, point: Point, scene: &mut Scene<'_>, proposals: &mut Proposals) {
    let analysis = scene.analysis;
    let ours = strings(found, Symbol::Own, scene.color, &analysis.worms);
    let theirs = strings(found, Symbol::Enemy, scene.color.opponent(), &analysis.worms);
    // A string that can be captured, and that the move does not save, is neither defended nor connected.
    let ours: Vec<_> = ours
        .into_iter()
        .filter(|worm| worm.attack() == Outcome::Lost || worm.defenses.by(point) != Outcome::Lost)
        .collect();
    let dragon = |worm: &&Worm| analysis.dragons.at(worm.origin).map(|dragon| dragon.origin);
    for meaning in found.meanings() {
        match meaning {
            Meaning::Territory => proposals.add(point, ReasonKind::Territory),
            Meaning::Influence => proposals.add(point, ReasonKind::Moyo),
            Meaning::Invades => proposals.add(point, ReasonKind::Invades),
            Meaning::Defends | Meaning::ConnectsWeakly => {
                for dragon in ours.iter().filter_map(dragon) {
                    proposals.add(point, ReasonKind::Defends { dragon });
                }
            }
            Meaning::Attacks => {
                for dragon in theirs.iter().filter_map(dragon) {
                    proposals.add(point, ReasonKind::Attacks { dragon });
                }
            }
            Meaning::Connects => {
                for (a, b) in contested(&ours, scene) {
                    proposals.add(point, ReasonKind::Connects { a, b });
                }
            }
            Meaning::Cuts => {
                for (a, b) in contested(&theirs, scene) {
                    proposals.add(point, ReasonKind::Cuts { a, b });
                }
            }
            _ => {}
        }
    }
}

/// Adds what an action says of the move, and tells whether it said anything.
fn said(effects: &[Effect], point: Point, scene: &Scene<'_>, proposals: &mut Proposals) -> bool {
    let analysis = scene.analysis;
    let string = |stone: Point| analysis.worms.at(stone).map(|worm| (worm.origin, worm.size()));
    let mut kinds = Vec::new();
    for effect in effects {
        match *effect {
            Effect::ThreatenToCapture(stone) => kinds
                .extend(string(stone).map(|(string, stones)| ReasonKind::Threatens { string, stones, good: false })),
            Effect::ThreatenToSave(stone) => {
                kinds.extend(string(stone).map(|(string, stones)| ReasonKind::ThreatensToSave { string, stones }));
            }
            Effect::PreventAttackThreat(stone) | Effect::DefendAgainstAtari(stone) => {
                kinds.extend(string(stone).map(|(string, stones)| ReasonKind::PreventsThreat { string, stones }));
            }
            Effect::Connect(a, b) | Effect::Cut(a, b) => {
                let strings: Vec<&Worm> = [a, b].iter().filter_map(|&stone| analysis.worms.at(stone)).collect();
                let connects = matches!(effect, Effect::Connect(..));
                pairs(&strings, analysis, |a, b| {
                    kinds.push(if connects { ReasonKind::Connects { a, b } } else { ReasonKind::Cuts { a, b } });
                });
            }
            // The opponent saves the larger string, and we likewise.
            Effect::AttackEither(a, b) | Effect::DefendBoth(a, b) => {
                if let (Some((a, first)), Some((b, second))) = (string(a), string(b))
                    && a != b
                {
                    let (a, b, stones) = (a.min(b), a.max(b), first.min(second));
                    kinds.push(match effect {
                        Effect::AttackEither(..) => ReasonKind::AttacksEither { a, b, stones },
                        _ => ReasonKind::DefendsBoth { a, b, stones },
                    });
                }
            }
            _ => {}
        }
    }
    let says = !kinds.is_empty();
    kinds.into_iter().for_each(|kind| proposals.add(point, kind));
    says
}

/// Each two dragons that these strings belong to, by their first stones, without those of which reading finds that they need no move:
/// they cannot be cut, or they cannot be joined.
fn contested(worms: &[&Worm], scene: &mut Scene<'_>) -> Vec<(Point, Point)> {
    let Scene { board, reader, analysis, .. } = scene;
    let mut found = Vec::new();
    for (i, a) in worms.iter().enumerate() {
        for b in worms.iter().skip(i + 1) {
            pairs(&[*a, *b], analysis, |first, second| {
                let cannot_be_joined = |reader: &mut Reader, board: &mut Board| {
                    let join = reader.within(FOR_LINKS, |reader| reader.string_connect(board, a.origin, b.origin));
                    join.outcome == Outcome::Lost && !reader.was_cut_short()
                };
                let hold_together = reader.hold_together(board, (a.origin, b.origin), FOR_LINKS);
                if !hold_together && !cannot_be_joined(reader, board) {
                    found.push((first, second));
                }
            });
        }
    }
    found
}

/// Each two dragons that these strings belong to, by their first stones.
fn pairs(worms: &[&Worm], analysis: &Analysis, mut add: impl FnMut(Point, Point)) {
    for (i, a) in worms.iter().enumerate() {
        for b in worms.iter().skip(i + 1) {
            if let (Some(a), Some(b)) = (analysis.dragons.at(a.origin), analysis.dragons.at(b.origin))
                && a.id != b.id
            {
                add(a.origin.min(b.origin), a.origin.max(b.origin));
            }
        }
    }
}

fn strings<'a, K: Kind>(found: &Match<K>, symbol: Symbol, color: Color, worms: &'a Worms) -> Vec<&'a Worm> {
    let drawn = found.pattern.diagram.symbols().filter(|&(_, _, at)| at == symbol);
    let at = found.placing();
    worms.among(drawn.map(|(row, column, _)| at(row, column)), color).into_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::limit::Limit;
    use crate::owl::OwlReader;
    use crate::playout::Random;

    #[test]
    fn what_cannot_be_cut_is_not_joined_and_what_cannot_be_joined_is_not_cut() {
        let (mut random, mut reader) = (Random::new(11), Reader::default());
        let (mut needed, mut refuted) = ([0, 0], [0, 0]);
        let endless = Limit::endless();
        for _ in 0..12 {
            let mut board = Board::new(9).expect("a size");
            for n in 0..30 {
                board.try_play(Point::new(random.below(9), random.below(9)), Color::BOTH[n % 2]);
            }
            let analysis = Analyst::new(Databases::default()).analyse(&board);
            let color = Color::Black;
            let worms: Vec<&Worm> = analysis.worms.iter().collect();
            for (i, &a) in worms.iter().enumerate() {
                for &b in worms.iter().skip(i + 1).filter(|b| b.color == a.color) {
                    let mut apart = Vec::new();
                    pairs(&[a, b], &analysis, |a, b| apart.push((a, b)));
                    let mut owl = OwlReader::default();
                    let mut scene = Scene {
                        board: &mut board,
                        reader: &mut reader,
                        color,
                        analysis: &analysis,
                        lives: analysis.lives(&mut owl, &endless),
                        handicap: Placement::default(),
                        without: None,
                        known_safe: PointSet::EMPTY,
                    };
                    let found = contested(&[a, b], &mut scene);
                    if apart.is_empty() {
                        assert!(found.is_empty(), "one dragon");
                        continue;
                    }
                    let (a, b) = (a.origin, b.origin);
                    let is_own = board.color_at(a) == Some(color);
                    let can_be_cut =
                        reader.within(FOR_LINKS, |reader| reader.disconnect(&mut board, a, b)).outcome != Outcome::Lost;
                    let join = reader.within(FOR_LINKS, |reader| reader.string_connect(&mut board, a, b));
                    let is_needed = can_be_cut && (join.outcome != Outcome::Lost || reader.was_cut_short());
                    assert_eq!(found, if is_needed { apart } else { Vec::new() }, "{a:?} {b:?}\n{board}");
                    let count = if is_needed { &mut needed } else { &mut refuted };
                    count[usize::from(is_own)] += 1;
                }
            }
        }
        assert!(needed.into_iter().chain(refuted).all(|count| count >= 5), "{needed:?} {refuted:?}");
    }
}

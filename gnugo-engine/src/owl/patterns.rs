//! Which moves do the databases of life and death propose in a position of the search?
//!
//! The attacker's moves are those of [`OwlAttack`] and [`OwlVital`], the owner's those of [`OwlDefense`], and the points
//! marked by `!` in vital patterns. Patterns are matched for the stones that live or die together, with what is known of
//! their eyes and their way out; constraints that read captures have a small budget. Some 50 µs a position, several times
//! what the search needs for one, so it asks near its root only, and each position is asked about once. Matches of which
//! the move lies beyond the arena are not looked at.

use super::ground::Ground;
use super::judge::Judgement;
use crate::board::{Board, Color, Hash, Point, PointSet};
use crate::eyes::Evaluator;
use crate::pattern::facts::{OwlFacts, OwlSpace};
use crate::pattern::{
    Database, Databases, Kind, Known, Match, Meaning, OwlAttack, OwlDefense, OwlVital, Surroundings, Symbol, ValueName,
    Verdict,
};
use crate::reach::connected;
use crate::reading::Reader;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A pattern with this value or more decides: the search ends with a success.
pub(super) const DECIDES: f32 = 100.0;
/// A pattern with this value or more is forced: no other move is tried.
pub(super) const FORCED: f32 = 99.0;
/// No sum of values is greater.
const MOST_COMBINED: f32 = FORCED - 1.0;
/// The value of a pattern that has none.
const PLAIN: f32 = 50.0;
/// What a point of a pattern's value is worth among what else speaks for a move in a pocket.
pub(super) const SCALE: f32 = 0.15;
/// Stones that may be tried to judge one constraint.
const READING: u64 = 300;
/// Closed eye spaces with more points are taken to give an eye if attacked, and two if defended.
const LARGEST: usize = 10;
/// An open eye space with fewer points gives one eye at most.
const TWO_EYES: usize = 3;

/// A move that a pattern proposes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PatternMove {
    /// The move.
    pub point: Point,
    /// How promising it is, from 0 to 100.
    pub value: f32,
    /// The pattern that says most for it.
    pub pattern: &'static str,
}

/// The moves of a position.
pub(super) type Proposed = SmallVec<[PatternMove; 8]>;

/// The databases of life and death, with what matching them needs.
#[derive(Clone, Default, Debug)]
pub(super) struct OwlPatterns {
    attack: &'static [&'static Database<OwlAttack>],
    defense: &'static [&'static Database<OwlDefense>],
    vital: &'static [&'static Database<OwlVital>],
    /// Who reads captures for constraints.
    reader: Reader,
    /// What was proposed where, as long as one dragon is asked about.
    remembered: FxHashMap<Hash, Proposed>,
}

impl OwlPatterns {
    /// The patterns of these databases.
    pub(super) fn new(databases: &Databases) -> Self {
        let &Databases { owl_attack: attack, owl_defense: defense, owl_vital: vital, .. } = databases;
        Self { attack, defense, vital, ..Self::default() }
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.attack.is_empty() && self.defense.is_empty() && self.vital.is_empty()
    }

    /// Forgets what was proposed: another dragon is asked about, or around it something else is known.
    pub(super) fn forget(&mut self) {
        self.remembered.clear();
    }

    /// Forgets all that was read for constraints, too.
    pub(super) fn clear(&mut self) {
        self.forget();
        self.reader.clear();
        self.reader.reset_nodes();
    }

    /// The moves of `to_move` in a position with this key, the most promising first.
    pub(super) fn propose(&mut self, position: &mut Position<'_>, key: Hash, to_move: Color) -> Proposed {
        if self.is_empty() {
            return Proposed::new();
        }
        if let Some(proposed) = self.remembered.get(&key) {
            return proposed.clone();
        }
        let proposed = summed(&self.find(position, to_move));
        self.remembered.insert(key, proposed.clone());
        proposed
    }

    /// All that is proposed in a position, by each pattern.
    pub(super) fn accepted(&mut self, position: &mut Position<'_>, to_move: Color) -> Vec<PatternMove> {
        let mut all = self.find(position, to_move);
        all.sort_by(|a, b| b.proposal.value.total_cmp(&a.proposal.value).then(a.proposal.point.cmp(&b.proposal.point)));
        all.into_iter().map(|said| said.proposal).collect()
    }

    /// Calls a function with what constraints are judged by in a position: the board, who reads captures for them, the stones
    /// that live or die together, and what is known of these.
    pub(super) fn ask<T>(
        &mut self,
        position: &mut Position<'_>,
        f: impl FnOnce(&mut Board, &mut Reader, &PointSet, Known<'_>) -> T,
    ) -> T {
        let view = View::new(position);
        let known = Known { owl: Some(&view), ..Known::default() };
        self.reader.within(READING, |reader| f(position.board, reader, &view.judged.group, known))
    }

    fn find(&mut self, position: &mut Position<'_>, to_move: Color) -> Vec<Said> {
        let (attack, defense, vital) = (self.attack, self.defense, self.vital);
        let owner = position.ground.color;
        let view = View::new(position);
        let mut finder = Finder { reader: &mut self.reader, view: &view, said: Vec::new() };
        let board = &mut *position.board;
        if to_move == owner {
            finder.each(defense, board, owner, |found| found.move_point().into_iter().collect());
            finder.each(vital, board, owner.opponent(), defenses);
        } else {
            finder.each(attack, board, to_move, |found| found.move_point().into_iter().collect());
            finder.each(vital, board, to_move, |found| found.move_point().into_iter().collect());
        }
        let mut said = finder.said;
        said.retain(|said| position.board.is_legal(said.proposal.point, to_move));
        said
    }
}

/// What a pattern says for a move.
#[derive(Clone, Copy)]
struct Said {
    proposal: PatternMove,
    /// Class `c`: its value is added to that of others for the same move.
    combines: bool,
}

/// The moves, the most promising first: of several patterns the greatest value counts, and those of class `c` are added to
/// it, which decides and forces nothing.
fn summed(said: &[Said]) -> Proposed {
    let mut proposed = Proposed::new();
    for Said { proposal, .. } in said.iter().filter(|said| !said.combines) {
        match proposed.iter_mut().find(|other| other.point == proposal.point) {
            None => proposed.push(*proposal),
            Some(other) if proposal.value > other.value => *other = *proposal,
            Some(_) => {}
        }
    }
    for Said { proposal, .. } in said.iter().filter(|said| said.combines) {
        match proposed.iter_mut().find(|other| other.point == proposal.point) {
            None => proposed.push(*proposal),
            Some(other) if other.value < FORCED => other.value = (other.value + proposal.value).min(MOST_COMBINED),
            Some(_) => {}
        }
    }
    proposed.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.point.cmp(&b.point)));
    proposed
}

/// Where the owner plays against a vital pattern: at the points marked by `!`, or else at the vital point itself.
fn defenses(found: &Match<OwlVital>) -> SmallVec<[Point; 2]> {
    let marked = found.pattern.diagram.places(&[Symbol::Inhibited]);
    let marked: SmallVec<[Point; 2]> = marked.map(|(row, column)| found.point(row, column)).collect();
    if marked.is_empty() { found.move_point().into_iter().collect() } else { marked }
}

/// A position of a search, and who has judged it.
pub(super) struct Position<'a> {
    pub(super) board: &'a mut Board,
    pub(super) evaluator: &'a mut Evaluator,
    pub(super) ground: &'a Ground,
    pub(super) judged: &'a Judgement,
}

/// Collects what the databases propose.
struct Finder<'a> {
    reader: &'a mut Reader,
    view: &'a View<'a>,
    said: Vec<Said>,
}

impl Finder<'_> {
    /// Adds the points of the accepted matches for `color`.
    fn each<K: Kind>(
        &mut self,
        databases: &'static [&'static Database<K>],
        board: &mut Board,
        color: Color,
        points: impl Fn(&Match<K>) -> SmallVec<[Point; 2]>,
    ) {
        let (goal, arena) = (self.view.judged.group, self.view.ground.arena);
        for database in databases {
            for found in database.matches_of_goal(board, color, &goal) {
                let points = points(&found);
                if !points.iter().any(|&point| arena.contains(point)) {
                    continue;
                }
                let verdict = self.reader.within(READING, |reader| {
                    let known = Known { owl: Some(self.view), ..Known::default() };
                    found.judge(&mut Surroundings::new(board, reader, color).of_goal(&goal).knowing(known))
                });
                if matches!(verdict, Verdict::Accepted(_)) {
                    points.into_iter().for_each(|point| self.add(point, &found));
                }
            }
        }
    }

    fn add<K: Kind>(&mut self, point: Point, found: &Match<K>) {
        let amount = found.pattern.values.iter().find(|value| value.name == ValueName::MinValue);
        let value = amount.map_or(PLAIN, |value| value.amount);
        let proposal = PatternMove { point, value, pattern: found.pattern.name };
        self.said.push(Said { proposal, combines: found.meanings().contains(&Meaning::Combines) });
    }
}

/// What constraints see of the goal.
#[derive(Debug)]
struct View<'a> {
    ground: &'a Ground,
    judged: &'a Judgement,
    spaces: SmallVec<[OwlSpace; 4]>,
}

impl<'a> View<'a> {
    /// Finds the eye spaces: the points where eyes could be, in pieces.
    fn new(position: &mut Position<'a>) -> Self {
        let (ground, judged) = (position.ground, position.judged);
        let board = &*position.board;
        let color = ground.color;
        let all = judged.eyes.union(&judged.inside);
        let entrances = all.intersection(&board.stones(color.opponent()).neighbors());
        let outside = board.points().difference(board.stones(color));
        let (mut seeds, mut spaces) = (all, SmallVec::new());
        while let Some(seed) = seeds.first() {
            let points = connected(&PointSet::single(seed), &all);
            seeds = seeds.difference(&points);
            let is_closed = points.neighbors().intersection(&outside).is_subset(&points);
            let value = if is_closed && points.len_up_to(LARGEST) <= LARGEST {
                position.evaluator.closed(board, &points, color)
            } else {
                None
            };
            let (least, most) = match value {
                Some(value) => (value.min(), value.max()),
                None if is_closed => (1, 2),
                None => (0, if points.len_up_to(TWO_EYES) >= TWO_EYES { 2 } else { 1 }),
            };
            let marginal = if is_closed { PointSet::EMPTY } else { points.intersection(&entrances) };
            spaces.push(OwlSpace { points, marginal, least, most });
        }
        Self { ground, judged, spaces }
    }
}

impl OwlFacts for View<'_> {
    fn space(&self, point: Point) -> Option<OwlSpace> {
        self.spaces.iter().find(|space| space.points.contains(point)).copied()
    }

    fn escape_value(&self, point: Point) -> u32 {
        self.ground.worth(point)
    }

    fn is_strong(&self, stone: Point) -> bool {
        self.ground.friends.contains(stone) || self.ground.walls.contains(stone)
    }

    fn is_lunch(&self, stone: Point) -> bool {
        self.judged.weak.contains(stone)
    }
}

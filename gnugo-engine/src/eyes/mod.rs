//! Where are eyes, how many are they, and by which moves are they made or taken?
//!
//! [`EyeSpaces`] finds the places where each player may make eyes ([`domain`]), judges single points by their diagonals
//! ([`topology`]), and reads each space as a game of its own on its graph ([`solver`]), which is remembered by shape.
//! A position costs a millisecond, nearly all of it for reading about diagonals. It does not see whether the stones
//! around a space are connected: that is what [dragons](self) are made of.

mod changes;
pub mod domain;
pub mod graph;
mod interior;
pub mod solver;
mod space;
pub mod topology;
mod value;

#[cfg(test)]
mod tests;

pub use changes::EyeChanges;
pub use space::{Evaluator, EyeSpace};
pub use topology::{DiagonalSum, EyeKind, KoWinner, Topology};
pub use value::EyeValue;

use crate::board::{Board, CELLS, Color, Point, PointSet};
use crate::pattern::facts::{EyeFact, EyeFacts};
use crate::reach::connected;
use crate::reading::{Outcome, Reader};
use crate::worms::{Attempts, Worm, Worms};
use domain::{Domain, Lively, domains};
use rustc_hash::FxHashMap;
use space::Outline;
use topology::Judge;

/// The eye spaces of both players.
#[derive(Clone, Debug)]
pub struct EyeSpaces {
    spaces: Vec<EyeSpace>,
    /// For each colour the number of the space at a point, plus one.
    numbers: [[u16; CELLS]; 2],
    /// For each colour the points that were judged by their diagonals and found to be no proper eyes.
    doubtful: [FxHashMap<Point, Topology>; 2],
    /// For each colour the points that were judged by their diagonals and found to be proper eyes.
    sound: [FxHashMap<Point, DiagonalSum>; 2],
}

impl EyeSpaces {
    /// Finds and evaluates all eye spaces. The board is given back as it was.
    #[must_use]
    pub fn new(board: &mut Board, reader: &mut Reader, worms: &Worms, evaluator: &mut Evaluator) -> Self {
        Self::changed(board, reader, worms, evaluator, &EyeChanges::default())
    }

    /// The same, where patterns say some points are other than they look.
    #[must_use]
    pub fn changed(
        board: &mut Board,
        reader: &mut Reader,
        worms: &Worms,
        evaluator: &mut Evaluator,
        changes: &EyeChanges,
    ) -> Self {
        let lively = Lively::new(board, worms);
        let mut all = Self::none();
        for (color, mut domain) in Color::BOTH.into_iter().zip(domains(board, &lively)) {
            let mut judge = Judge { board, reader, worms };
            let (marginal, removed) = (&changes.marginal[color.index()], &changes.removed[color.index()]);
            domain.held = domain.held.difference(removed);
            domain.marginal = domain.marginal.difference(removed);
            let mut doubtful = close_safe_ways(&mut judge, color, &mut domain);
            domain.marginal = domain.marginal.union(&marginal.intersection(&domain.held));
            let sound = &mut all.sound[color.index()];
            judge_points(&mut judge, color, &mut domain, &mut doubtful, sound);
            domain.marginal = domain.marginal.difference(&changes.proper[color.index()]);
            let sure = changes.proper[color.index()].union(&changes.no_half_eyes[color.index()]);
            doubtful.retain(|&point, _| !sure.contains(point));
            for points in spaces(&domain) {
                let marginal = points.intersection(&domain.marginal);
                let wall = &lively.stones[color.index()];
                all.add(evaluator.evaluate(board, &Outline { color, points, marginal, wall, doubtful: &doubtful }));
            }
            all.doubtful[color.index()] = doubtful;
        }
        all
    }

    fn none() -> Self {
        let (doubtful, sound) = (Default::default(), Default::default());
        Self { spaces: Vec::new(), numbers: [[0; CELLS]; 2], doubtful, sound }
    }

    fn add(&mut self, space: EyeSpace) {
        let number = self.spaces.len() as u16 + 1;
        for point in &space.points {
            self.numbers[space.color.index()][point.index()] = number;
        }
        self.spaces.push(space);
    }

    /// All spaces, Black's first.
    pub fn iter(&self) -> std::slice::Iter<'_, EyeSpace> {
        self.spaces.iter()
    }

    /// The space of `color` at a point.
    #[must_use]
    pub fn at(&self, point: Point, color: Color) -> Option<&EyeSpace> {
        self.spaces.get(usize::from(self.numbers[color.index()][point.index()]).checked_sub(1)?)
    }

    /// The space at a point if it is one player's: the other one at best gets in there.
    #[must_use]
    pub fn of_one_color(&self, point: Point) -> Option<&EyeSpace> {
        match Color::BOTH.map(|color| self.at(point, color)) {
            [Some(space), None] | [None, Some(space)] => Some(space),
            [Some(a), Some(b)] => match (a.marginal.contains(point), b.marginal.contains(point)) {
                (false, true) => Some(a),
                (true, false) => Some(b),
                _ => None,
            },
            [None, None] => None,
        }
    }

    /// What the diagonals make of a point in an eye space of `color`. Points with several neighbours in the space are
    /// eyes by themselves.
    #[must_use]
    pub fn kind(&self, point: Point, color: Color) -> Option<EyeKind> {
        self.at(point, color)?;
        Some(self.topology(point, color).map_or(EyeKind::Proper, Topology::kind))
    }

    /// What the diagonals of a point are worth to the opponent. Known of points with at most one neighbour in the space.
    #[must_use]
    pub fn sum(&self, point: Point, color: Color) -> Option<DiagonalSum> {
        let doubtful = self.topology(point, color).map(|topology| topology.sum);
        doubtful.or_else(|| self.sound[color.index()].get(&point).copied())
    }

    /// How the diagonals of a point were judged, if it was found to be less than an eye.
    #[must_use]
    pub fn topology(&self, point: Point, color: Color) -> Option<&Topology> {
        self.doubtful[color.index()].get(&point)
    }
}

impl EyeFacts for EyeSpaces {
    fn space(&self, point: Point, color: Color) -> Option<EyeFact> {
        let space = self.at(point, color)?;
        Some(EyeFact { points: space.points, marginal: space.marginal, most: space.value.max() })
    }

    fn is_half_eye(&self, point: Point, color: Color) -> bool {
        matches!(self.kind(point, color), Some(EyeKind::Half | EyeKind::HalfByKo))
    }

    fn is_false_eye(&self, point: Point, color: Color) -> bool {
        self.topology(point, color).map(Topology::kind) == Some(EyeKind::False)
    }
}

/// Takes out of the marginal points those at which the opponent would be captured if he played there ("False Margins").
///
/// Where his stones beside such a point are in danger, he can get in after he has saved them: these points are given as
/// half eyes, whose keys are the moves that save the stones, or capture them.
fn close_safe_ways(judge: &mut Judge<'_>, color: Color, domain: &mut Domain) -> FxHashMap<Point, Topology> {
    let mut hanging = FxHashMap::default();
    let inside = domain.held.difference(&domain.marginal);
    let outside = judge.board.empty_points().difference(&domain.held);
    for point in &domain.marginal.intersection(&inside.neighbors()).difference(&outside.neighbors()) {
        if !is_captured_at(judge, point, color.opponent()) {
            continue;
        }
        domain.marginal.remove(point);
        let beside = judge.worms.among(point.neighbors(), color.opponent());
        let in_danger: Vec<_> = beside.into_iter().filter(|worm| worm.is_critical()).collect();
        if !in_danger.is_empty() {
            let all = |of: fn(&Worm) -> &Attempts| {
                in_danger.iter().flat_map(|&worm| of(worm).iter().map(|attempt| attempt.point)).collect()
            };
            let (attacks, defenses) = (all(|worm| &worm.defenses), all(|worm| &worm.attacks));
            hanging.insert(point, Topology { sum: DiagonalSum(3.0), attacks, defenses });
        } else if let Some(found) = space::hanging_at(judge.board, point, color, &domain.held) {
            let rescue = PointSet::single(found.rescue);
            hanging.insert(point, Topology { sum: DiagonalSum(3.0), attacks: rescue, defenses: rescue });
        }
    }
    hanging
}

/// Whether a player is captured right away if he plays at a point.
fn is_captured_at(judge: &mut Judge<'_>, point: Point, player: Color) -> bool {
    judge.board.liberties_after(point, player).len() <= 1 || judge.safety(point, player) == Outcome::Lost
}

/// Judges the points with at most one neighbour in the space by their diagonals. False eyes become marginal points, or
/// are dropped; everything that is less than an eye is put into `doubtful`, and eyes into `sound`.
fn judge_points(
    judge: &mut Judge<'_>,
    color: Color,
    domain: &mut Domain,
    doubtful: &mut FxHashMap<Point, Topology>,
    sound: &mut FxHashMap<Point, DiagonalSum>,
) {
    // A false eye is no longer a safe diagonal of its neighbours, so they are judged once more.
    loop {
        let inside = domain.held.difference(&domain.marginal);
        let before = domain.clone();
        for point in &inside {
            let company = point.neighbors().into_iter().filter(|&n| before.held.contains(n)).count();
            if company > 1 {
                continue;
            }
            let topology = judge.topology(point, color, &before.held, &inside);
            match topology.kind() {
                EyeKind::Proper => {
                    sound.insert(point, topology.sum);
                    continue;
                }
                // The owner will have to fill a false eye in the end: it is no more than a way in for the opponent.
                EyeKind::False if company == 0 || can_enter(judge.board, point, color) => {
                    domain.marginal.insert(point);
                }
                EyeKind::False => drop(domain.held.remove(point)),
                EyeKind::ProperByKo | EyeKind::Half | EyeKind::HalfByKo => {}
            }
            doubtful.insert(point, topology);
        }
        if domain.held == before.held && domain.marginal == before.marginal {
            return;
        }
    }
}

/// Whether the opponent of `color` may throw in at a point: not where it would be suicide.
fn can_enter(board: &Board, point: Point, color: Color) -> bool {
    !board.is_empty(point) || !board.is_suicide(point, color.opponent())
}

/// The domain in pieces. Two marginal points do not hold a piece together: there must be a point between that is none.
fn spaces(domain: &Domain) -> Vec<PointSet> {
    let mut inside = domain.held.difference(&domain.marginal);
    let (mut left, mut spaces) = (domain.held, Vec::new());
    while let Some(first) = inside.first() {
        let mut space = PointSet::single(first);
        loop {
            let core = space.difference(&domain.marginal);
            let grown = space.union(&core.neighbors().intersection(&domain.held));
            // A marginal point belongs to one space with all points next to it that are not marginal.
            let inward = grown.neighbors().intersection(&domain.held.difference(&domain.marginal));
            let grown = grown.union(&inward);
            if grown == space {
                break;
            }
            space = grown;
        }
        inside = inside.difference(&space);
        left = left.difference(&space);
        spaces.push(space);
    }
    while let Some(first) = left.first() {
        let space = connected(&PointSet::single(first), &left);
        left = left.difference(&space);
        spaces.push(space);
    }
    spaces
}

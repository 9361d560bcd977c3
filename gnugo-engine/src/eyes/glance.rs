//! How many eyes does a group have at a glance, without reading?
//!
//! The same spaces as those of a whole position ([`EyeSpaces`](super::EyeSpaces)), but near one group only, with all of
//! the owner's stones on the board, and those stones of the opponent's that the caller calls walls. Diagonals are judged
//! by who stands there and who could, not by reading. Some microseconds, most of them for shapes.

use super::domain::{Domain, Lively, domain_within};
use super::space::{Evaluator, Outline};
use super::topology::{DiagonalSum, EyeKind, Topology};
use super::{EyeValue, spaces};
use crate::board::{Board, Color, Point, PointSet};
use rustc_hash::FxHashMap;

/// The eyes of a group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Glance {
    /// How many, if its strings hang together.
    pub(crate) value: EyeValue,
    /// The points of its spaces.
    pub(crate) points: PointSet,
    /// Where the opponent takes eyes.
    pub(crate) attacks: PointSet,
    /// Where the owner makes eyes.
    pub(crate) defenses: PointSet,
}

/// What a group is judged by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surroundings<'a> {
    pub(crate) board: &'a Board,
    pub(crate) color: Color,
    /// The opponent's stones that stay.
    pub(crate) walls: &'a PointSet,
    /// Eyes are looked for here only.
    pub(crate) area: &'a PointSet,
}

impl Evaluator {
    /// Counts the eyes of a group.
    pub(crate) fn glance(&mut self, around: Surroundings<'_>, group: &PointSet) -> Glance {
        let Surroundings { board, color, walls, area } = around;
        let own = group;
        let stones = if color == Color::Black { [*own, *walls] } else { [*walls, *own] };
        let lively = Lively { stones, solid: stones };
        let mut domain = domain_within(board, &lively, color, area);
        around.close_safe_ways(&mut domain);
        let doubtful = around.judge_points(&mut domain);
        let mut found = Glance {
            value: EyeValue::NONE,
            points: PointSet::EMPTY,
            attacks: PointSet::EMPTY,
            defenses: PointSet::EMPTY,
        };
        for points in spaces(&domain) {
            if !points.neighbors().intersects(group) {
                continue;
            }
            let marginal = points.intersection(&domain.marginal);
            let space = self.evaluate(board, &Outline { color, points, marginal, wall: own, doubtful: &doubtful });
            found.value = found.value.plus(space.value);
            found.points = found.points.union(&points);
            found.attacks = found.attacks.union(&space.attacks);
            found.defenses = found.defenses.union(&space.defenses);
        }
        found
    }
}

impl Surroundings<'_> {
    /// Ways in where the opponent would be captured at once are none.
    fn close_safe_ways(self, domain: &mut Domain) {
        let enemy = self.color.opponent();
        let inside = domain.held.difference(&domain.marginal);
        let outside = self.board.empty_points().difference(&domain.held);
        for point in &domain.marginal.intersection(&inside.neighbors()).difference(&outside.neighbors()) {
            if self.board.liberty_count_after(point, enemy) <= 1 {
                domain.marginal.remove(point);
            }
        }
    }

    /// False eyes become ways in; half eyes are given back.
    fn judge_points(self, domain: &mut Domain) -> FxHashMap<Point, Topology> {
        let mut doubtful = FxHashMap::default();
        loop {
            let inside = domain.held.difference(&domain.marginal);
            let before = domain.clone();
            for point in &inside {
                let company = before.held.touching(point);
                if company > 1 {
                    continue;
                }
                let topology = self.topology(point, &before.held, &inside);
                match topology.kind() {
                    EyeKind::Proper => continue,
                    EyeKind::False
                        if company == 0
                            || !self.board.is_empty(point)
                            || !self.board.is_suicide(point, self.color.opponent()) =>
                    {
                        domain.marginal.insert(point);
                    }
                    EyeKind::False => drop(domain.held.remove(point)),
                    EyeKind::ProperByKo | EyeKind::Half | EyeKind::HalfByKo => {}
                }
                doubtful.insert(point, topology);
            }
            if domain.held == before.held && domain.marginal == before.marginal {
                return doubtful;
            }
        }
    }

    fn topology(self, point: Point, held: &PointSet, inside: &PointSet) -> Topology {
        let mut found = Topology { sum: DiagonalSum(0.0), attacks: PointSet::EMPTY, defenses: PointSet::EMPTY };
        let (mut sum, mut off) = (0.0, 0);
        for diagonal in point.diagonals() {
            if !self.board.is_on_board(diagonal) {
                off += 1;
            } else if !inside.contains(diagonal) {
                sum += self.diagonal(diagonal, held, &mut found);
            }
        }
        // Two of the diagonals beyond the edge count, in a corner too.
        found.sum = DiagonalSum(sum + if off > 0 { 2.0 } else { 0.0 });
        found
    }

    fn diagonal(self, diagonal: Point, held: &PointSet, found: &mut Topology) -> f32 {
        let (board, enemy) = (self.board, self.color.opponent());
        let Some(string) = board.string(diagonal) else {
            if board.liberty_count_after(diagonal, enemy) <= 1 {
                return 0.0;
            }
            found.attacks.insert(diagonal);
            found.defenses.insert(diagonal);
            return 1.0;
        };
        let is_hanging = string.liberty_count() == 1;
        if string.color() == self.color {
            if !is_hanging || string.liberties().intersects(held) {
                return 0.0;
            }
            found.attacks = found.attacks.union(string.liberties());
            found.defenses = found.defenses.union(string.liberties());
            return 1.0;
        }
        if is_hanging {
            found.attacks = found.attacks.union(string.liberties());
            found.defenses = found.defenses.union(string.liberties());
            return 1.0;
        }
        if self.walls.contains(diagonal) { 2.0 } else { 0.0 }
    }
}

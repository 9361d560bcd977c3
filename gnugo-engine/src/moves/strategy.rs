//! What speaks for a move because of dragons and territory?
//!
//! A dragon that has two eyes only if its owner moves first is worth a move to both players; the crude status is all
//! there is to go by, so the value is less than that of a certain capture. And wherever the expected territory depends on
//! who moves first, that is what a move there is worth ([`Influence`](crate::influence::Influence), for either player
//! moving first). Nothing is read: some microseconds.

use super::value::constants::LEAST_STAKE;
use super::{Proposals, Reason, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::influence::Hold;
use crate::pattern::facts::Status;

/// Points nearer to the edge than so many lines are nothing to play at on an open board.
pub(super) const OFF_EDGE: usize = 2;

/// Proposes moves that make or take the second eye, and those where territory is at stake.
pub(super) fn propose(board: &Board, analysis: &Analysis, color: Color, proposals: &mut Proposals) {
    for dragon in analysis.dragons.iter().filter(|dragon| dragon.genus.min() < 2 && dragon.genus.max() >= 2) {
        let (dragon_at, stones) = (dragon.origin, dragon.size());
        let (points, kind) = if dragon.color == color {
            (&dragon.eye_defenses, ReasonKind::MakesEyes { dragon: dragon_at, stones })
        } else {
            (&dragon.eye_attacks, ReasonKind::TakesEyes { dragon: dragon_at, stones })
        };
        for point in points {
            proposals.add(point, kind);
        }
    }
    let theirs = analysis.second[color.opponent().index()].holds(color.opponent(), Hold::Moyo);
    let alive = alive(board, analysis, color);
    let contact = touched(&alive).intersection(&touched(&self::alive(board, analysis, color.opponent())));
    let near = touched(&touched(&alive)).difference(theirs);
    for point in &board.empty_points() {
        let points = stake(board, analysis, point);
        let contact = contact.contains(point);
        if contact || near.contains(point) && points >= LEAST_STAKE {
            proposals.add(point, ReasonKind::Stake { points, contact });
        }
    }
}

/// Proposes moves a little farther from the stones, where hardly anything else speaks for any move: on an open board few stones are
/// in contact, and no pattern knows them all.
pub(super) fn propose_around(board: &Board, analysis: &Analysis, proposals: &mut Proposals) {
    let alive = Color::BOTH.map(|color| alive(board, analysis, color));
    let around = touched(&touched(&touched(&alive[0].union(&alive[1]))));
    let inner = |point: &Point| point.edge_distance(board.size()) >= OFF_EDGE;
    for point in around.intersection(&board.empty_points()).iter().filter(inner) {
        let is_said = |reason: &Reason| matches!(reason.kind, ReasonKind::Stake { .. });
        if !proposals.reasons_of(point).is_some_and(|reasons| reasons.iter().any(is_said)) {
            let points = stake(board, analysis, point);
            proposals.add(point, ReasonKind::Stake { points, contact: false });
        }
    }
}

/// The stones of a colour that are not dead.
fn alive(board: &Board, analysis: &Analysis, color: Color) -> PointSet {
    let stays = |at: Point| {
        analysis.worms.at(at).is_some_and(|worm| !worm.is_lost())
            && analysis.dragons.at(at).is_some_and(|dragon| dragon.status != Status::Dead)
    };
    board.stones(color).iter().filter(|&at| stays(at)).collect()
}

/// These points and those around them, diagonally too.
fn touched(points: &PointSet) -> PointSet {
    let around = points.iter().flat_map(|point| point.diagonals());
    points.union(&points.neighbors()).union(&around.collect())
}

/// How many points of territory at a point and around it depend on who moves first everywhere.
fn stake(board: &Board, analysis: &Analysis, point: Point) -> f32 {
    let around = point.neighbors().into_iter().filter(|&n| board.is_empty(n));
    let differs = |point: Point| {
        let [black, white] = analysis.second.each_ref().map(|influence| influence.territory_value(point));
        (black - white).abs()
    };
    around.chain([point]).map(differs).sum()
}

//! Which points belong to nobody, and are filled in the end?
//!
//! Once no other move is worth anything the points between living stones of both colours are filled, those first where nothing is
//! lost by it (GNU Go's manual, `fill_liberty`): some rules count them, and what has to be filled in shows itself then. Where a
//! stone would be captured the move is proposed that would save it, if that can be played: backfilling. At last a point is filled
//! that a group needs to live, or that keeps the opponent's dead, and points where something would be lost once all neutral ones
//! are filled ([`filling`](crate::filling)).

use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::{Dragon, Safety};
use crate::filling::{Settled, filled};
use crate::needed;
use crate::pattern::facts::Status;
use crate::reach::connected;
use crate::reading::{Outcome, Reader};

/// Regions of empty points with more points are no gaps.
const LARGEST: usize = 12;

/// Proposes the points that belong to nobody, and where a stone stays.
pub(super) fn propose(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    color: Color,
    allowed: &PointSet,
    proposals: &mut Proposals,
) {
    let mut seeds = board.empty_points();
    while let Some(seed) = seeds.first() {
        let region = connected(&PointSet::single(seed), &board.empty_points());
        seeds = seeds.difference(&region);
        if region.len_up_to(LARGEST) > LARGEST
            || !Color::BOTH.iter().all(|&color| touches(board, analysis, &region, color))
        {
            continue;
        }
        for point in region.intersection(allowed).iter() {
            if reader.safe_move(board, point, color) == Outcome::Win {
                proposals.add(point, ReasonKind::FillsLiberty);
            } else if let Some(before) = prepared_by(board, reader, point, color).filter(|&at| allowed.contains(at)) {
                proposals.add(before, ReasonKind::FillsLiberty);
            }
        }
    }
}

/// Proposes the points that have to be filled once nothing else is left: for the sake of a group, or as answers to what is threatened
/// when the last liberties outside are gone.
pub(super) fn propose_needed(
    board: &Board,
    analysis: &Analysis,
    color: Color,
    allowed: &PointSet,
    proposals: &mut Proposals,
) {
    let those = |is_meant: &dyn Fn(&Dragon) -> bool| {
        let dragons = analysis.dragons.iter().filter(|dragon| is_meant(dragon));
        dragons.fold(PointSet::EMPTY, |stones, dragon| stones.union(&dragon.stones))
    };
    let is_dead = |dragon: &Dragon| dragon.status == Status::Dead;
    let (living, dead) = (
        those(&|dragon| dragon.color == color && !is_dead(dragon)),
        those(&|dragon| dragon.color != color && is_dead(dragon)),
    );
    let needed = needed::point(board, color, &living, &dead);
    let seki = those(&|dragon| dragon.safety == Safety::AliveInSeki);
    let settled = Settled::new(board, those(&is_dead), seki);
    let filled = filled(board, settled, color).lost[color.index()];
    for point in needed.into_iter().chain(&filled).filter(|&point| allowed.contains(point)) {
        proposals.add(point, ReasonKind::FillsNeeded);
    }
}

/// The move after which a stone at a point could not be captured any more.
fn prepared_by(board: &mut Board, reader: &mut Reader, point: Point, color: Color) -> Option<Point> {
    if !board.try_play(point, color) {
        return None;
    }
    let saved = reader.find_defense(board, point);
    board.undo();
    let before = saved.point.filter(|_| saved.outcome == Outcome::Win)?;
    // It must stay itself, and do what it is played for.
    if reader.safe_move(board, before, color) != Outcome::Win || !board.try_play(before, color) {
        return None;
    }
    let is_prepared = reader.safe_move(board, point, color) == Outcome::Win;
    board.undo();
    is_prepared.then_some(before)
}

/// Whether stones of a colour that are not dead stand next to a region.
fn touches(board: &Board, analysis: &Analysis, region: &PointSet, color: Color) -> bool {
    let lives = |at: Point| {
        let string_stays = analysis.worms.at(at).is_none_or(|worm| !worm.is_lost());
        string_stays && analysis.dragons.at(at).is_none_or(|dragon| dragon.status != Status::Dead)
    };
    region.neighbors().intersection(board.stones(color)).iter().any(lives)
}

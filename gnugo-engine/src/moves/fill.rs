//! Which points belong to nobody, and are filled in the end?
//!
//! Once no other move is worth anything the points between living stones of both colours are filled, those first where nothing is
//! lost by it (GNU Go's manual, `fill_liberty`): some rules count them, and what has to be filled in shows itself then. Where a
//! stone would be captured the first of some moves is proposed after which it would not, if that can be played: backfilling. At
//! last a point is filled that a group needs to live, or that keeps the opponent's dead, and points where something would be lost
//! once all neutral ones are filled ([`filling`](crate::filling)).

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
/// A stone that would be captured is prepared by so many moves at most.
const MOVES: usize = 8;

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
                continue;
            }
            let before = prepared_by((board, reader), point, color, MOVES);
            if let Some(before) = before.filter(|&at| allowed.contains(at)) {
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

/// The first of so many moves after which a stone at a point could not be captured any more.
fn prepared_by((board, reader): (&mut Board, &mut Reader), point: Point, color: Color, moves: usize) -> Option<Point> {
    let left = moves.checked_sub(1)?;
    let preparing = preparing((board, reader), point, color);
    // It must stay itself, and do what it is played for.
    let stays = |&at: &Point| reader.safe_move(board, at, color) == Outcome::Win;
    let (safe, unsafe_ones): (Vec<Point>, Vec<Point>) = preparing.into_iter().partition(stays);
    let is_enough = |&before: &Point| {
        board.after(before, color, |board| reader.safe_move(board, point, color)) == Some(Outcome::Win)
    };
    if let Some(before) = safe.iter().copied().find(is_enough) {
        return Some(before);
    }
    // One move leads to the next along a group that is short of liberties: no other ways are tried.
    if let Some(&before) = safe.first() {
        let more = board.after(before, color, |board| prepared_by((board, reader), point, color, left));
        return more.flatten().map(|_| before);
    }
    prepared_by((board, reader), *unsafe_ones.first()?, color, left)
}

/// The moves that may prepare one at a point: what saves the stone, what captures it, and its liberties.
fn preparing((board, reader): (&mut Board, &mut Reader), point: Point, color: Color) -> Vec<Point> {
    let looked = board.after(point, color, |board| {
        let reading = [reader.find_defense(board, point).point, reader.attack(board, point).point];
        (reading, board.liberty_set(point))
    });
    let Some((reading, liberties)) = looked else { return Vec::new() };
    let mut met = PointSet::single(point);
    reading.into_iter().flatten().chain(liberties.iter()).filter(|&at| met.insert(at)).collect()
}

/// Whether stones of a colour that are not dead stand next to a region.
fn touches(board: &Board, analysis: &Analysis, region: &PointSet, color: Color) -> bool {
    let lives = |at: Point| {
        let string_stays = analysis.worms.at(at).is_none_or(|worm| !worm.is_lost());
        string_stays && analysis.dragons.at(at).is_none_or(|dragon| dragon.status != Status::Dead)
    };
    region.neighbors().intersection(board.stones(color)).iter().any(lives)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    #[test]
    fn a_group_short_of_liberties_is_made_ready_by_several_moves() {
        // Black's stone at H1 would be captured from J3, and once that is filled from J6.
        let drawing = "
            . O . O O X . X .
            O O O O O X X X X
            O O O O O O O O X
            O O O O O O O X .
            O O O O O O O X X
            O O O O O O O O X
            O O O O O O O X .
            O O O O O O O X X
            O O O O O O O . X";
        let mut board = Board::from_drawing(drawing).expect("a position");
        let [h1, j3, j6] = ["H1", "J3", "J6"].map(|at| Point::from_text(at, 9).expect("a point"));
        let mut first = |moves| prepared_by((&mut board, &mut Reader::default()), h1, Color::Black, moves);
        assert_eq!(first(1), None);
        assert!(first(2).is_some_and(|at| [j3, j6].contains(&at)), "{:?}", first(2));
    }
}

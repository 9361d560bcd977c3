//! Which moves threaten to capture something?
//!
//! Moves beside strings that have few liberties, and beside the liberties of those: the same places in which tactical
//! reading looks for attacks. In the course of a series only those near what has been played count: a threat that has
//! nothing to do with the others could have been made alone.

use super::found::Goal;
use crate::board::Point;
use crate::board::{Board, PointSet};
use crate::reading::Frame;
use smallvec::SmallVec;

/// Strings with more liberties are not threatened by a single move, and in the course of a series none that has as many.
pub(super) const MOST_LIBERTIES: usize = 4;
/// How many steps from the stones of a series its next threat may be.
const NEAR: usize = 4;

/// A move, and the goals that it may threaten.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) point: Point,
    /// Numbers of goals.
    pub(super) goals: SmallVec<[usize; 4]>,
    /// The fewest liberties of one of them.
    liberties: usize,
}

/// The points around what has been played, where the next threat may be; all if nothing has been.
pub(super) fn near(board: &Board, played: &PointSet) -> PointSet {
    if played.is_empty() {
        return *board.points();
    }
    let mut near = *played;
    for _ in 0..NEAR {
        near = near.union(&near.neighbors());
    }
    near.intersection(board.points())
}

/// Whether a goal can be threatened, or captured, by a move near what has been played.
pub(super) fn is_in_reach(board: &Board, goal: &Goal, near: &PointSet) -> bool {
    let liberties = board.liberty_set(goal.stone);
    liberties.len() <= MOST_LIBERTIES && liberties.intersects(near)
}

/// The moves that may threaten some goals, those that promise most first: moves beside several goals, and beside goals with few
/// liberties.
pub(super) fn candidates(
    board: &Board,
    goals: &[Goal],
    frame: Frame,
    near: &PointSet,
    is_first: bool,
) -> Vec<Candidate> {
    let most = if is_first { MOST_LIBERTIES } else { MOST_LIBERTIES - 1 };
    let mut found: Vec<Candidate> = Vec::new();
    let mut places = [usize::MAX; crate::board::CELLS];
    for (number, goal) in goals.iter().enumerate() {
        if board.color_at(goal.stone).is_none() || !is_in_reach(board, goal, near) {
            continue;
        }
        let liberties = board.liberties(goal.stone);
        if liberties > most {
            continue;
        }
        for point in &around(board, goal.stone).intersection(near) {
            let place = &mut places[point.index()];
            if *place == usize::MAX {
                *place = found.len();
                found.push(Candidate { point, goals: SmallVec::new(), liberties });
            }
            if let Some(candidate) = found.get_mut(*place) {
                candidate.goals.push(number);
                candidate.liberties = candidate.liberties.min(liberties);
            }
        }
    }
    let touches = |candidate: &Candidate| {
        let is_touched = |number: &&usize| board.liberty_set(goals[**number].stone).contains(candidate.point);
        candidate.goals.iter().filter(is_touched).count()
    };
    found.sort_by_cached_key(|candidate| {
        let touched = touches(candidate);
        (std::cmp::Reverse(touched), candidate.liberties, frame.rank(candidate.point))
    });
    found
}

/// A string's liberties, the points beside them, and the liberties of strings around it, of both players, that have few.
fn around(board: &Board, stone: Point) -> PointSet {
    let liberties = board.liberty_set(stone);
    let mut points = liberties.union(&liberties.neighbors());
    for chain in board.chains_around(stone) {
        if board.liberties(chain) <= 2 {
            points = points.union(&board.liberty_set(chain));
        }
    }
    // What may be captured, and so become a liberty or none, counts too.
    let Some(color) = board.color_at(stone) else { return PointSet::EMPTY };
    for friend in board.strings_in(&liberties.neighbors(), color) {
        if board.liberties(friend) <= 2 {
            points = points.union(&board.liberty_set(friend));
        }
    }
    board.empty_among(&points)
}

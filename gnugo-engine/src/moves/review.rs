//! What else do the moves do that something speaks for?
//!
//! The review of GNU Go's manual, "Move Valuation": strings that live or die by who moves first are captured and saved by more moves than
//! the reading of strings looks at; each move near such a string is tried. And a move that gives something away is found out: a string of
//! ours that could not be captured before, and can be captured after it. Some tens of microseconds a question.

use super::ReasonKind;
use super::proposals::Proposals;
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::reading::{Outcome, Reader};
use crate::worms::Worm;

/// Strings farther from a move than so many steps are not looked at.
const NEAR: usize = 5;
/// The stones tried at most for a question.
const STONES: u64 = 400;

/// Adds the captures and rescues of moves that are proposed for something else.
pub(super) fn propose(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    color: Color,
    proposals: &mut Proposals,
) {
    let critical: Vec<&Worm> = analysis.worms.iter().filter(|worm| worm.is_critical()).collect();
    if critical.is_empty() {
        return;
    }
    reader.within(STONES, |reader| {
        for point in proposals.points() {
            for worm in critical.iter().filter(|worm| is_near(worm, point)) {
                let (string, stones) = (worm.origin, worm.size());
                if worm.color == color {
                    if worm.defenses.by(point) == Outcome::Lost {
                        let outcome = reader.does_defend(board, point, string);
                        if outcome != Outcome::Lost && !reader.was_cut_short() {
                            proposals.add(point, ReasonKind::Saves { string, stones, outcome });
                        }
                    }
                } else if worm.attacks.by(point) == Outcome::Lost {
                    let outcome = reader.does_attack(board, point, string);
                    if outcome != Outcome::Lost && !reader.was_cut_short() {
                        proposals.add(point, ReasonKind::Captures { string, stones, outcome });
                    }
                }
            }
        }
    });
}

fn is_near(worm: &Worm, point: Point) -> bool {
    let distance = |stone: Point| stone.row().abs_diff(point.row()).max(stone.column().abs_diff(point.column()));
    worm.stones.iter().any(|stone| distance(stone) <= NEAR)
}

/// The stones that a move gives away: strings of `color` around it that could not be captured before, and can be after it,
/// and cannot be saved by answering the answer. What the move itself takes is worth more in most cases: it is left to the caller.
pub(super) fn given_away(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    color: Color,
    point: Point,
) -> usize {
    if !board.try_play(point, color) {
        return 0;
    }
    let stones = board.string_stones(point);
    let around = stones.union(&stones.neighbors());
    let near = around.union(&around.neighbors());
    let opponents = board.strings_in(&near, color.opponent()).into_iter();
    let reach = opponents.fold(near, |all, string| all.union(&board.string_stones(string).neighbors()));
    let was_safe = |stones: &PointSet| {
        let known = analysis.worms.among(stones.iter(), color);
        !known.is_empty() && known.iter().all(|worm| worm.attack() == Outcome::Lost)
    };
    let strings = board.strings_in(&reach, color);
    let given = reader.within(STONES, |reader| {
        let lost = |&string: &Point| {
            let stones = board.string_stones(string);
            if !was_safe(&stones) || board.liberties(string) > 4 {
                return None;
            }
            (reader.attack(board, string).outcome == Outcome::Win).then(|| stones.len())
        };
        strings.iter().filter_map(lost).max()
    });
    board.undo();
    given.unwrap_or(0)
}

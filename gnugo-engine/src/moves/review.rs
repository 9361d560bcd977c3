//! What else do the moves do that something speaks for?
//!
//! The review of GNU Go's manual, "Move Valuation": strings that live or die by who moves first are captured and saved by more moves than
//! the reading of strings looks at; each move near such a string is tried. And a move that gives something away is found out: a string of
//! ours that could not be captured before, and can be captured after it. Some tens of microseconds a question, up to two milliseconds
//! about a large string.
//!
//! Cuts and connections are reviewed by who reads them ([`links`](super::links)), of the best twelve moves, in no time to speak of: of
//! 491 questions for the best move 258 come right with it and 259 without.

use super::ReasonKind;
use super::proposals::Proposals;
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::reading::{Outcome, Reader};
use crate::worms::Worm;

/// Strings farther from a move than so many steps are not looked at.
const NEAR: usize = 5;
/// The stones tried at most for a question about a capture or a rescue, for each stone of the string,
const STONES: u64 = 400;
/// and for the largest ones.
const MOST_STONES: u64 = 4_000;
/// The same for what a move gives away: with 400 half of it is not seen.
const FOR_LOSSES: u64 = 2_000;

/// Adds the captures and rescues of some moves that are proposed for something else.
pub(super) fn propose(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    color: Color,
    points: &[Point],
    proposals: &mut Proposals,
) {
    let critical: Vec<&Worm> = analysis.worms.iter().filter(|worm| worm.is_critical()).collect();
    if critical.is_empty() {
        return;
    }
    for &point in points {
        for worm in critical.iter().filter(|worm| is_near(worm, point)) {
            let (string, stones, is_own) = (worm.origin, worm.size(), worm.color == color);
            let known = if is_own { &worm.defenses } else { &worm.attacks };
            if known.by(point) != Outcome::Lost {
                continue;
            }
            let outcome = reader.within((STONES * stones as u64).min(MOST_STONES), |reader| match is_own {
                true => reader.does_defend(board, point, string),
                false => reader.does_attack(board, point, string),
            });
            let idle = if is_own { worm.if_passed() } else { Outcome::Lost };
            if outcome > idle && !reader.was_cut_short() {
                let kind = match is_own {
                    true => ReasonKind::Saves { string, stones, outcome },
                    false => ReasonKind::Captures { string, stones, outcome },
                };
                proposals.add(point, kind);
            }
        }
    }
}

fn is_near(worm: &Worm, point: Point) -> bool {
    worm.stones.iter().any(|stone| stone.distance(point) <= NEAR)
}

/// The stones that a move gives away: the largest string of `color` near it that could not be captured before, and can be after it,
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
    let was_safe = |stones: &PointSet| {
        let known = analysis.worms.among(stones.iter(), color);
        !known.is_empty() && known.iter().all(|worm| worm.attack() == Outcome::Lost)
    };
    let near = board.stones(color).iter().filter(|&stone| stone.distance(point) <= NEAR).collect();
    let strings = board.strings_in(&near, color);
    let given = reader.within(FOR_LOSSES, |reader| {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::game::{Game, Move, Rules};
    use crate::pattern::Databases;

    /// The same by asking about every string on the board.
    fn slowly(board: &Board, analysis: &Analysis, color: Color, point: Point) -> usize {
        let (mut board, mut reader) = (board.clone(), Reader::default());
        if !board.try_play(point, color) {
            return 0;
        }
        let mut given = 0;
        for string in board.clone().strings_in(board.clone().stones(color), color) {
            let stones = board.string_stones(string);
            let before: Vec<&Worm> = stones.iter().filter_map(|stone| analysis.worms.at(stone)).collect();
            let was_safe = !before.is_empty() && before.iter().all(|worm| worm.attack() == Outcome::Lost);
            if was_safe && reader.attack(&mut board, string).outcome == Outcome::Win {
                given = given.max(stones.len());
            }
        }
        given
    }

    #[test]
    fn stones_given_away_could_not_be_captured_before() {
        // Games at random are full of such moves.
        let (mut given, mut missed) = (0, 0);
        for seed in 0..8_usize {
            let mut game = Game::new(7, Rules::chinese(), 0.0).expect("a size");
            for number in 0..26 {
                let color = game.to_move();
                let moves: Vec<Point> = game.legal_moves(color).iter().collect();
                let Some(&point) = moves.get((seed * 31 + number * number * 17) % moves.len().max(1)) else { break };
                game.play(color, Move::Play(point)).expect("legal");
            }
            let analysis = Analyst::new(Databases::default()).analyse(game.board());
            let (mut board, mut reader) = (game.board().clone(), Reader::default());
            for color in Color::BOTH {
                for point in game.legal_moves(color).iter() {
                    let found = given_away((&mut board, &mut reader), &analysis, color, point);
                    let all = slowly(game.board(), &analysis, color, point);
                    assert!(found <= all, "{found} of {all} at {point:?}");
                    given += usize::from(found > 0);
                    missed += usize::from(found < all);
                }
            }
            assert_eq!(board, *game.board());
        }
        assert!(given >= 15 && missed * 5 < given, "{given} found, {missed} missed");
    }
}

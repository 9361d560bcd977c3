//! Reading against slow and obviously right versions of itself.

use crate::support::exceptions::{Exception, Failures};
use crate::support::{Random, named};
use gnugo_engine::board::{Board, Color, Point};
use gnugo_engine::reading::{Outcome, Reader};

/// With a larger `far_defense_depth` the attack no longer claims to win.
const FAR_DEFENSE: &str = "an answer away from the string is not tried so deep";

/// Replies that save what an attack has won.
const SAVED: [Exception; 2] = [
    Exception {
        question: "B3 A3 saves A4",
        cause: FAR_DEFENSE,
        drawing: ". X . . .
                 O . . . O
                 . . . O O
                 . . O O X
                 X . . . X",
    },
    Exception {
        question: "C2 D3 saves C3",
        cause: FAR_DEFENSE,
        drawing: "X X O O .
                 . . X . O
                 . X O . O
                 O O . . .
                 X X X . O",
    },
];

/// A reader's answer about a capture, and whether it was read to the end.
fn attack(board: &mut Board, target: Point) -> (Outcome, bool) {
    let mut reader = Reader::default();
    let outcome = reader.attack(board, target).outcome;
    (outcome, reader.nodes() < reader.limits().nodes)
}

/// Whether the opponent of the string at `target` can take it off the board with at most `moves` of its own stones,
/// whatever the owner does; everything is tried.
fn captures_by_force(board: &mut Board, target: Point, moves: u32) -> bool {
    let Some(color) = board.color_at(target) else { return true };
    if board.liberties(target) > moves as usize {
        return false;
    }
    for point in &board.empty_points() {
        if !board.try_play(point, color.opponent()) {
            continue;
        }
        let success = board.is_empty(target) || board.ko().is_none() && !escapes(board, target, color, moves - 1);
        board.undo();
        if success {
            return true;
        }
    }
    false
}

/// Whether any move of the owner's, or none, saves the string from capture by that many stones.
fn escapes(board: &mut Board, target: Point, color: Color, moves: u32) -> bool {
    if moves == 0 || !captures_by_force(board, target, moves) {
        return true;
    }
    let empty = board.empty_points();
    empty.iter().any(|point| {
        if !board.try_play(point, color) {
            return false;
        }
        let safe = board.ko().is_some() || !captures_by_force(board, target, moves);
        board.undo();
        safe
    })
}

/// What three stones capture by force, with no ko on the way, the reader captures too.
#[test]
fn captures_in_three_moves_are_found() {
    let (mut random, mut captures) = (Random(1), 0);
    for _ in 0..60 {
        let (size, moves) = (4 + random.below(2), 6 + random.below(16));
        let mut board = random.board(size, moves);
        for target in board.origins().collect::<Vec<_>>() {
            if captures_by_force(&mut board, target, 3) {
                captures += 1;
                assert_ne!(attack(&mut board, target).0, Outcome::Lost, "{target:?} in\n{board}");
            }
        }
    }
    assert!(captures > 50, "{captures}");
}

/// An attack that wins still wins after any reply to its move.
#[test]
fn every_reply_to_a_winning_attack_fails() {
    let (mut random, mut replies, mut saved) = (Random(2), 0, Failures::default());
    for _ in 0..60 {
        let (size, moves) = (5 + random.below(2), 10 + random.below(20));
        let mut board = random.board(size, moves);
        for target in board.origins().collect::<Vec<_>>() {
            let Some(color) = board.color_at(target) else { continue };
            let reading = Reader::default().attack(&mut board, target);
            let (Outcome::Win, Some(point)) = (reading.outcome, reading.point) else { continue };
            let before = board.clone();
            assert!(board.try_play(point, color.opponent()));
            for reply in &board.empty_points() {
                if board.is_empty(target) || board.ko().is_some() || !board.try_play(reply, color) {
                    continue;
                }
                let (next, complete) = attack(&mut board, target);
                if board.ko().is_none() && complete {
                    replies += 1;
                    if next == Outcome::Lost {
                        saved.add(
                            &before,
                            format!("{} saves {}", named(&board, &[point, reply]), named(&board, &[target])),
                        );
                    }
                }
                board.undo();
            }
            board.undo();
        }
    }
    assert!(replies > 200, "{replies}");
    saved.assert_known(&SAVED);
}

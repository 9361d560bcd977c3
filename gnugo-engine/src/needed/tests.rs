//! Moves that are added for the life of groups, once the neutral points are filled.

use super::*;
use crate::board::FromDrawing;

/// White's stones in the corner have three points in a row for two eyes.
const THREE_IN_A_ROW: &str = "
    . . . O X . X
    O O O O X X X
    X X X X X . X
    . X . X X X X
    X X X X . . .
    . . . . . . .
    . . . . . . .";

fn stones_at(board: &Board, point: &str) -> PointSet {
    board.string_stones(Point::from_text(point, board.size()).unwrap())
}

/// The move that a player adds if White's stones at D7 live, or are dead.
fn added(drawing: &str, color: Color, lives: bool) -> Option<String> {
    let board = Board::from_drawing(drawing).unwrap();
    let group = stones_at(&board, "D7");
    let [living, dead] = if lives { [group, PointSet::EMPTY] } else { [PointSet::EMPTY, group] };
    point(&board, color, &living, &dead).map(|point| point.to_text(board.size()))
}

#[test]
fn a_group_that_would_be_killed_takes_a_move_of_its_owner() {
    assert_eq!(added(THREE_IN_A_ROW, Color::White, true).as_deref(), Some("B7"));
}

#[test]
fn a_dead_group_that_would_live_takes_a_move_of_the_opponent() {
    assert_eq!(added(THREE_IN_A_ROW, Color::Black, false).as_deref(), Some("B7"));
}

#[test]
fn nobody_adds_a_move_for_what_the_other_said_to_be_dead_or_alive() {
    assert_eq!(added(THREE_IN_A_ROW, Color::White, false), None);
    assert_eq!(added(THREE_IN_A_ROW, Color::Black, true), None);
}

/// Four points in a row are two eyes, and two points are one, whoever moves first.
#[test]
fn what_is_settled_takes_no_move() {
    let four = THREE_IN_A_ROW.replace(". . . O X . X", ". . . . O X X").replace("O O O O X X X", "O O O O O X X");
    let two = THREE_IN_A_ROW.replace(". . . O X . X", ". . O O X . X");
    for color in Color::BOTH {
        for lives in [true, false] {
            assert_eq!(added(&two, color, lives), None);
        }
    }
    let board = Board::from_drawing(&four).unwrap();
    let group = stones_at(&board, "E7");
    assert_eq!(point(&board, Color::White, &group, &PointSet::EMPTY), None);
}

//! Moves that are added for the life of groups, once the neutral points are filled.

use super::*;
use crate::scoring::needed;

/// White's stones in the corner have three points in a row for two eyes.
const THREE_IN_A_ROW: &str = "
    . . . O X . X
    O O O O X X X
    X X X X X . X
    . X . X X X X
    X X X X . . .
    . . . . . . .
    . . . . . . .";

/// The move that a player adds if White's stones at D7 live, or are dead.
fn added(drawing: &str, color: Color, life: Life) -> Option<String> {
    let board = Board::from_drawing(drawing).unwrap();
    let group = board.string_stones(point("D7", &board));
    let [living, dead] = if life == Life::Alive { [group, PointSet::EMPTY] } else { [PointSet::EMPTY, group] };
    needed::point(&board, color, &living, &dead).map(|point| point.to_text(board.size()))
}

#[test]
fn a_group_that_would_be_killed_takes_a_move_of_its_owner() {
    assert_eq!(added(THREE_IN_A_ROW, Color::White, Life::Alive).as_deref(), Some("B7"));
}

#[test]
fn a_dead_group_that_would_live_takes_a_move_of_the_opponent() {
    assert_eq!(added(THREE_IN_A_ROW, Color::Black, Life::Dead).as_deref(), Some("B7"));
}

#[test]
fn nobody_adds_a_move_for_what_the_other_said_to_be_dead_or_alive() {
    assert_eq!(added(THREE_IN_A_ROW, Color::White, Life::Dead), None);
    assert_eq!(added(THREE_IN_A_ROW, Color::Black, Life::Alive), None);
}

/// Four points in a row are two eyes, and two points are one, whoever moves first.
#[test]
fn what_is_settled_takes_no_move() {
    let four = THREE_IN_A_ROW.replace(". . . O X . X", ". . . . O X X").replace("O O O O X X X", "O O O O O X X");
    let two = THREE_IN_A_ROW.replace(". . . O X . X", ". . O O X . X");
    for color in Color::BOTH {
        for life in [Life::Alive, Life::Dead] {
            assert_eq!(added(&two, color, life), None);
        }
    }
    let board = Board::from_drawing(&four).unwrap();
    let group = board.string_stones(point("E7", &board));
    assert_eq!(needed::point(&board, Color::White, &group, &PointSet::EMPTY), None);
}

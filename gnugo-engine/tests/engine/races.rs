//! Capturing races that everybody can count.

use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point, PointSet};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::races::{Race, RaceReader};
use gnugo_engine::reading::Outcome;

/// The race between Black's stones and White's at these points; Black moves first.
fn race(board: &Board, black: &str, white: &str) -> Race {
    let stones = |at: &str| board.string_stones(Point::from_text(at, board.size()).unwrap());
    read(board, &stones(black), &stones(white), Color::Black)
}

fn read(board: &Board, own: &PointSet, other: &PointSet, color: Color) -> Race {
    RaceReader::default().read(board, own, other, &PointSet::EMPTY, color).expect("small enough to be read")
}

#[test]
fn whoever_moves_first_wins_an_even_race() {
    let board = Board::from_drawing(
        "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X X X O O O . .
    . X O O X X O . .
    . X O O X X O . .
    . X O O X X O . .
    . X . . . . O . .",
    )
    .unwrap();
    // Both have two liberties at the first line, and none in common.
    let found = race(&board, "F2", "C2");
    assert_eq!((found.defense, found.attack), (Outcome::Win, Outcome::Win), "{found:?}");
    assert!(found.point.is_some(), "{found:?}");
    for orientation in Orientation::ALL {
        let turned = board.oriented(orientation);
        let turn = |at: &str| orientation.on_board(Point::from_text(at, 9).unwrap(), 9);
        let stones = |at: &str| turned.string_stones(turn(at));
        let again = read(&turned, &stones("F2"), &stones("C2"), Color::Black);
        assert_eq!((again.defense, again.attack), (found.defense, found.attack), "{orientation:?}");
    }
}

#[test]
fn an_eye_wins_against_no_eye() {
    let board = Board::from_drawing(
        "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . X X X O O O O .
    . X O O X X X O .
    . X O O X . X O .
    . X O O X X X O .
    . X O . X O O O .",
    )
    .unwrap();
    // One liberty is shared. Black has an eye besides, so that White cannot fill it, whoever moves first.
    let found = race(&board, "E2", "C2");
    assert_eq!((found.defense, found.attack), (Outcome::Win, Outcome::Win), "{found:?}");
    let stones = |at: &str| board.string_stones(Point::from_text(at, board.size()).unwrap());
    let white = read(&board, &stones("C2"), &stones("E2"), Color::White);
    assert_eq!((white.defense, white.attack), (Outcome::Lost, Outcome::Lost), "{white:?}");
    assert_eq!(white.point, None, "{white:?}");
}

/// Two strings without eyes that share two liberties, and have no others: nobody can play there.
#[test]
fn two_shared_liberties_are_seki() {
    let board = Board::from_drawing(
        "
    . X O O . X O O .
    X X O O . X O . O
    . X O O X X O O O
    X X O O X X O O O
    X X O O X X O O O
    X X O O X X O O O
    X X X X O O O O O
    X . X X O O O O O
    . X X X O O O O O",
    )
    .unwrap();
    for (own, other, color) in [("C5", "F5", Color::White), ("F5", "C5", Color::Black)] {
        let stones = |at: &str| board.string_stones(Point::from_text(at, 9).unwrap());
        let found = read(&board, &stones(own), &stones(other), color);
        assert_eq!((found.defense, found.attack, found.point), (Outcome::Win, Outcome::Lost, None), "{found:?}");
        assert!(found.certain, "{found:?}");
    }
}

#[test]
fn a_race_in_the_open_is_judged_by_the_lives_of_both() {
    let drawing = "
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . O . . . . . . . . . . .
        . . O . . . X . . X . . .
        . . O . . . X . . . . . .
        . . O X O X . . . . . . .
        . . O X O X . . . . . . .
        . . O X O X . . . . . . .
        . . X . . . X . . . . . .
        . . . . O . . . . . O . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .";
    let board = Board::from_drawing(drawing).unwrap();
    let at = |text: &str| Point::from_text(text, 13).unwrap();
    let mut engine = Engine::new(Databases::default());
    for (own, other) in [("D7", "E6"), ("E6", "D7")] {
        let race = engine.race(&board, at(own), at(other)).unwrap();
        // Whoever moves first gets away with it, and nobody has proved that.
        assert!(race.defense == Outcome::Win && !race.is_settled && !race.certain, "{race:?}");
        let point = race.point.expect("a move");
        assert!(board.is_empty(point));
        let (traced, variations) = engine.race_traced(&board, at(own), at(other)).unwrap();
        assert_eq!(traced, race);
        assert!(!variations.is_empty());
    }
}

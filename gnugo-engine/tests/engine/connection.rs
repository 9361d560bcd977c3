//! Connections: positions with their answers argued, and properties on random boards.

use crate::support::Random;
use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point, PointSet};
use gnugo_engine::reading::{Outcome, Reader};

fn at(text: &str, board: &Board) -> Point {
    Point::from_text(text, board.size()).unwrap()
}

fn connect(board: &mut Board, a: &str, b: &str) -> Outcome {
    let (a, b) = (at(a, board), at(b, board));
    Reader::default().string_connect(board, a, b).outcome
}

fn disconnect(board: &mut Board, a: &str, b: &str) -> Outcome {
    let (a, b) = (at(a, board), at(b, board));
    Reader::default().disconnect(board, a, b).outcome
}

#[test]
fn a_bamboo_joint_cannot_be_cut() {
    let mut board = Board::from_drawing(
        ". . . . . . .
         . . O . O . .
         . . X . X . .
         . . X . X . .
         . . O . O . .
         . . . . . . .
         . . . . . . .",
    )
    .unwrap();
    // Either middle point connects, and White can take only one of them.
    assert_eq!(disconnect(&mut board, "C5", "E5"), Outcome::Lost);
    assert_eq!(connect(&mut board, "C5", "E5"), Outcome::Win);
}

#[test]
fn a_diagonal_move_holds_until_one_way_is_closed() {
    // White's stones on both sides are there so that neither cutting stone can be captured.
    let mut board = Board::from_drawing(
        ". . . . . . .
         . . . . O . .
         . . X . . . .
         . . . X . . .
         . . O . . . .
         . . . . . . .
         . . . . . . .",
    )
    .unwrap();
    assert_eq!(disconnect(&mut board, "C5", "D4"), Outcome::Lost);
    let (peep, cut) = (at("D5", &board), at("C4", &board));
    let (a, b) = (at("C5", &board), at("D4", &board));
    assert!(board.try_play(peep, Color::White));
    let reading = Reader::default().disconnect(&mut board, a, b);
    assert_eq!((reading.outcome, reading.point), (Outcome::Win, Some(cut)), "{board}");
    let reading = Reader::default().string_connect(&mut board, a, b);
    assert_eq!((reading.outcome, reading.point), (Outcome::Win, Some(cut)), "{board}");
}

#[test]
fn a_cutting_stone_that_can_be_captured_does_not_cut() {
    // White pushes at D4, but that stone has one liberty when Black blocks.
    let mut board = Board::from_drawing(
        ". . . . . . .
         . . . X . . .
         . X X . X X .
         . X . O . X .
         . X . . . X .
         . . . . . . .
         . . . . . . .",
    )
    .unwrap();
    assert_eq!(disconnect(&mut board, "C5", "E5"), Outcome::Lost);
}

#[test]
fn a_wall_with_four_liberties_that_is_dead_holds_nothing_apart() {
    // White's wall cannot make two eyes: what Black has inside is connected with what is outside, by no other way than
    // the capture of the wall.
    let mut board = Board::from_drawing(
        ". . . . . . . .
         . . . . . . . .
         X X X X X X X X
         X . . X X . . X
         X O O O O O O X
         X O X X X X O X
         X O X . . X O X
         X O X . . X O X",
    )
    .unwrap();
    assert_eq!(connect(&mut board, "C3", "A3"), Outcome::Win);
    assert_eq!(disconnect(&mut board, "C3", "A3"), Outcome::Lost);
}

#[test]
fn a_connection_by_a_capture_depends_on_the_captured_stones() {
    // White can answer many cuts between F4 and A1 by capturing something, and some of them at a distance: but each
    // such answer works only as long as what it captures stays short of liberties. Black has a move that undoes it.
    let board = Board::from_drawing(
        "X . O O . X
         O . . . O .
         . O X . X O
         O . . . X .
         . . . . . O
         O . X X . .",
    )
    .unwrap();
    let (a, b) = (at("F4", &board), at("A1", &board));
    for orientation in Orientation::ALL {
        let mut turned = board.oriented(orientation);
        let [a, b] = [a, b].map(|point| orientation.on_board(point, 6));
        assert_ne!(Reader::default().disconnect(&mut turned, a, b).outcome, Outcome::Lost, "{turned}");
    }
}

#[test]
fn what_is_cut_off_and_what_is_gone() {
    let mut board = Board::from_drawing(
        ". X O . O X .
         O O O . O O O
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    )
    .unwrap();
    assert_eq!(connect(&mut board, "B7", "F7"), Outcome::Lost, "two captured strings in their corners");
    assert_eq!(disconnect(&mut board, "B7", "F7"), Outcome::Win);
    assert_eq!(connect(&mut board, "B7", "A1"), Outcome::Lost, "nothing stands there");
    assert_eq!(connect(&mut board, "B7", "C7"), Outcome::Lost, "another colour");
}

#[test]
fn a_string_breaks_in_unless_it_is_blocked() {
    let mut board = Board::from_drawing(
        ". . O . . . .
         . . O . . . .
         . . O X . . .
         . . . . . . .
         . . O X . . .
         . . O . . . .
         . . O . . . .",
    )
    .unwrap();
    let area: PointSet = board.points().iter().filter(|point| point.column() < 3).collect();
    let (string, hole) = (at("D5", &board), at("C4", &board));
    let reading = Reader::default().break_in(&mut board, string, &area);
    assert_eq!((reading.outcome, reading.point), (Outcome::Win, Some(hole)), "{board}");
    let reading = Reader::default().block_off(&mut board, string, &area);
    assert_eq!((reading.outcome, reading.point), (Outcome::Win, Some(hole)), "{board}");
    assert!(board.try_play(hole, Color::White));
    assert_eq!(Reader::default().break_in(&mut board, string, &area).outcome, Outcome::Lost, "{board}");
    let reading = Reader::default().block_off(&mut board, string, &area);
    assert_eq!((reading.outcome, reading.point), (Outcome::Win, None), "it is kept out as it stands\n{board}");
}

#[test]
fn a_question_about_an_area_is_remembered_until_something_changes_there() {
    let mut board = Board::from_drawing(
        ". . O . . . . . . . . . .
         . . O . . . . . . . . . .
         . . O X . . . . . . . . .
         . . . . . . . . . . . . .
         . . O X . . . . . . . . .
         . . O . . . . . . . . . .
         . . O . . . . . . . . . .
         . . O . . . . . . . . . .
         . . O . . . . . . . . . .
         . . O . . . . . . . . . .
         . . O . . . . . . . . . .
         . . O . . . . . . . . . .
         . . O . . . . . . . . . .",
    )
    .unwrap();
    let area: PointSet = board.points().iter().filter(|point| point.column() < 3 && point.row() < 6).collect();
    let (string, hole) = (at("D11", &board), at("C10", &board));
    let mut reader = Reader::default();
    let first = reader.break_in(&mut board, string, &area);
    assert_eq!(first.outcome, Outcome::Win, "{board}");
    assert_eq!(reader.break_in(&mut board, string, &area), first);
    assert_eq!(reader.recalled(), 1, "asked twice on the same board");
    let smaller: PointSet = area.iter().filter(|point| point.column() == 2).collect();
    reader.break_in(&mut board, string, &smaller);
    assert_eq!(reader.recalled(), 1, "another area is another question");
    assert!(board.try_play(hole, Color::White));
    assert_eq!(reader.break_in(&mut board, string, &area).outcome, Outcome::Lost, "{board}");
    assert_eq!(reader.recalled(), 1, "the hole is closed");
}

/// Positions by random moves.
fn random_boards(count: usize) -> Vec<Board> {
    let mut random = Random(5);
    let mut board = || {
        let moves = 10 + random.below(26);
        random.board(7, moves)
    };
    (0..count).map(|_| board()).collect()
}

#[test]
fn who_cannot_be_cut_can_connect_and_the_board_stays() {
    let mut uncut = 0;
    for mut board in random_boards(15) {
        let before = board.clone();
        for color in Color::BOTH {
            let strings = board.strings_in(&board.points().clone(), color);
            for pair in strings.windows(2) {
                let cut = Reader::default().disconnect(&mut board, pair[0], pair[1]);
                let link = Reader::default().string_connect(&mut board, pair[0], pair[1]);
                uncut += usize::from(cut.outcome == Outcome::Lost);
                assert!(cut.outcome != Outcome::Lost || link.outcome != Outcome::Lost, "{pair:?} in\n{board}");
                assert_eq!(board, before);
                assert!(link.point.is_none_or(|point| board.is_empty(point)));
                // It does not matter which end is named first.
                assert_eq!(Reader::default().string_connect(&mut board, pair[1], pair[0]), link);
            }
        }
    }
    assert!(uncut > 6, "{uncut}");
}

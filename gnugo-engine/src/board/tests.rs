//! The board against what is known of it.

use super::*;

fn perft(board: &mut Board, color: Color, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    for point in &board.empty_points() {
        if board.try_play(point, color) {
            count += perft(board, color.opponent(), depth - 1);
            board.undo();
        }
    }
    count
}

#[test]
fn perft_of_small_boards() {
    let mut five = Board::new(5).unwrap();
    for (depth, nodes) in [(1, 25), (2, 600), (3, 13_800), (4, 303_424)] {
        assert_eq!(perft(&mut five, Color::Black, depth), nodes);
    }
    let mut nine = Board::new(9).unwrap();
    for (depth, nodes) in [(1, 81), (2, 6480), (3, 511_920)] {
        assert_eq!(perft(&mut nine, Color::Black, depth), nodes);
    }
}

#[test]
fn a_ko_is_not_retaken_at_once() {
    let mut board = Board::from_drawing(
        ". X O .
         X . X O
         . X O .
         . . . .",
    )
    .unwrap();
    let (inside, outside) = (Point::new(1, 1), Point::new(1, 2));
    assert_eq!(board.is_ko_capture(inside, Color::White), Some(outside));
    assert!(board.try_play(inside, Color::White));
    assert_eq!(board.ko(), Some(Ko { point: outside, color: Color::Black }));
    assert!(!board.is_legal(outside, Color::Black) && board.is_legal(outside, Color::White));
    assert_eq!(board.check_legal(outside, Color::Black, Suicide::Forbidden), Err(Illegal::Ko));
    board.pass();
    assert!(board.is_legal(outside, Color::Black));
    board.undo();
    assert!(!board.is_legal(outside, Color::Black));
}

//! Ko, as the board tells it. What else it does is proved in `tests/board_*.rs`.

use super::*;

/// A fight all over the board, no two parts of it alike: strings in danger, eyes, cuts and a ko for every analysis to
/// look at.
pub(crate) const BUSY: &str = "
    . X . O . . X . .
    X X O O . X O O .
    . O . O X X O . .
    O O O X . X X O O
    . X X X . . X X O
    X . . . X . . X .
    X O O O O X X . X
    O . O . O O X X .
    . O . O X . O . .";

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

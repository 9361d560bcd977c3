//! Moves that are forced do not use up the depth of reading: a ladder on the stones around a string is read to its end.

use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point};
use gnugo_engine::reading::{Limits, Outcome, Reader};

/// White's two stones at C1 and C2 have two liberties and no way out. What they have is Black's pair above: after D4, it
/// can only run, C5 D5 D6 E6 and so on to the upper right, in atari after each of White's moves. (The other way, from C5,
/// it comes out at G3.)
const LADDER: &str = "
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . O . . . . . . . . . . .
    . O X . . . . . . . . . .
    X O X O O O X . . . . . .
    X X O X X X X . . . . . .
    . . O . . . . . . . . . .";

/// What White achieves for C2 in all orientations and both colours, with a black stone more.
fn rescue(breaker: Option<&str>, limits: Limits) -> Outcome {
    let drawn = Board::from_drawing(LADDER).expect("a drawing of a position");
    let size = drawn.size();
    let read = |text: &str| Point::from_text(text, size).expect("a point of the drawing");
    let mut found = Vec::new();
    for orientation in Orientation::ALL {
        for swapped in [false, true] {
            let mut board = drawn.clone();
            if let Some(point) = breaker {
                assert!(board.try_play(read(point), Color::Black));
            }
            let turned = board.oriented(orientation);
            let mut board = if swapped { turned.color_swapped() } else { turned };
            let reading = Reader::with_limits(limits).find_defense(&mut board, orientation.on_board(read("C2"), size));
            found.push(reading.outcome);
        }
    }
    assert!(found.iter().all(|one| *one == found[0]), "{found:?}");
    found[0]
}

#[test]
fn a_ladder_on_the_stones_around_a_string_is_read_to_its_end() {
    // Twenty moves to the edge. After every one, White's own stones are taken if White does not give atari again.
    assert_eq!(rescue(None, Limits::default()), Outcome::Win);
    // Where the ladder meets a black stone, White's stones can't be saved.
    for breaker in ["K11", "H8", "F7"] {
        assert_eq!(rescue(Some(breaker), Limits::default()), Outcome::Lost, "{breaker}");
    }
}

#[test]
fn only_its_first_move_must_be_within_the_limits() {
    let shallow = Limits { break_chain_depth: 0, far_defense_depth: 0, ..Limits::default() };
    assert_eq!(rescue(None, shallow), Outcome::Win);
}

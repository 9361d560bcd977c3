//! Stones that are played into atari: where they are tried.

use gnugo_engine::board::{Board, FromDrawing, Orientation, Point};
use gnugo_engine::reading::{Outcome, Reader, Step};

/// The stones that are tried first against a string, in all orientations and both colours, as places of the drawing.
fn first_moves(drawing: &str, target: &str) -> Vec<(Outcome, Vec<Point>)> {
    let drawn = Board::from_drawing(drawing).expect("a drawing of a position");
    let size = drawn.size();
    let target = Point::from_text(target, size).expect("a point of the drawing");
    let mut found = Vec::new();
    for orientation in Orientation::ALL {
        let turned = drawn.oriented(orientation);
        for mut board in [turned.color_swapped(), turned] {
            let place = |point: Point| orientation.on_board(point, size);
            let (reading, trace) = Reader::default().traced(|reader| reader.attack(&mut board, place(target)));
            let (mut depth, mut tried) = (0, Vec::new());
            for step in trace.steps() {
                match *step {
                    Step::Try { point, .. } => {
                        let drawn = |point| board.points().iter().find(|&other| place(other) == point);
                        tried.extend(point.filter(|_| depth == 0).and_then(drawn));
                        depth += 1;
                    }
                    Step::Back => depth -= 1,
                    _ => {}
                }
            }
            found.push((reading.outcome, tried));
        }
    }
    found
}

#[test]
fn a_stone_in_atari_keeps_a_string_of_four_liberties_from_its_friends() {
    // White's string on the right has F7, G7, F3 and G3. At F7 it would be connected with E7, and have four liberties
    // still. A black stone there can be taken at G7, which fills another liberty, and F7 is empty again.
    let drawing = "
        . . . . O . .
        . . . . X O O
        X . . . X O O
        O O . . X O O
        X . . . . . .
        . . . X O . O
        . . . X X X X";
    let cut = Point::from_text("F7", 7).expect("a point");
    for (outcome, tried) in first_moves(drawing, "F6") {
        assert_eq!(outcome, Outcome::Win);
        assert!(tried.contains(&cut), "{tried:?}");
    }
}

#[test]
fn a_stone_in_atari_that_cuts_nothing_takes_no_fourth_liberty() {
    // Black holds E7. At G7, a black stone would be in atari, and White would have three liberties only.
    let drawing = "
        . . . . X . .
        . . . . X O O
        X . . . X O O
        O O . . X O O
        X . . . . . .
        . . . X O . O
        . . . X X X X";
    let inside = Point::from_text("G7", 7).expect("a point");
    for (_, tried) in first_moves(drawing, "F6") {
        assert!(!tried.contains(&inside), "{tried:?}");
    }
}

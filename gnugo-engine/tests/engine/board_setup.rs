//! Setting stones up and taking them off.

use gnugo_engine::board::{BadSetup, BadSize, Board, Color, DrawingError, FromDrawing, Point, SetupError, Suicide};

fn point(text: &str, size: usize) -> Point {
    Point::from_text(text, size).unwrap()
}

fn board(drawing: &str) -> Board {
    Board::from_drawing(drawing).unwrap()
}

#[test]
fn sizes() {
    for size in [0, 20, 1000, usize::MAX] {
        assert_eq!(Board::new(size).err(), Some(BadSize(size)));
        assert_eq!(Board::with_stones(size, &[]).err(), Some(SetupError::Size(BadSize(size))));
    }
    assert_eq!(BadSize(20).to_string(), "a board has 1 to 19 lines, not 20");
}

#[test]
fn a_setup_that_is_refused_changes_nothing() {
    let before = board(
        ". X . .
         X . X .
         . X . .
         . . O .",
    );
    let (hole, off) = (point("B3", 4), Point::new(4, 0));
    for (stones, expected) in [
        (vec![(hole, Color::White)], BadSetup::NoLiberty(hole)),
        (vec![(off, Color::White)], BadSetup::OffBoard(off)),
        (vec![(point("D1", 4), Color::Black), (point("C1", 4), Color::Black)], BadSetup::Occupied(point("C1", 4))),
        (vec![(hole, Color::Black), (hole, Color::Black)], BadSetup::Occupied(hole)),
    ] {
        let mut after = before.clone();
        assert_eq!(after.set_up(&stones), Err(expected));
        assert_eq!(after, before);
        after.validate().unwrap();
    }
}

/// Stones set up capture nothing, whatever the order in which they are named.
#[test]
fn a_setup_has_no_order() {
    let eye = board(
        ". X .
         X X .
         . . .",
    );
    let stones: Vec<_> =
        eye.occupied().iter().map(|point| (point, Color::Black)).chain([(point("C2", 3), Color::White)]).collect();
    let expected = Board::with_stones(3, &stones).unwrap();
    let reversed: Vec<_> = stones.into_iter().rev().collect();
    let reached = Board::with_stones(3, &reversed).unwrap();
    assert_eq!(reached, expected);
    assert_eq!(reached.hash(), expected.hash());
    assert_eq!(expected.captures(Color::Black), 0);
}

#[test]
fn taking_off_joins_nothing_and_keeps_prisoners() {
    let mut position = board(
        ". O X .
         O O O .
         . O . .
         . . . .",
    );
    position.play(point("D4", 4), Color::White, Suicide::Forbidden).unwrap();
    assert_eq!(position.captures(Color::White), 1);
    position.take_off(&[point("B3", 4), point("A1", 4), Point::new(10, 10)].into_iter().collect());
    position.validate().unwrap();
    assert_eq!((position.captures(Color::White), position.depth(), position.undo()), (1, 0, false));
    assert!(!position.same_string(point("A3", 4), point("C3", 4)));
    let expected = board(
        ". O . O
         O . O .
         . O . .
         . . . .",
    );
    assert_eq!(position.stones(Color::White), expected.stones(Color::White));
}

#[test]
fn drawings() {
    let drawn = board("X . .\n. O .\n. . X");
    assert_eq!(board(&drawn.to_string()), drawn);
    assert_eq!(Board::from_drawing("X.\n."), Err(DrawingError::NotSquare { row: 2, found: 1, expected: 2 }));
    assert_eq!(Board::from_drawing("..\n.Z"), Err(DrawingError::Symbol { row: 2, column: 2, found: 'Z' }));
    assert!(matches!(Board::from_drawing(""), Err(DrawingError::Setup(SetupError::Size(BadSize(0))))));
    let large = format!("{}\n", ".".repeat(20)).repeat(20);
    assert!(matches!(Board::from_drawing(&large), Err(DrawingError::Setup(SetupError::Size(BadSize(20))))));
}

use super::*;
use crate::board::FromDrawing;

fn worms(drawing: &str) -> (Board, Worms) {
    let mut board = Board::from_drawing(drawing).expect("a position");
    let before = board.clone();
    let worms = Worms::new(&mut board, &mut Reader::default(), &[], &[]);
    assert_eq!(board, before);
    (board, worms)
}

#[test]
fn every_stone_belongs_to_its_string() {
    let (board, worms) = worms(
        "
        . X X . .
        . O X . O
        . O . . O
        X . . O O
        . X . . .",
    );
    assert_eq!(worms.iter().count(), 5);
    for point in board.points() {
        match worms.at(point) {
            None => assert!(board.is_empty(point)),
            Some(worm) => {
                assert_eq!(Some(worm.color), board.color_at(point));
                assert_eq!(worm.origin, board.origin(point));
                assert_eq!(worm.stones, board.string_stones(point));
            }
        }
    }
}

#[test]
fn a_string_in_atari_is_critical() {
    // White takes on the open side; black joins the stone there, and has five liberties.
    let (_, worms) = worms(
        "
        . . . . . . .
        . . . . . . .
        . . O O . . .
        . O X X . X .
        . . O O . . .
        . . . . . . .
        . . . . . . .",
    );
    let (string, join) = (Point::new(3, 2), Point::new(3, 4));
    let worm = worms.at(string).expect("a worm");
    assert!(worm.is_critical() && !worm.is_lost());
    assert_eq!(worm.attacks.by(join), Outcome::Win);
    assert_eq!(worm.defenses.by(join), Outcome::Win);
    assert_eq!(worm.defenses.by(Point::new(0, 0)), Outcome::Lost);
}

#[test]
fn a_string_in_the_corner_is_lost() {
    // Extending leaves it in atari still.
    let (_, worms) = worms(
        "
        X . O . .
        O O . . .
        . . . . .
        . . . . .
        . . . . .",
    );
    let worm = worms.at(Point::new(0, 0)).expect("a worm");
    assert!(worm.is_lost());
    assert_eq!(worm.attacks.by(Point::new(0, 1)), Outcome::Win);
}

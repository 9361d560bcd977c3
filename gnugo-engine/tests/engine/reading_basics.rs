//! Captures that every player sees: ladders, nets, snapbacks, kos.

use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::reading::{Outcome, Reader};

/// Asks in all orientations and both colours; `attack` and `defense` are what must come out each time.
fn ask(drawing: &str, target: &str, attack: (Outcome, &[&str]), defense: (Outcome, &[&str])) {
    let drawn = Board::from_drawing(drawing).expect("a drawing of a position");
    let size = drawn.size();
    let read = |text: &str| Point::from_text(text, size).expect("a point of the drawing");
    for orientation in Orientation::ALL {
        for swapped in [false, true] {
            let turned = drawn.oriented(orientation);
            let mut board = if swapped { turned.color_swapped() } else { turned };
            let before = board.clone();
            let place = |text: &str| orientation.on_board(read(text), size);
            let target = place(target);
            let mut reader = Reader::default();
            for (reading, (outcome, points)) in
                [(reader.attack(&mut board, target), attack), (reader.find_defense(&mut board, target), defense)]
            {
                assert_eq!(reading.outcome, outcome, "{board}");
                if !points.is_empty() {
                    let point = reading.point.expect("a move");
                    assert!(points.iter().any(|text| place(text) == point), "{point:?} in\n{board}");
                }
            }
            assert_eq!(board, before);
        }
    }
}

#[test]
fn a_ladder_runs_to_the_edge() {
    // White ataris at E4 and drives black up to the right.
    let ladder = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . . . .
        . . O X . . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    ask(ladder, "D4", (Outcome::Win, &["E4", "D5"]), (Outcome::Win, &[]));
}

#[test]
fn a_ko_is_a_ko() {
    // White takes at C4 with a ko; black connects there.
    ask(
        ". . O . . .
         . O X O . .
         . X . X . .
         . . X . . .
         . . . . . .
         . . . . . .",
        "C5",
        (Outcome::KoA, &["C4"]),
        (Outcome::Win, &["C4"]),
    );
}

#[test]
fn a_ko_is_avoided_where_it_can_be() {
    // Black could take at C6, a ko. After E6 white's three stones have no liberty but C6 either, and go with the one.
    ask(
        "X O . O . X
         X X O O X X
         . X X X X .
         . . . . . .
         . . . . . .
         . . . . . .",
        "B6",
        (Outcome::Win, &["E6"]),
        (Outcome::Lost, &[]),
    );
}

#[test]
fn a_string_next_to_nothing_is_neither_attacked_nor_lost() {
    let mut board = Board::new(9).expect("a size");
    let point = Point::new(4, 4);
    assert_eq!(Reader::default().attack(&mut board, point).outcome, Outcome::Lost);
    assert!(board.try_play(point, Color::Black));
    assert_eq!(Reader::default().attack(&mut board, point).outcome, Outcome::Lost);
}

#[test]
fn another_game_is_read_as_deep_as_the_one_before() {
    let mut engine = Engine::new(Databases::default());
    let mut limits = *engine.reader().limits();
    limits.increase();
    engine.reader().set_limits(limits);
    engine.clear();
    assert_eq!(*engine.reader().limits(), limits);
    assert_eq!((engine.reader().nodes(), engine.reader().connection_nodes()), (0, 0));
}

//! The openings: whole boards match boards of just their size, and the engine considers what they propose.

use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::{Game, Move, Rules};
use gnugo_engine::moves::ReasonKind;
use gnugo_engine::pattern::{Database, Fuseki, Match};
use patterns_rs::db::fuseki::ALL;

fn point(text: &str, size: usize) -> Point {
    Point::from_text(text, size).expect("a point")
}

/// The board after some moves, and who is to move.
fn board(size: usize, moves: &str, orientation: Orientation) -> (Board, Color) {
    let (mut board, mut color) = (Board::new(size).expect("a size"), Color::Black);
    for text in moves.split_whitespace() {
        assert!(board.try_play(orientation.on_board(point(text, size), size), color));
        color = color.opponent();
    }
    (board, color)
}

/// The names of the patterns that propose a move there.
fn proposing(board: &Board, color: Color, at: Point) -> Vec<&'static str> {
    let matches = ALL.iter().flat_map(|database: &&'static Database<Fuseki>| database.matches(board, color));
    let here = matches.filter(|found: &Match<Fuseki>| found.move_point() == Some(at));
    here.map(|found| found.pattern.name).collect()
}

#[test]
fn openings_move_by_move_in_all_orientations() {
    for (size, moves) in [
        (9, "E5 G4 C4 F7"),
        (9, "F6 D4 D6 F4"),
        (13, "K10 D4 K4 D10 F11 C8"),
        (19, "Q16 D4 Q4 D16 Q10 D10"),
        (19, "Q16 D16 Q3 D4 R9 O17 R14"),
        (13, "K10 D4 K4 D10 F11 C8 H11"),
        (19, "Q16 D16 Q3 D4 F17 C14 R5"),
        (19, "Q16 D16 Q3 D4 R5 R11"),
        (19, "Q16 D16 Q3 D4 Q9 O17 R14"),
        (19, "Q16 D16 Q3 D4 F3 C6 K4"),
    ] {
        let texts: Vec<&str> = moves.split_whitespace().collect();
        for orientation in Orientation::ALL {
            for (number, text) in texts.iter().enumerate() {
                let (board, color) = board(size, &texts[..number].join(" "), orientation);
                let at = orientation.on_board(point(text, size), size);
                let names = proposing(&board, color, at);
                assert!(!names.is_empty(), "{text} of {moves}, {orientation:?}\n{board}");
            }
        }
    }
}

#[test]
fn a_whole_board_is_of_one_size_and_has_no_other_stone() {
    let (small, color) = board(9, "E5", Orientation::Identity);
    assert!(!proposing(&small, color, point("G4", 9)).is_empty());
    let (other, color) = board(11, "F6", Orientation::Identity);
    assert!(ALL.iter().all(|database| database.matches(&other, color).is_empty()));
    let (mut large, color) = board(19, "Q16 D4 Q4 D16", Orientation::Identity);
    assert!(!proposing(&large, color, point("Q10", 19)).is_empty());
    assert!(large.try_play(point("K10", 19), Color::White));
    let names = proposing(&large, color, point("Q10", 19));
    // A side is a part of the board, and the middle is none of its business.
    assert_eq!(names, ["Side19a"]);
}

#[test]
fn the_engine_gives_the_opening_as_a_reason() {
    for (size, moves, next) in [(9, "", "E5"), (13, "K10", "D4"), (19, "Q16 D16 Q3 D4", "R9")] {
        let mut game = Game::new(size, Rules::chinese(), 7.5).expect("a size");
        let mut color = Color::Black;
        for text in moves.split_whitespace() {
            game.play(color, Move::Play(point(text, size))).expect("a legal move");
            color = color.opponent();
        }
        let mut engine = Engine::new(patterns_rs::databases());
        engine.set_level(1);
        let considered = engine.consider(&game, color);
        let reasons =
            considered.candidate(point(next, size)).map(|candidate| candidate.reasons.clone()).unwrap_or_default();
        let is_fuseki = |kind: &ReasonKind| matches!(kind, ReasonKind::Pattern(pattern) if pattern.kind == "Fuseki");
        assert!(reasons.iter().any(|reason| is_fuseki(&reason.kind)), "{next} after {moves}: {reasons:?}");
    }
}

//! The openings: first moves, sides and corners match in all orientations, and the engine considers what they propose.

use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::engine::Engine;
use gnugo_engine::game::{Game, Move, Rules};
use gnugo_engine::moves::ReasonKind;
use gnugo_engine::pattern::{Database, Fuseki, Match, Pattern};
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
        (13, "L10 D10 D4 K3 J11"),
        (13, "L10 D4 K3 D10"),
        (13, "K10 D10 K4 D4 K7 D7"),
        (19, "Q16 D16 Q3 D4 F3 C6 J3"),
        (19, "Q16 D4 Q4 D16 Q10 O17 Q14"),
        (19, "Q16 D4 Q4 D16 Q10 O17 R14"),
        (19, "Q16 D4 Q4 D16 Q10 D10 F17"),
        (19, "Q16 D4 Q4 D16 F17 C14 D18 C17 J17"),
        (19, "Q16 D4 Q4 D16 F17 D14 D18 C17 J17"),
        (19, "Q16 D4 Q4 D16 F17 H17 C17"),
        (19, "Q16 D4 Q4 D16 F17 H17 F15"),
        (19, "Q16 D4 Q4 D16 F17 D14 K16"),
        (19, "Q16 D4 Q4 D16 F17 D14 J17"),
        (19, "Q16 D4 Q4 D16 F17 C14 K17"),
        (19, "Q16 D16 Q3 D4 R5 R11 R14 R8"),
        (19, "Q16 D16 Q3 D4 R5 R11 R8 R14"),
        (19, "Q16 D16 Q3 D4 R9 O17 Q14"),
        (19, "Q16 D16 Q3 D4 Q9 O17 Q14"),
        (19, "Q16 D4 Q3 D17 R5 C15"),
        (19, "Q16 D4 Q3 D17 C15 C11"),
        (19, "Q16 D4 Q3 D17 Q5 D15"),
        (19, "R16 D17 Q3 P17"),
        (19, "R16 D17 Q3 P16 Q14"),
        (19, "R16 D4 Q4 D16 P17 R10"),
        (19, "R16 D4 Q4 D16 P17 O3"),
        (19, "R16 D16 Q3 D4 P17"),
        (19, "R16 D16 Q4 D4 P17"),
        (19, "R17 D4 Q4"),
        (19, "Q16 D4 D16 Q4 F3 D6 O3"),
        (19, "R16 D4 C16 Q4 E17"),
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

/// The size of the boards that a pattern is for: a corner fits into the large one.
fn size_of(pattern: &Pattern<Fuseki>) -> usize {
    let (rows, edges) = (pattern.diagram.rows, pattern.diagram.edges);
    if edges.west && edges.east { rows[0].len() } else { 19 }
}

/// The board that a pattern draws, of the size that its edges tell, in an orientation, and where its move is.
fn drawn(pattern: &Pattern<Fuseki>, size: usize, orientation: Orientation) -> (Board, Point) {
    let (rows, edges) = (pattern.diagram.rows, pattern.diagram.edges);
    let first_row = if edges.north { 0 } else { size - rows.len() };
    let first_column = if edges.west { 0 } else { size - rows[0].len() };
    let (mut board, mut at) = (Board::new(size).expect("a size"), None);
    for (row, symbols) in (first_row..).zip(rows) {
        for (column, symbol) in (first_column..).zip(symbols.chars()) {
            let point = orientation.on_board(Point::new(row, column), size);
            match symbol {
                'O' => assert!(board.try_play(point, Color::Black)),
                'X' => assert!(board.try_play(point, Color::White)),
                '*' => at = Some(point),
                _ => {}
            }
        }
    }
    (board, at.expect("a move"))
}

#[test]
fn what_is_drawn_is_proposed_in_all_orientations() {
    for pattern in ALL.iter().flat_map(|database| database.patterns()) {
        let size = size_of(pattern);
        for orientation in Orientation::ALL {
            let (mut board, at) = drawn(pattern, size, orientation);
            let names = proposing(&board, Color::Black, at);
            assert!(names.contains(&pattern.name), "{} {orientation:?}: {names:?}\n{board}", pattern.name);
            // Whoever has a stone there already is told something else.
            assert!(board.try_play(at, Color::Black));
            assert!(!proposing(&board, Color::Black, at).contains(&pattern.name));
        }
    }
}

/// A stone on the other side of the board belongs to what whole boards show, and not to a side or a corner.
#[test]
fn a_side_or_a_corner_does_not_look_at_the_other_side() {
    for pattern in ALL.iter().flat_map(|database| database.patterns()) {
        let (size, edges) = (size_of(pattern), pattern.diagram.edges);
        let is_whole = edges.north && edges.south;
        let (mut board, at) = drawn(pattern, size, Orientation::Identity);
        let far = Point::new(size - 3, size - 2);
        if at == far || !board.try_play(far, Color::White) {
            continue;
        }
        assert_eq!(proposing(&board, Color::Black, at).contains(&pattern.name), !is_whole, "{}\n{board}", pattern.name);
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

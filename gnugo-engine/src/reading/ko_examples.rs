//! The examples of spec/reading.texi, "A Ko Example" and "Another Ko Example", and what the schemes make of them.

use super::ko::KoRuling;
use super::ko::Komaster;
use super::{KoScheme, KoState, Outcome, Reader};
use crate::board::{Board, Color, Point};

/// A corner of a board of 19 lines: rows from the top, the last one on the first line, the first column at `column`.
fn corner(rows: &[&str], column: usize) -> Board {
    let mut stones = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        for (j, symbol) in row.split_whitespace().enumerate() {
            let point = Point::new(19 - rows.len() + i, column + j);
            match symbol {
                "X" => stones.push((point, Color::Black)),
                "O" => stones.push((point, Color::White)),
                _ => {}
            }
        }
    }
    Board::with_stones(19, &stones).unwrap()
}

fn at(text: &str) -> Point {
    Point::from_text(text, 19).unwrap()
}

/// Plays a move if the scheme allows it: the state after it, and whether it was conditional.
fn play_by(scheme: KoScheme, board: &mut Board, state: KoState, text: &str, color: Color) -> Option<(KoState, bool)> {
    let point = at(text);
    let (next, conditional) = match state.ruling(scheme, board, point, color) {
        KoRuling::Forbidden => return None,
        KoRuling::Plain => (state, false),
        KoRuling::Capture(next) => (next, false),
        KoRuling::Conditional(next) => (next, true),
    };
    let played = if conditional { board.try_play_ignoring_ko(point, color) } else { board.try_play(point, color) };
    assert!(played, "{text} in\n{board}");
    Some((next, conditional))
}

fn play(board: &mut Board, state: KoState, text: &str, color: Color) -> Option<(KoState, bool)> {
    play_by(KoScheme::Scheme5, board, state, text, color)
}

/// Two kos, at A2 and at B4.
fn two_kos() -> Board {
    corner(&["O O O . . .", "O . O O . .", "X O X O O O", ". X X X O .", "X O . . . ."], 0)
}

#[test]
fn the_schemes_differ_where_a_ko_answers_a_ko() {
    for (scheme, master) in [
        (KoScheme::Scheme5, Komaster::WeakKo),
        (KoScheme::Early, Komaster::Empty),
        (KoScheme::EarlyRevised, Komaster::Empty),
    ] {
        let mut board = two_kos();
        let (state, _) = play_by(scheme, &mut board, KoState::default(), "B4", Color::Black).unwrap();
        let (state, conditional) = play_by(scheme, &mut board, state, "A2", Color::White).unwrap();
        assert_eq!((state.master, conditional), (master, false), "{scheme:?}");
    }
}

/// Black has two kos and needs both: the scheme lets neither player go round in circles.
#[test]
fn two_kos_in_a_corner() {
    let mut board = two_kos();
    let (black, white) = (Color::Black, Color::White);
    let empty = KoState::default();
    // Black takes the ko at B4 without a threat.
    let (state, conditional) = play(&mut board, empty, "B4", black).unwrap();
    assert_eq!((state.master, conditional), (Komaster::Empty, false));
    // White answers a ko with a ko.
    let (state, conditional) = play(&mut board, state, "A2", white).unwrap();
    assert_eq!((state.master, conditional), (Komaster::WeakKo, false));
    // Black retakes on the strength of a threat, and is master of the ko at A2.
    let (state, conditional) = play(&mut board, state, "A1", black).unwrap();
    assert_eq!((state.master, state.point, conditional), (Komaster::Master(black), Some(at("A2")), true));
    // White takes the other ko.
    let (state, conditional) = play(&mut board, state, "B3", white).unwrap();
    assert_eq!((state.master, state.point, conditional), (Komaster::Gray(black), Some(at("B4")), false));
    // Now Black may take no ko at all.
    assert_eq!(play(&mut board, state, "B4", black), None);
}

/// "H1 attacks L1 unconditionally while K2 defends it with ko": the master fills the ko, and may then take another one.
fn another_example() -> Board {
    corner(
        &[
            ". . . . . . O O .",
            "X X X . . . O . .",
            "X . X X . . O . .",
            ". X . X X X O O O",
            "X X . X . X O X O",
            ". O X O O O X . O",
            "O O X O . O X X O",
            ". O . X O X X . O",
        ],
        5,
    )
}

#[test]
fn the_komaster_is_reset_when_the_ko_is_resolved() {
    let mut board = another_example();
    let mut reader = Reader::default();
    reader.set_ko_scheme(KoScheme::Scheme5);
    let attack = reader.attack(&mut board, at("L1"));
    assert_eq!((attack.outcome, attack.point), (Outcome::Win, Some(at("H1"))), "{board}");
    let defense = reader.find_defense(&mut board, at("L1"));
    assert_eq!((defense.outcome, defense.point), (Outcome::KoA, Some(at("K2"))), "{board}");
    assert_eq!(reader.does_defend(&mut board, at("K2"), at("L1")), Outcome::KoA);
}

#[test]
fn all_schemes_agree_about_one_ko() {
    let mut board = another_example();
    let mut answers = Vec::new();
    for scheme in ALL {
        let mut reader = Reader::default();
        reader.set_ko_scheme(scheme);
        let attack = reader.attack(&mut board, at("L1")).outcome;
        let defense = reader.find_defense(&mut board, at("L1")).outcome;
        answers.push((scheme, attack, defense));
    }
    let same = |scheme| (scheme, Outcome::Win, Outcome::KoA);
    assert_eq!(answers, ALL.map(same));
}

const ALL: [KoScheme; 4] = [KoScheme::Scheme5, KoScheme::Early, KoScheme::EarlyRevised, KoScheme::Threats];

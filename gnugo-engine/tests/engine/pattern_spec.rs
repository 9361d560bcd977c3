//! Functions and actions of the pattern language by what the spec says of each (spec/patterns.texi, "Autohelper
//! Functions", "Autohelper Actions"). White is `O`, and moves.

use crate::analysis_support::{Connections, analysed_with};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, FromDrawing, Point};
use gnugo_engine::eyes::EyeKind;
use gnugo_engine::pattern::{Database, Effect, Kind, Surroundings};
use gnugo_engine::reading::Reader;
use gnugo_engine::{pattern, patterns};

/// The number of accepted matches, and the effects of the first.
fn accepted<K: Kind>(database: &Database<K>, drawing: &str) -> (usize, Vec<Effect>) {
    let mut board = Board::from_drawing(drawing).expect("a position");
    let mut reader = Reader::default();
    let found = database.accepted(&mut Surroundings::new(&mut board, &mut reader, Color::White));
    (found.len(), found.into_iter().next().map(|(_, effects)| effects).unwrap_or_default())
}

#[test]
fn a_stone_defends_against_a_move() {
    let database = pattern! { Shape Corner
        |...*
        |....
        |....
        +----

        : 8, -

        |..c*
        |a...
        |b...
        +----

        ; odefend_against(a, b) && xdefend_against(a, b) && !odefend_against(a, c) && !xdefend_against(a, c)
    };
    // An empty board has four corners, each seen from two sides.
    assert_eq!(accepted(database, &". . . . . . . . .\n".repeat(9)).0, 8);
}

#[test]
fn somewhere_and_the_same_string() {
    let database = pattern! { Shape There
        OO?*
        ?X..

        : 8, s

        abc*
        dE..

        ; o_somewhere(c, a) && !o_somewhere(c, E) && x_somewhere(E, c) && !x_somewhere(a, c, d)
        ; && same_worm(a, b) && same_string(b, a) && !same_worm(a, E) && o_somewhere(d)
    };
    let drawing = "
        . . . . . .
        . O O . . .
        . O X . . .
        . . . . . .
        . . . . . .
        . . . . . .";
    // It lies there in two orientations.
    assert_eq!(accepted(database, drawing).0, 2);
}

/// `a` stands in the corner and cannot be saved; `b` and `c` are out in the open.
#[test]
fn one_of_two_and_both_of_two() {
    let database = pattern! { Shape Two
        |?..?O..O*
        |XX..??..?
        |O.?????.?
        +---------

        : 8, -

        |?..?b..c*
        |XX..??..?
        |a.?????d?
        +---------

        ; !xplay_defend(d, a) && xplay_defend(d, b) && oplay_defend(d, b) && !oplay_defend(d, a)
        ; && xplay_attack_either(d, a, b) && oplay_attack_either(d, b, a) && !xplay_attack_either(d, b, c)
        ; && xplay_defend_both(d, b, c) && oplay_defend_both(d, b, c)
        ; && !xplay_defend_both(d, a, b) && !oplay_defend_both(d, b, a)
    };
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . O .
        X X . . . . . . .
        O . . . . . . . .";
    assert_eq!(accepted(database, drawing).0, 1);
}

#[test]
fn what_is_said_of_the_move() {
    let database = pattern! { Shape Says
        O*O
        X..

        : 8, -

        a*b
        X.c
        > add_defend_both_move(a, b); add_connect_move(a, b); defend_against_atari(a); threaten_to_save(b);
        > non_oterritory(c)
    };
    let drawing = "
        . . . . .
        . O . O .
        . X . . .
        . . . . .
        . . . . .";
    let point = |text: &str| Point::from_text(text, 5).expect("a point");
    let (a, b, c) = (point("B4"), point("D4"), point("D3"));
    let expected = vec![
        Effect::DefendBoth(a, b),
        Effect::Connect(a, b),
        Effect::DefendAgainstAtari(a),
        Effect::ThreatenToSave(b),
        Effect::NoTerritory(c, Color::White),
    ];
    assert_eq!(accepted(database, drawing), (1, expected));
}

patterns! {
    /// What is said of dragons and eyes.
    static SAYS: Connection;

    /// Only one of the outer stones is connected to the one in the middle.
    pattern! < MostValuable
        O..O..O
        : +, -

        a..b..c
        > amalgamate_most_valuable(a, b, c)
    >

    /// The corner is no eye.
    pattern! < NoEye
        +--
        |.O
        |O?

        : '\\', E

        +--
        |aO
        |O?
        > remove_eyepoint(a)
    >

    /// What looks like a way in is none.
    pattern! < Closed
        XOO
        O.O
        OOX

        : _, E

        XOO
        OaO
        OOX
        > make_proper_eye(a)
    >

    /// What looks like half an eye is one.
    pattern! < Whole
        -----
        O.O.X
        OO.X?

        : 8, E

        -----
        OaO.X
        OO.X?
        > remove_halfeye(a)
    >
}

/// The position with and without the patterns.
fn analyses(drawing: &str) -> [Analysis; 2] {
    let only: Connections<'_> = &[&SAYS];
    [only, &[]].map(|connection| analysed_with(drawing, connection))
}

#[test]
fn the_more_valuable_neighbour_is_joined() {
    let [with, without] = analyses(
        ". . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . O . . O . . O . .
         . . . . . . . . O . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .
         . . . . . . . . . . .",
    );
    let [a, b, c] = [2, 5, 8].map(|column| Point::new(5, column));
    assert!(!without.dragons.are_one(a, b) && !without.dragons.are_one(b, c));
    assert!(with.dragons.are_one(b, c) && !with.dragons.are_one(a, b));
}

#[test]
fn a_point_is_no_eye() {
    let [with, without] = analyses(
        ". X . X O . . . .
         X X X X O . . . .
         O O O O O . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let corner = Point::new(0, 0);
    assert!(without.eyes.at(corner, Color::Black).is_some() && with.eyes.at(corner, Color::Black).is_none());
}

#[test]
fn a_margin_is_closed() {
    let [with, without] = analyses(
        ". . . . . . . . .
         . . . . . . . . .
         . X X X X X . . .
         . X O O . X . . .
         . O . O . X . . .
         . O O X X X . . .
         O . O X . . . . .
         . O O X . . . . .
         . O X X . . . . .",
    );
    let margin = Point::new(4, 2);
    let is_marginal =
        |analysis: &Analysis| analysis.eyes.at(margin, Color::White).map(|space| space.marginal.contains(margin));
    assert_eq!((is_marginal(&without), is_marginal(&with)), (Some(true), Some(false)));
}

#[test]
fn half_an_eye_is_made_whole() {
    let [with, without] = analyses(
        ". X . X . O .
         X X X . O . .
         O O O O . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .
         . . . . . . .",
    );
    let eye = Point::new(0, 2);
    assert_eq!(without.eyes.kind(eye, Color::Black), Some(EyeKind::Half));
    assert_eq!(with.eyes.kind(eye, Color::Black), Some(EyeKind::Proper));
}

//! The classes of `Connection` do what spec/patterns.texi says ("The Connections Database", "Connections Functions", and
//! class `s` of "Constraint Pattern Attributes"): each on a position drawn here. White is `O`; the opponent plays at `*`.

use crate::analysis_support::{Connections, analysed_with as analyse, board};
use gnugo_engine::board::{Color, Point, PointSet};
use gnugo_engine::pattern::Surroundings;
use gnugo_engine::patterns;
use gnugo_engine::reading::Reader;

fn points(texts: &[&str], size: usize) -> PointSet {
    texts.iter().map(|text| Point::from_text(text, size).expect("a point")).collect()
}

patterns! {
    /// The spec's connections, word for word.
    static JOINS: Connection;

    pattern! < CC204
        O
        .
        O

        : +, C

        O
        A
        O

        ; !safe_xmove(A) && !ko(A) && !xcut(A)
    >

    pattern! < CC205
        XO
        O.

        : '\\', C

        AO
        OB

        ; attack(A) || (!safe_xmove(B) && !ko(B) && !xcut(B))
    >
}

patterns! {
    /// The spec's cut, word for word but for the symmetry, which it has.
    static CUTS: Connection;

    pattern! < CB11
        ?OX?
        O!OX
        ?*!O
        ??O?

        : /, B

        ?OA?
        OaOB
        ?*bO
        ??O?

        ; !attack(A) && !attack(B) && !xplay_attack(*, a, b, *) && !xplay_attack(*, b, a, *)
    >
}

/// The spec's position for them, with room around it: Black pushes in at E4.
const PUSH: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . O O X X . .
    . . . O . O X . .
    . . . X . . O . .
    . . . X . O O . .
    . . . . . . . . .
    . . . . . . . . .";

/// Where the spec's cut is found, `xcut` holds at the move and at both points marked by `!`, and nowhere else.
#[test]
fn a_cut_is_marked_at_the_move_and_where_connections_are_inhibited() {
    let analysis = analyse(PUSH, &[&CUTS]);
    assert_eq!(*analysis.cuts.by(Color::Black), points(&["E4", "E5", "F4"], 9));
    assert!(analysis.cuts.by(Color::White).is_empty());
}

/// The spec's second connection lies there twice, and is refused both times once the cut is known.
#[test]
fn a_connection_asks_whether_it_is_cut() {
    for (cuts, expected) in [(&[&CUTS] as Connections<'_>, 0), (&[], 2)] {
        let analysis = analyse(PUSH, cuts);
        let (mut board, mut reader) = (board(PUSH), Reader::default());
        let mut around = Surroundings::new(&mut board, &mut reader, Color::White).knowing(analysis.known());
        let accepted = JOINS.accepted(&mut around);
        assert_eq!(accepted.iter().filter(|(found, _)| found.pattern.name == "CC205").count(), expected);
    }
}

/// The spec's first connection: nobody enters the diamond; marked as cut, it is refused.
#[test]
fn a_gap_asks_whether_it_is_cut() {
    patterns! {
        static DIAMOND: Connection;

        pattern! < Marked
            ?O?
            O!O
            ?O?

            : _, B
        >
    }
    let drawing = "
        . . . . .
        . . O . .
        . O . O .
        . . O . .
        . . . . .";
    for (cuts, expected) in [(&[&DIAMOND] as Connections<'_>, 0), (&[], 2)] {
        let analysis = analyse(drawing, cuts);
        let (mut board, mut reader) = (board(drawing), Reader::default());
        let mut around = Surroundings::new(&mut board, &mut reader, Color::White).knowing(analysis.known());
        assert_eq!(JOINS.accepted(&mut around).len(), expected);
    }
}

/// A cut makes eye space marginal where it inhibits connections, and not at the move.
#[test]
fn a_cut_opens_eye_space() {
    patterns! {
        static LEAK: Connection;

        pattern! < Leak
            +---
            |*.O
            |.!O
            |OO?

            : '\\', Bs
        >
    }
    let drawing = "
        . . O . . . .
        . . O . . . .
        O O O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    let marginal = |connection: Connections<'_>| {
        let analysis = analyse(drawing, connection);
        analysis.eyes.at(Point::new(0, 0), Color::White).expect("a space").marginal
    };
    assert_eq!((marginal(&[]), marginal(&[&LEAK])), (PointSet::EMPTY, points(&["B6"], 7)));
}

/// The stone that cuts is the opponent's: where it would be captured at once there is no cut, unless with class `s`.
#[test]
fn a_cut_that_is_captured_at_once_is_none_but_as_a_sacrifice() {
    patterns! {
        static CUT: Connection;

        pattern! < Cut
            XO
            O*

            : '\\', B
        >
    }
    patterns! {
        static SACRIFICE: Connection;

        pattern! < Sacrifice
            XO
            O*

            : '\\', Bs
        >
    }
    let open = "
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . O . . . .
        . . O . . . .
        . . . . . . .
        . . . . . . .";
    let mouth = "
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . O . O . .
        . . O . . . .
        . . . . . . .
        . . . . . . .";
    let cut = |drawing: &str, connection: Connections<'_>| *analyse(drawing, connection).cuts.by(Color::Black);
    let there = points(&["D4"], 7);
    assert_eq!((cut(open, &[&CUT]), cut(open, &[&SACRIFICE])), (there, there));
    assert_eq!((cut(mouth, &[&CUT]), cut(mouth, &[&SACRIFICE])), (PointSet::EMPTY, there));
}

/// A cut is legal for the opponent: where only he may play there is one, and where only we may there is none.
#[test]
fn a_cut_is_a_move_of_the_opponent() {
    patterns! {
        static HOLLOW: Connection;

        pattern! < Hollow
            ?O?
            O*O
            ?O?

            : _, Bs
        >

        pattern! < Tower
            OX?
            X*X
            ?X?

            : '\\', Bs
        >
    }
    let drawing = "
        . . . . . . .
        . O . . . . .
        O . O . O X .
        . O . . X . X
        . . . . . X .
        . . . . . . .
        . . . . . . .";
    assert_eq!(*analyse(drawing, &[&HOLLOW]).cuts.by(Color::Black), points(&["F4"], 7));
}

/// Saving a string that helps to cut at two places opens both cuts (`potential_cutstone`).
#[test]
fn a_string_that_helps_to_cut_twice_is_a_cutting_stone() {
    patterns! {
        static ASKS: Connection;

        pattern! < Sever
            XO
            O*

            : '\\', B
        >

        pattern! < TwoCuts
            OX
            .O

            : /, C

            OA
            .O

            ; potential_cutstone(A)
        >
    }
    // Each black stone helps to cut at one point; the string of two at two.
    let accepted = |drawing: &str| {
        let analysis = analyse(drawing, &[&ASKS]);
        let (mut board, mut reader) = (board(drawing), Reader::default());
        let helped = analysis.cuts.by(Color::Black).len();
        let mut around = Surroundings::new(&mut board, &mut reader, Color::White).knowing(analysis.known());
        (helped, ASKS.accepted(&mut around).iter().filter(|(found, _)| found.pattern.name == "TwoCuts").count())
    };
    let once = "
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . . X O . . . .
        . . . O . . X . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(accepted(once), (1, 0));
    let twice = "
        . . . . . . . . .
        . X . O . . . . .
        . . O X . . . . .
        . . . X O . . . .
        . . . O . . X . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(accepted(twice), (2, 2));
}

patterns! {
    /// Actions of patterns of class `B`.
    static ACTS_B: Connection;

    pattern! < Joins
        O..O

        : +, B

        a..b

        > amalgamate(a, b)
    >

    pattern! < NoLunch
        ?O?
        OX.

        : 8, B

        ?O?
        ab.

        > not_lunch(b, a)
    >

    pattern! < NoEye
        +--
        |.O
        |O?

        : '\\', B

        +--
        |aO
        |O?

        > remove_eyepoint(a)
    >
}

patterns! {
    /// Actions of patterns of class `E`.
    static ACTS_FIRST: Connection;

    pattern! < Joins
        O..O

        : +, E

        a..b

        > amalgamate(a, b)
    >

    pattern! < NoLunch
        ?O?
        OX.

        : 8, E

        ?O?
        ab.

        > not_lunch(b, a)
    >

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
}

patterns! {
    /// Actions of patterns of class `e`.
    static ACTS_LAST: Connection;

    pattern! < Joins
        O..O

        : +, e

        a..b

        > amalgamate(a, b)
    >

    pattern! < NoLunch
        ?O?
        OX.

        : 8, e

        ?O?
        ab.

        > not_lunch(b, a)
    >

    pattern! < NoEye
        +--
        |.O
        |O?

        : '\\', e

        +--
        |aO
        |O?

        > remove_eyepoint(a)
    >
}

/// What a pattern's actions say is done, whatever its class.
#[test]
fn the_actions_of_every_class_are_carried_out() {
    let drawing = "
        . O . . . . . . . . .
        O O . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . O . . . .
        . . . . . O X O . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . X X . . . . . .
        . . O . . O . . . . .
        . . . X X . . . . . .
        . . . . . . . . . . .";
    let seen = |connection: Connections<'_>| {
        let analysis = analyse(drawing, connection);
        let [a, b, eater, corner] = [(8, 2), (8, 5), (3, 6), (0, 0)].map(|(row, column)| Point::new(row, column));
        let lunch = analysis.dragons.at(eater).and_then(|dragon| dragon.lunch);
        (analysis.dragons.are_one(a, b), lunch.is_some(), analysis.eyes.at(corner, Color::White).is_some())
    };
    assert_eq!(seen(&[]), (false, true, true));
    for (class, database) in [("B", &ACTS_B), ("E", &ACTS_FIRST), ("e", &ACTS_LAST)] {
        assert_eq!(seen(&[database]), (true, false, false), "{class}");
    }
}

patterns! {
    /// Before strings are joined each is alone.
    static BEFORE: Connection;

    /// The two ends of a bamboo joint.
    pattern! < Alone
        OO..O
        ..???
        OO???

        : 8, E

        aO..b
        ..???
        cO???

        ; !same_dragon(a, c) && dragonsize(a) == 2
        > amalgamate(a, b)
    >
}

patterns! {
    /// Afterwards they are seen as they were joined.
    static AFTER: Connection;

    /// The two ends of a bamboo joint.
    pattern! < Together
        OO..O
        ..???
        OO???

        : 8, e

        aO..b
        ..???
        cO???

        ; same_dragon(a, c) && dragonsize(a) == 4
        > amalgamate(a, b)
    >
}

/// Patterns of class `E` are matched before strings are joined, those of class `e` when they have been.
#[test]
fn each_class_sees_the_strings_of_its_time() {
    let drawing = "
        . . . . . . . . .
        . . . . . . . . .
        . O O . . O . . .
        . . . . . . . . .
        . O O . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let are_one = |connection: Connections<'_>| {
        let dragons = analyse(drawing, connection).dragons;
        let [joint, end, stone] = [(2, 1), (4, 1), (2, 5)].map(|(row, column)| Point::new(row, column));
        (dragons.are_one(joint, end), dragons.are_one(joint, stone))
    };
    assert_eq!(are_one(&[]), (true, false));
    assert_eq!(are_one(&[&BEFORE]), (true, true));
    assert_eq!(are_one(&[&AFTER]), (true, true));
}

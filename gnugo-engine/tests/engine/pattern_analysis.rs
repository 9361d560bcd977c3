//! What patterns ask of strings, eyes, dragons and influence, and what patterns of connections say of these; each on a
//! position drawn here. White is `O`, and moves.

use crate::analysis_support::{analysed as analyse, board};
use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, Orientation, Point};
use gnugo_engine::engine::Databases;
use gnugo_engine::pattern::{
    Barrier, Connection, Database, Influence, Kind, Known, Missing, Refusal, Surroundings, Verdict,
};
use gnugo_engine::reading::Reader;
use gnugo_engine::{pattern, patterns};

/// Black lives in the corner with two eyes of a point each; a white stone is caught in the middle.
const POSITION: &str = "
    . X . X O . . . .
    X X X X O . . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . X X . .
    . . . . X O . X .
    . . . . . X X . .
    . . . . . . . . .";

/// What becomes of the match as drawn at a point; with or without the analysis being handed on.
fn verdict<K: Kind>(database: &Database<K>, at: &str, is_known: bool) -> Verdict {
    let board = board(POSITION);
    let analysis = is_known.then(|| analyse(&board, &Databases::default()));
    judge(database, at, analysis.as_ref().map(Analysis::known).unwrap_or_default())
}

/// What becomes of the match as drawn at a point, if so much is known.
fn judge<K: Kind>(database: &Database<K>, at: &str, known: Known<'_>) -> Verdict {
    let mut board = board(POSITION);
    let at = Point::from_text(at, board.size()).expect("a point");
    let found = database.matches(&board, Color::White);
    let found = found.iter().find(|found| found.anchor == at && found.orientation == Orientation::Identity);
    let found = *found.unwrap_or_else(|| panic!("no match at {at:?}"));
    let mut reader = Reader::default();
    found.judge(&mut Surroundings::new(&mut board, &mut reader, Color::White).knowing(known))
}

/// Accepted if the analysis is handed on; or else nobody can tell for want of this.
#[track_caller]
fn accepts<K: Kind>(database: &Database<K>, at: &str, missing: Missing) {
    assert_eq!(verdict(database, at, true), Verdict::Accepted(Vec::new()));
    assert_eq!(verdict(database, at, false), Verdict::Unknown(missing));
}

/// The number of accepted matches for White, with all of an analysis known.
fn accepted<K: Kind>(database: &Database<K>, board: &Board) -> usize {
    let analysis = analyse(board, &Databases::default());
    let (mut board, mut reader) = (board.clone(), Reader::default());
    database.accepted(&mut Surroundings::new(&mut board, &mut reader, Color::White).knowing(analysis.known())).len()
}

#[test]
fn eyes_and_living_dragons() {
    let asked = pattern! {
        Shape Corner
        .X.XO.*

        : -, s

        aXbcd.*

        ; eye(a) && eye(b) && proper_eye(a) && !marginal_eye(a) && !halfeye(b) && owl_topological_eye(a, c) < 3
        ; && alive(c) && status(c) == ALIVE && !dead(c) && !critical(c) && !unknown(c) && !weak(c) && genus(c) == 2
        ; && dragonsize(c) == 6 && same_dragon(c, c) && !same_dragon(c, d) && alive(c) + dead(d) == 1
        ; && area_stone(a) == 6 && area_space(a) == 2 && area_space(c) == 2 && vital_chain(c) && seki_helper(c)
        ; && xterri(a) && xmoyo(a) && xarea(a) && xarea(c) && !oarea(a) && oarea(d) && !oterri(a) && !omoyo(a)
        ; && lib2(c) == 0 && lib3(c) == 0 && lib4(c) == 0 && lib2(d) > 0 && !xcut(b) && !ocut(b)
        ; && !potential_cutstone(c)
    };
    accepts(asked, "G9", Missing::Eyes);
}

#[test]
fn caught_stones() {
    let asked = pattern! {
        Shape Caught
        O.X*

        : -, s

        a.b*

        ; dead(a) && status(a) == DEAD && !weak(a) && genus(a) == 0 && dragonsize(a) == 1 && vital_chain(a)
        ; && !oarea(a) && xarea(b)
    };
    accepts(asked, "J3", Missing::Dragons);
}

#[test]
fn weakness_and_what_is_around() {
    // The stone in the ring is surrounded, and dead; the white wall lives.
    let asked = pattern! {
        Shape Ring
        ??XXo?
        .XO.X*
        ??XX??

        : 8, s

        ??XXa?
        dXbcX*
        ??XX??

        ; is_surrounded(b) && is_surrounded(b) == 1 && surround_map(b, b) && surround_map(b, c) && !surround_map(b, d)
        ; && !does_surround(c, b) && weakness(b) > 0 && weakness(b) <= 1 && !o_alive_somewhere(b, a)
        ; && !has_aji(b) && xmoyo_opposite(b)
    };
    accepts(asked, "J3", Missing::Dragons);
    let asked = pattern! {
        Shape Wall
        OOOOO
        ..*..

        : 8, s

        aOOOO
        b.*..

        ; weakness(a) < 0.9
        ; && o_alive_somewhere(b, a) && !x_alive_somewhere(a, b) && omoyo_opposite(b) && !xmoyo_opposite(b)
        ; && has_aji(a) && !false_eye(b) && !false_eye_territory(b)
    };
    accepts(asked, "C6", Missing::Dragons);
}

/// A move that closes a net surrounds what is in it.
#[test]
fn a_move_surrounds() {
    let drawing = "
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . O . . . .
        . . . . . . X X . . . . . . .
        . . . . . . . X X . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . O . . . O . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .
        . . . . . . . . . . . . . . .";
    let database = pattern! {
        Shape Net
        *.....
        .....O
        .XX...
        ..XX..
        ......
        .O...O

        : 8, s

        *.....
        .....O
        .AA...
        ..AA.b
        ......
        .O...O

        ; does_surround(*, A) && !does_surround(b, A) && !is_surrounded(A)
    };
    for orientation in Orientation::ALL {
        let board = board(drawing).oriented(orientation);
        assert_eq!(accepted(database, &board), 1, "{orientation:?}\n{board}");
    }
}

/// Black's eye in the corner is whole; the one beside it is false, for white has the diagonal that counts. So would be
/// white's there: black has the other one.
#[test]
fn false_eyes() {
    let drawing = "
        . X . X . O .
        X X X O O . .
        X O O O . . .
        X . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    let database = pattern! {
        Shape False
        +-----
        |.X.X*

        : 8, s

        +-----
        |aXbX*

        ; false_eye(b) && obvious_false_xeye(b) && obvious_false_oeye(b) && !false_eye(a) && !obvious_false_xeye(a)
        ; && max_eye_value(a) > 0 && !false_eye_territory(a)
    };
    let board = board(drawing);
    assert_eq!(accepted(database, &board), 1, "{board}");
}

/// The stone is a prisoner in an eye space. Each part of what can be known is asked for by its own name, and one that is not known makes a match neither true nor
/// false: not even if the constraint says that it is not so. What is not asked for need not be known.
#[test]
fn what_is_not_known_is_told_by_its_name() {
    let (eyes, no_eye) = (
        pattern! { Shape Eyes
            O.X*
            : -, s
            a.X*
            ; eye(a)
        },
        pattern! { Shape NoEye
            O.X*
            : -, s
            a.X*
            ; !eye(a)
        },
    );
    let (cut, joined) = (
        pattern! { Shape Cut
            O.X*
            : -, s
            OaX*
            ; !xcut(a)
        },
        pattern! { Shape Joined
            O.X*
            : -, s
            a.X*
            ; dragonsize(a) == 1
        },
    );
    let (diagonals, held) = (
        pattern! { Shape Diagonals
            O.X*
            : -, s
            O.bc
            ; owl_topological_eye(c, b) >= 0
        },
        pattern! { Shape Held
            O.X*
            : -, s
            O.a*
            ; xarea(a)
        },
    );
    let (plain, never_asked) = (
        pattern! { Shape Plain
            O.X*
            : -, s
            a.X*
            ; lib(a) > 40 && eye(a)
        },
        pattern! { Shape NeverAsked
            O.X*
            : -, s
            a.X*
            ; lib(a) > 0 || eye(a)
        },
    );
    let analysis = analyse(&board(POSITION), &Databases::default());
    let all = analysis.known();
    let without = |database: &Database<_>, known: Known<'_>| judge(database, "J3", known);
    let unknown = |missing| Verdict::Unknown(missing);
    assert_eq!(without(eyes, Known { eyes: None, ..all }), unknown(Missing::Eyes));
    assert_eq!(without(no_eye, Known { eyes: None, ..all }), unknown(Missing::Eyes));
    assert_eq!(without(cut, Known { cuts: None, ..all }), unknown(Missing::Cuts));
    assert_eq!(without(joined, Known { joined: None, ..all }), unknown(Missing::Joined));
    assert_eq!(without(diagonals, Known { diagonals: None, ..all }), unknown(Missing::Strings));
    assert_eq!(without(held, Known { influence: None, ..all }), unknown(Missing::Influence));
    for database in [eyes, cut, joined, diagonals, held] {
        assert_eq!(without(database, all), Verdict::Accepted(Vec::new()), "{database:?}");
    }
    assert_eq!(without(no_eye, all), Verdict::Refused(Refusal::Constraint));
    assert_eq!(without(plain, Known::default()), Verdict::Refused(Refusal::Constraint));
    assert_eq!(without(never_asked, Known::default()), Verdict::Accepted(Vec::new()));
}

/// The classes `O o X x` allow what the spec says, and everything while nothing is known.
#[test]
fn classes_want_a_status() {
    let (dead, alive) = (
        pattern! { Shape Dead
            O.X*
            : -, so
        },
        pattern! { Shape Alive
            O.X*
            : -, sO
        },
    );
    assert_eq!(verdict(dead, "J3", true), Verdict::Accepted(Vec::new()));
    assert_eq!(verdict(alive, "J3", true), Verdict::Refused(Refusal::Status));
    let (dead, alive) = (
        pattern! { Shape Dead
            X.XO.*
            : -, sx
        },
        pattern! { Shape Alive
            X.XO.*
            : -, sX
        },
    );
    assert_eq!(verdict(alive, "G9", true), Verdict::Accepted(Vec::new()));
    assert_eq!(verdict(dead, "G9", true), Verdict::Refused(Refusal::Status));
    for database in [alive, dead] {
        assert_eq!(verdict(database, "G9", false), Verdict::Accepted(Vec::new()), "{database:?}");
    }
}

patterns! {
    /// Cuts, joints, and what is said of eyes.
    static CONNECTIONS: Connection;

    /// A jump of two counts as joined here, whatever is between.
    pattern! < Joined
        O..O
        : +, -

        a..b
        > amalgamate(a, b)
    >

    /// The opponent cuts in the middle of a jump of one.
    pattern! < Cut
        O!O
        : +, B
    >

    /// What has been marked as a cut can be asked about.
    pattern! < NotOverACut
        O.O
        : +, C

        OaO
        ; !xcut(a)
    >

    /// A stone in a mouth is no lunch.
    pattern! < NoLunch
        ?O?
        OX.
        : 8, -

        ?O?
        ab.
        > not_lunch(b, a)
    >
}

static ONLY: &[&Database<Connection>] = &[&CONNECTIONS];

/// Only these patterns.
fn databases() -> Databases {
    Databases { connection: ONLY, ..Databases::default() }
}

#[test]
fn patterns_join_and_part() {
    let board = board(
        ". . . . . . . . .
         . . . . . . . . .
         . . X . . X . . .
         . . . . . . . . .
         . . . . . . . . .
         . O . O . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let at = Point::new;
    let (with, without) = (analyse(&board, &databases()), analyse(&board, &Databases::default()));
    assert!(with.dragons.are_one(at(2, 2), at(2, 5)) && !without.dragons.are_one(at(2, 2), at(2, 5)));
    assert!(!with.dragons.are_one(at(5, 1), at(5, 3)));
    assert!(with.cuts.by(Color::Black).contains(at(5, 2)) && with.cuts.by(Color::White).is_empty());
    assert!(without.cuts.by(Color::Black).is_empty());
}

#[test]
fn patterns_forbid_lunches() {
    let board = board(
        ". . . . . . . . .
         . . . . . . . . .
         . . . X . . . . .
         . . X O X . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
    let eater = Point::new(2, 3);
    let lunch = |databases: &Databases| analyse(&board, databases).dragons.at(eater).and_then(|dragon| dragon.lunch);
    assert_eq!(lunch(&Databases::default()), Some(Point::new(3, 3)));
    assert_eq!(lunch(&databases()), None);
}

/// Sources that patterns add, in the terms of GNU Go's manual ("Patterns used by the Influence module"): `E` counts for the
/// strength of groups and not for territory, `I` for who moves next, and with `s` for both players.
#[test]
fn patterns_add_sources_of_influence() {
    patterns! {
        /// A stone alone makes three different sources.
        static SOURCES: Influence;

        /// Behind it.
        pattern! < Behind
            O
            *

            : |, E, value(30)
        >

        /// Two points away.
        pattern! < Invader
            O.*

            : -, I, value(11)
        >

        /// Three points away.
        pattern! < Both
            O..*

            : -, sI, value(12)
        >
    }
    static ALL: [&Database<Influence>; 1] = [&SOURCES];
    let stones = [(Point::new(9, 9), Color::White)];
    let board = Board::with_stones(19, &stones).expect("a position");
    let analysis = analyse(&board, &Databases { influence: &ALL, ..Databases::default() });
    let at = |columns: usize| Point::new(9, 9 + columns);
    for to_move in Color::BOTH {
        let (first, second) = (&analysis.first[to_move.index()], &analysis.second[to_move.index()]);
        let strength = |columns, color| second.terrain().strength(at(columns), color);
        assert_eq!(first.terrain().strength(at(1), Color::White), 30.0);
        assert_eq!(strength(1, Color::White), 0.0);
        assert_eq!(strength(2, Color::White), if to_move == Color::White { 11.0 } else { 0.0 });
        assert_eq!(strength(2, Color::Black), 0.0);
        assert_eq!([strength(3, Color::White), strength(3, Color::Black)], [12.0; 2]);
    }
}

/// Where a stone goes on if its owner moves next: all places together are as strong as a part of the stone, for one move is one
/// move; an intrusion that no stone is named for counts whole.
#[test]
fn what_one_stone_may_do_next_counts_as_one_move() {
    patterns! {
        /// Four places for each stone, and one by the way.
        static STEPS: Barrier;

        /// A jump.
        pattern! < Jump
            Q.!

            : -, B, value(40)
        >

        /// Beside it, whoever goes there.
        pattern! < Beside
            O
            !

            : |, B, value(5)
        >
    }
    static ALL: [&Database<Barrier>; 1] = [&STEPS];
    let board = Board::with_stones(19, &[(Point::new(9, 9), Color::White)]).expect("a position");
    let analysis = analyse(&board, &Databases { barrier: &ALL, ..Databases::default() });
    for to_move in Color::BOTH {
        let terrain = analysis.second[to_move.index()].terrain();
        let strength = |row, column| terrain.strength(Point::new(row, column), Color::White);
        let stone = strength(9, 9);
        let steps = [strength(7, 9), strength(11, 9), strength(9, 7), strength(9, 11)];
        let expected = if to_move == Color::White { 0.6 * stone / 4.0 } else { 0.0 };
        assert!(steps.iter().all(|step| (step - expected).abs() < 1e-3), "{steps:?} {stone}");
        assert_eq!(strength(10, 9), if to_move == Color::White { 5.0 } else { 0.0 });
    }
}

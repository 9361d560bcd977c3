//! Helper functions that play moves and then read (spec/patterns.texi, "Autohelper Functions"), each on a position drawn
//! here. White is `O`, and moves; the pattern lies as drawn.

use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point};
use gnugo_engine::pattern::{Database, Match, Shape, Surroundings, Verdict};
use gnugo_engine::reading::Reader;

/// Whether the constraint of the only pattern of a database holds at this point, as drawn.
#[track_caller]
fn holds(database: &Database<Shape>, drawing: &str, at: &str) -> bool {
    let mut board = Board::from_drawing(drawing).expect("a position");
    let at = Point::from_text(at, board.size()).expect("a point");
    let found: Vec<Match<Shape>> = database.matches(&board, Color::White);
    let is_it = |found: &&Match<Shape>| found.anchor == at && found.orientation == Orientation::Identity;
    let found = *found.iter().find(is_it).unwrap_or_else(|| panic!("no match at {at:?}\n{board}"));
    let before = board.clone();
    let mut reader = Reader::default();
    let verdict = found.judge(&mut Surroundings::new(&mut board, &mut reader, Color::White));
    assert_eq!(board, before, "the board is given back as it was");
    matches!(verdict, Verdict::Accepted(_))
}

/// Two white strings with one hole between them, D5. All the way round is too far.
const HOLE: &str = "
    O . . . . . O
    O X X X X X O
    O O O . O O O
    O X X X X X O
    O . . . . . O
    . . . . . . .
    . . . . . . .";

#[test]
fn connections_after_moves() {
    let database = gnugo_engine::pattern! { Shape Hole
        XXX
        O*O
        XXX

        : +, s

        XXX
        a*b
        XXX

        ; oplay_connect(*, a, b) == WIN && !xplay_connect(*, a, b)
        ; && !oplay_disconnect(*, a, b) && xplay_disconnect(*, a, b) == WIN
    };
    // Our stone in the hole makes one string of two, theirs cuts for good.
    assert!(holds(database, HOLE, "D5"));
}

#[test]
fn illegal_moves_are_left_out_and_the_turn_changes() {
    let database = gnugo_engine::pattern! { Shape Illegal
        XXX
        O*O
        XXX

        : -, s

        XXX
        a*b
        XXX

        ; oplay_connect(*, *, *, a, b) == WIN && !oplay_connect(a, *, a, b)
        ; && !xplay_disconnect(b, *, a, b) && xplay_connect(a, *, a, b) == WIN
    };
    // `a` and `b` are occupied: who should play there loses the turn, and the other player gets the hole.
    assert!(holds(database, HOLE, "D5"));
}

#[test]
fn a_tenuki_loses_the_turn_too() {
    let database = gnugo_engine::pattern! { Shape Tenuki
        XXX
        O*O
        XXX
        ...

        : |, s

        XXX
        a*b
        XXX
        .c.

        ; oplay_connect(c, ?, *, a, b) == WIN && !oplay_disconnect(c, ?, *, a, b)
        ; && xplay_disconnect(c, ?, *, a, b) == WIN && oplay_disconnect(c, *, ?, a, b) == WIN
    };
    // Whoever plays at `c` and again at once gets the hole; and the hole decides.
    assert!(holds(database, HOLE, "D5"));
}

#[test]
fn what_is_captured_is_attacked_cut_and_beyond_defence() {
    let database = gnugo_engine::pattern! { Shape Gone
        ?O?X
        OX*O
        ?O?X

        : _, s

        ?O?d
        Oa*O
        ?O?X

        ; oplay_attack(*, a) == WIN && !oplay_defend(*, a) && !oplay_connect(*, a, d) && oplay_disconnect(*, a, d) == WIN
        ; && oplay_attack_either(*, a, d) == WIN && !oplay_defend_both(*, a, d)
        ; && oplay_break_through(*, d, a, d) == 1 && oplay_break_through(*, d, a, d) == WIN
    };
    // Our move at D4 takes C4 off the board. The black strings on the right are alive and well.
    let drawing = "
        . . . . . . .
        . . . . . X .
        . . O . X X .
        . O X . O . .
        . . O . X X .
        . . . . . X .
        . . . . . . .";
    assert!(holds(database, drawing, "D4"));
}

#[test]
fn one_of_two_is_captured_and_both_are_saved() {
    let database = gnugo_engine::pattern! { Shape Either
        .X.
        O*O
        .X.

        : +, s

        .X.
        a*b
        .X.

        ; xplay_attack_either(*, ?, a, b) == WIN && !oplay_attack_either(*, a, b)
        ; && oplay_defend_both(*, a, b) == WIN && !xplay_defend_both(*, a, b)
    };
    // Each white string has its last liberty but one in the middle: after Black's stone there only one can be saved.
    let drawing = "
        . . . . . . .
        . . . . . . .
        . X X X X X .
        . O O . O O .
        . X X X X X .
        . . . . . . .
        . . . . . . .";
    let pair = gnugo_engine::pattern! { Shape Pair
        XXX
        O*O
        XXX

        : +, s

        XXX
        a*b
        XXX

        ; xplay_attack_either(*, a, b) == WIN && !xplay_defend_both(*, a, b)
    };
    assert!(holds(pair, drawing, "D4"));
    // The same where they can get away: the right one by either of two friends, and joined both of them do.
    let open = "
        . . . . . . .
        . . . . O . .
        . X . X . X .
        X O O . O O X
        . X . X . X .
        . . . . O . .
        . . . . . . .";
    assert!(holds(database, open, "D4"));
}

/// The line C4, D5, E4 with a black stone that pushes at D4, and black stones that wait beyond it.
const LINE: &str = "
    . . . . . . .
    . X . . . X .
    . . . O . . .
    O . O X O . O
    . . O X O . .
    . . X X X . .
    . . . X . . .";

#[test]
fn a_line_is_broken_on_the_side_that_is_open() {
    let database = gnugo_engine::pattern! { Shape Line
        *O.
        OXO

        : _, s

        *b.
        aXd

        ; oplay_break_through(*, a, b, d) == 2
    };
    let closed = gnugo_engine::pattern! { Shape Closed
        *O.
        OXO

        : _, s

        *bc
        aXd

        ; oplay_break_through(*, ?, c, a, b, d) == 0
    };
    let open = gnugo_engine::pattern! { Shape Open
        *O.
        OXO

        : _, s

        *bc
        aXd

        ; xplay_break_through(*, c, a, b, d)
    };
    // Closed on the left, the line is cut on the right; closed on both sides it holds. Broken on the left already,
    // it is too late to close the right.
    assert!(holds(database, LINE, "C5"), "cut on the right");
    assert!(holds(closed, LINE, "C5"), "closed on both sides");
    assert!(holds(open, LINE, "C5"), "cut or taken on the left");
}

#[test]
fn who_takes_a_stone_of_the_line_has_broken_it() {
    let database = gnugo_engine::pattern! { Shape Taken
        *O.
        OXO

        : _, s

        *b.
        aXd

        ; xplay_break_through(*, a, b, d) == 1 && xplay_break_through(*, a, b, d) == WIN
    };
    // Black's stone at C5 leaves D5 one liberty, E5 or D6, and whoever extends is caught.
    let drawing = "
        . . . X . . .
        . X . . X X .
        . . . O . X .
        O . O X O . O
        . . O X O . .
        . O . X . O .
        . . . . . . .";
    assert!(holds(database, drawing, "C5"));
}

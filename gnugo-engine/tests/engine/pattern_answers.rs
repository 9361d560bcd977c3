//! Functions of constraints that are mostly asked for a "no": each is asked where the answer is yes and, beside it, where it
//! is no. White is `O`, and moves.

use crate::analysis_support::{Connections, analysed_with, board};
use gnugo_engine::board::Color;
use gnugo_engine::pattern;
use gnugo_engine::pattern::{Connection, Database, Kind, Surroundings};
use gnugo_engine::patterns;
use gnugo_engine::reading::Reader;

/// How often a pattern is accepted, in all orientations.
fn accepted<K: Kind>(database: &'static Database<K>, drawing: &str, connection: Connections<'_>) -> usize {
    let analysis = analysed_with(drawing, connection);
    let (mut board, mut reader) = (board(drawing), Reader::default());
    let mut around = Surroundings::new(&mut board, &mut reader, Color::White).knowing(analysis.known());
    database.accepted(&mut around).len()
}

/// The middle of three points makes two eyes or one; the stones outside live.
#[test]
fn a_dragon_is_critical_and_weak() {
    let database = pattern! { Shape Critical
        +----
        |.*.O
        |OOOO
        : 8, s

        +----
        |a*.c
        |OOOO
        ; critical(c) && status(c) == CRITICAL && weak(c) && weakness(c) > 0 && !alive(c) && !dead(c) && !unknown(c)
        ; && max_eye_value(a) == 2 && genus(c) == 1
    };
    let three = "
        . . . O X . . . .
        O O O O X . . . .
        X X X X X . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_eq!(accepted(database, three, &[]), 1);
    // With room outside nothing hangs on it.
    let open = three.replacen("X X X X X", ". . . . .", 1).replace("O X", "O .");
    assert_eq!(accepted(database, &open, &[]), 0);
}

/// The half eye of the spec (spec/worms-and-dragons.texi, "Half Eyes and False Eyes"), and the false one.
#[test]
fn half_eyes_are_told_from_false_eyes() {
    let half = pattern! { Shape Half
        O.O*
        : -, s

        OaO*
        ; halfeye(a) && eye(a) && !false_eye(a) && !marginal_eye(a)
    };
    let false_eye = pattern! { Shape False
        O.O*
        : -, s

        OaO*
        ; false_eye(a) && marginal_eye(a) && !halfeye(a)
    };
    let spec = "
        . . . . . . . . .
        . . . . . . . . .
        . X X X X X . . .
        . O O . . X . . .
        . O . O . X . . .
        . O O X X X . . .
        O . O X . . . . .
        . O O X . . . . .
        . O X X . . . . .";
    // There is a point to play on either side, so a pattern lies there twice.
    assert_eq!((accepted(half, spec, &[]), accepted(false_eye, spec, &[])), (2, 0));
    let filled = spec.replacen(". O O . . X", ". X O O . X", 1);
    assert_eq!((accepted(half, &filled, &[]), accepted(false_eye, &filled, &[])), (0, 2));
}

/// Behind a wall is moyo and territory of its owner; in front of it is not.
#[test]
fn walls_hold_what_is_behind_them() {
    let ours = pattern! { Shape Ours
        |...O*X
        : -, s

        |..aO*X
        ; oterri(a) && omoyo(a) && oarea(a) && omoyo_opposite(a) && !xterri(a) && !xmoyo(a) && !xarea(a)
        ; && !xmoyo_opposite(a)
    };
    let theirs = pattern! { Shape Theirs
        |...X*O
        : -, s

        |..aX*O
        ; xterri(a) && xmoyo(a) && xarea(a) && xmoyo_opposite(a) && !oterri(a) && !omoyo(a) && !oarea(a)
        ; && !omoyo_opposite(a)
    };
    // Nine rows of the wall, of which every one shows the pattern, and as many of the other one, from the other side.
    let walls = ". . . O . X . . .\n".repeat(9);
    assert_eq!((accepted(ours, &walls, &[]), accepted(theirs, &walls, &[])), (9, 9));
    let swapped = walls.replace('O', "w").replace('X', "O").replace('w', "X");
    assert_eq!((accepted(ours, &swapped, &[]), accepted(theirs, &swapped, &[])), (9, 9));
}

patterns! {
    /// Where the opponent cuts, for either player.
    static CUT: Connection;

    pattern! < OpenCut
        XO
        O*

        : '\\', B
    >
}

/// A point where we can cut the opponent, and with colours swapped one where he can cut us.
#[test]
fn cuts_are_told_by_who_makes_them() {
    static CUTS: [&Database<Connection>; 1] = [&CUT];
    let we_cut = pattern! { Shape WeCut
        OX
        X*
        : '\\', s

        OX
        Xa
        ; ocut(a) && !xcut(a)
    };
    let they_cut = pattern! { Shape TheyCut
        XO
        O*
        : '\\', s

        XO
        Oa
        ; xcut(a) && !ocut(a)
    };
    let ours = "
        . . . . . . .
        . . . O . . .
        . . O X . . .
        . . X . . . .
        . . X . . . .
        . . . . . . .
        . . . . . . .";
    let theirs = ours.replace('O', "b").replace('X', "O").replace('b', "X");
    for (cuts, expected) in [(&CUTS as &'static [_], 1), (&[], 0)] {
        assert_eq!(accepted(we_cut, ours, cuts), expected);
        assert_eq!(accepted(they_cut, &theirs, cuts), expected);
    }
}

//! Every type of database, with symbols, classes and values that only it has.
#![deny(warnings)]

use gnugo_engine::board::{Board, Color, FromDrawing, Point};
use gnugo_engine::pattern::{Database, Kind, Meaning, Missing, Surroundings, Verdict};
use gnugo_engine::reading::Reader;
use gnugo_engine::{pattern, patterns};

patterns! {
    static BARRIERS: Barrier;
    // Placed by a stone of ours.
    pattern! < Between
        Q,,O
        x!!?
        ----
        : 8, Ds
    >
    pattern! < Intrusion
        O,Q
        .*!
        ?X?
        : 8, BOX, value(30)
    >
    // No move and no anchor, but a stone.
    pattern! < Edge
        O,
        .,
        --
        : 8, At
    >
}

patterns! {
    static OWL: OwlDefense;
    pattern! < OneSide
        X*X
        .O.
        : 8, b, threatens_to_capture(a), value(45)

        a*X
        .O.
    >
    // Not a duplicate: it threatens less, and is worth more.
    pattern! < BothSides
        X*X
        .O.
        : |, b, value(50)
    >
    pattern! < Joins
        O*O
        .x.
        : |, asnEc, value(30), reverse_sente(c), threatens_to_capture(b)

        b*b
        .c.
        ; owl_goal_dragon(b)
    >
}

fn names<K: Kind>(database: &Database<K>) -> (&'static str, usize) {
    (K::NAME, database.patterns().len())
}

pub fn main() {
    assert_eq!(names(&BARRIERS), ("Barrier", 3));
    assert_eq!(names(&OWL), ("OwlDefense", 3));
    let attack = pattern! { OwlAttack A1
        Y*.
        .O?
        : 8, snCBEbc, threatens_eye(a), value(70)

        Y*a
        .O?
    };
    let vital = pattern! { OwlVital V1
        XXX
        *!.
        ---
        : 8, s, value(55)
    };
    let influence = pattern! { Influence I1
        O.*
        ...
        ---
        : 8, EIse, value(20)
    };
    let endgame = pattern! { Endgame E1
        XO?
        x*.
        ---
        : 8, OXean, terri(1), maxterri(3), value(2), followup(1), reverse_followup(1.5)
    };
    let combination = pattern! { Combination C1
        X*X
        .O.
        : |, cs
    };
    let fuseki = pattern! { Fuseki F1
        |.....|
        |.....|
        |..*..|
        |.....|
        |.....|
        : +, jF, shape(1)
    };
    let handicap = pattern! { Handicap H1
        ..!|
        .*.|
        ...|
        ---+
        : 8, -, value(99)
    };
    let joseki = pattern! { Joseki J1
        ...|
        .O.|
        .*X|
        ...|
        ---+
        : 8, sTN, followup(3)
    };
    assert_eq!(names(attack), ("OwlAttack", 1));
    assert_eq!(names(vital), ("OwlVital", 1));
    assert_eq!(names(influence), ("Influence", 1));
    assert_eq!(names(endgame), ("Endgame", 1));
    assert_eq!(names(combination), ("Combination", 1));
    assert_eq!(names(fuseki), ("Fuseki", 1));
    assert_eq!(names(handicap), ("Handicap", 1));
    assert_eq!(names(joseki), ("Joseki", 1));

    let drawing = "
        . . . . .
        . . . . .
        . . . . .
        O . . O .
        . . . . .";
    let mut board = Board::from_drawing(drawing).expect("a board");
    // A barrier lies where the stone drawn as `Q` lies.
    let found = BARRIERS.matches(&board, Color::White);
    let between: Vec<_> = found.iter().filter(|found| found.pattern.name == "Between").collect();
    assert!(!between.is_empty());
    for found in between {
        assert!([Point::new(3, 0), Point::new(3, 3)].contains(&found.anchor));
        assert_eq!(found.move_point(), None);
        assert_eq!(found.meanings().as_slice(), [Meaning::StopsTheirs]);
    }
    // Whether a match of life and death counts is not known without a goal.
    let near = pattern! { OwlDefense Near
        O*
        : _, -
    };
    let mut reader = Reader::default();
    let matches = near.matches(&board, Color::White);
    let mut around = Surroundings::new(&mut board, &mut reader, Color::White);
    assert!(!matches.is_empty());
    assert_eq!(matches[0].judge(&mut around), Verdict::Unknown(Missing::Goal));
}

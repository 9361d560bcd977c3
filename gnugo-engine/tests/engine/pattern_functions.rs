//! What constraints and actions may ask and say, each on a position drawn here. White is `O`, and moves.

use gnugo_engine::board::{Board, Color, FromDrawing, Orientation, Point, PointSet};
use gnugo_engine::pattern::{
    Ask, Database, Effect, Kind, Match, Missing, Placement, Refusal, Shape, Surroundings, ThreatName, Verdict,
};
use gnugo_engine::reading::{Outcome, Reader};

/// What becomes of the match of the only pattern of a database at this point, as drawn.
fn verdict<K: Kind>(database: &Database<K>, drawing: &str, at: &str, goal: Option<&PointSet>) -> Verdict {
    let mut board = Board::from_drawing(drawing).expect("a position");
    let at = Point::from_text(at, board.size()).expect("a point");
    let found: Vec<Match<K>> = database.matches(&board, Color::White);
    let is_it = |found: &&Match<K>| found.anchor == at && found.orientation == Orientation::Identity;
    let found = *found.iter().find(is_it).unwrap_or_else(|| panic!("no match at {at:?}\n{board}"));
    let before = board.hash();
    let mut reader = Reader::default();
    let mut around = Surroundings::new(&mut board, &mut reader, Color::White);
    around.goal = goal;
    around.handicap = Placement { total: 4, remaining: 3 };
    let verdict = found.judge(&mut around);
    assert_eq!(board.hash(), before, "the board is given back as it was");
    verdict
}

#[track_caller]
fn accepts<K: Kind>(database: &Database<K>, drawing: &str, at: &str) {
    let verdict = verdict(database, drawing, at, None);
    assert!(matches!(verdict, Verdict::Accepted(_)), "{verdict:?}\n{drawing}");
}

#[track_caller]
fn refuses<K: Kind>(database: &Database<K>, drawing: &str, at: &str, refusal: Refusal) {
    assert_eq!(verdict(database, drawing, at, None), Verdict::Refused(refusal), "{drawing}");
}

/// The spec's example of a helper function (spec/patterns.texi, "Helper Functions"): after our move the stone that wedges
/// in can draw back to `a`. It is captured there, or we connect on one side, and a cut on the other is captured.
fn wedge(ask: &mut Ask<'_, Shape>) -> bool {
    let (played, color) = (ask.anchor(), ask.color());
    let (a, b, c) = (ask.offset(0, -2), ask.offset(-1, 0), ask.offset(1, 0));
    let (board, reader) = ask.reading();
    if !board.try_play(played, color) {
        return false;
    }
    let connects = if board.try_play(a, color.opponent()) {
        let captured = board.is_empty(a) || reader.attack(board, a).outcome != Outcome::Lost;
        let holds = captured || {
            let connected = board.try_play(b, color);
            let cut_fails = connected && reader.safe_move(board, c, color.opponent()) == Outcome::Lost;
            if connected {
                board.undo();
            }
            cut_fails
        };
        board.undo();
        holds
    } else {
        false
    };
    board.undo();
    connects
}

#[test]
fn a_helper_function_reads_for_itself_in_every_orientation() {
    let database = gnugo_engine::pattern! { Shape Wedge
        ?O.
        .X*
        ?O.

        : 8, C, wedge
    };
    // Drawn back, the stone is caught.
    let caught = "
        . . . . . . .
        . . O . . . .
        . O O . . . .
        O . X . . . .
        . . O . . . .
        . . . . . . .
        . . . . . . .";
    accepts(database, caught, "D4");
    // It runs out, and black stones stand behind both cuts.
    let cut = "
        . . . . . . .
        . . . X . . .
        . . O . X . .
        . . X . . . .
        . . O . X . .
        . . . X . . .
        . . . . . . .";
    refuses(database, cut, "D4", Refusal::Helper);
    // However it lies: the helper function is told by offsets of the diagram.
    for (drawing, accepted) in [(caught, true), (cut, false)] {
        let board = Board::from_drawing(drawing).expect("a position");
        for orientation in Orientation::ALL {
            let mut board = board.oriented(orientation);
            let mut reader = Reader::default();
            let mut around = Surroundings::new(&mut board, &mut reader, Color::White);
            let at = orientation.on_board(Point::from_text("D4", 7).expect("a point"), 7);
            let found = database.accepted(&mut around);
            let here = found.iter().filter(|(found, _)| found.anchor == at).count();
            // The drawing is its own mirror image, so it lies there in two orientations.
            assert_eq!(here, if accepted { 2 } else { 0 }, "{orientation:?}\n{board}");
        }
    }
}

/// Whether every offset that leads to a point of the board is that point, and every other one is off the board.
fn offsets_are_right(ask: &mut Ask<'_, Shape>) -> bool {
    const FAR: i32 = 40;
    let (anchor, orientation, size) = (ask.anchor(), ask.orientation(), ask.board().size());
    let is_right = |(rows, columns): (i32, i32)| {
        let (down, right) = orientation.apply((rows, columns));
        let there = Some(ask.offset(rows, columns)).filter(|&there| ask.board().is_on_board(there));
        there == anchor.offset(down, right, size)
    };
    let near = (-FAR..=FAR).flat_map(|rows| (-FAR..=FAR).map(move |columns| (rows, columns)));
    near.chain([(1 << 16, 0), (0, -1 << 16), (512, 0), (0, i32::MAX)]).all(is_right)
}

#[test]
fn a_helper_function_sees_where_the_board_ends() {
    let database = gnugo_engine::pattern! { Shape Offsets
        .*
        : 8, s, offsets_are_right
    };
    for size in [2, 9, 19] {
        let (mut board, mut reader) = (Board::new(size).expect("a size"), Reader::default());
        let matches = database.matches(&board, Color::White).len();
        let accepted = database.accepted(&mut Surroundings::new(&mut board, &mut reader, Color::White)).len();
        assert_eq!(accepted, matches, "{size} lines");
    }
}

#[test]
fn sizes_are_shares_of_the_empty_points() {
    let database = gnugo_engine::pattern! { Shape Size
        O*X
        : _, s

        a*B
        ; effective_size(a) == effective_size(B) && effective_size(a) == 4.5 && effective_size(a) > 4
        ; && 5 > effective_size(B) && lib(a) == 3
    };
    // The middle column is shared, three points; each has a stone and two more points of its own.
    accepts(database, ". . .\nO . X\n. . .", "B2");
    refuses(database, "O . .\nO . X\n. . .", "B2", Refusal::Constraint);
}

#[test]
fn liberties_are_counted_after_moves_and_guessed_before() {
    let database = gnugo_engine::pattern! { Shape Liberties
        ?XO
        .*X
        : 8, s

        ?Xc
        d*X
        ; approx_olib(*) == 2 && olib(*) == 3 && approx_xlib(d) == 3 && xlib(d) == 3
        ; && oplay_lib(*, *) == 3 && oplay_lib(*, ?, d, *) == 4 && xplay_lib(*, *) == 4 && xplay_lib(*, c) == 2
    };
    // Our stone at `*` would take the one above it.
    accepts(
        database,
        "
        O O O O O
        O O X O X
        . . . X .
        . . . . .
        . . . . .",
        "C3",
    );
}

#[test]
fn captures_and_suicides_are_seen_without_reading() {
    let database = gnugo_engine::pattern! { Shape Seen
        OX*
        .O.
        : 8, s

        OX*
        ac.
        ; o_captures_something(*) && !x_captures_something(*) && !o_captures_something(a)
        ; && x_suicide(a) && !o_suicide(a) && !x_suicide(*) && adjacent_to_stone_in_atari(c)
    };
    let defendable = gnugo_engine::pattern! { Shape Defendable
        OX*
        ?O.
        : 8, s

        OX*
        ?c.
        ; adjacent_to_defendable_stone_in_atari(c)
    };
    let open = "
        . O . . . . .
        O X . . . . .
        . O . . . . .
        O . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    accepts(database, open, "C6");
    accepts(defendable, open, "C6");
    let closed = "
        . O O O . . .
        O X . O . . .
        . O . O . . .
        O . O . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    accepts(database, closed, "C6");
    refuses(defendable, closed, "C6", Refusal::Constraint);
}

#[test]
fn the_first_stone_along_the_edge_is_seen() {
    let database = gnugo_engine::pattern! { Shape Edge
        ?..
        O*.
        ---
        : 8, s

        ?..
        a*b
        ---
        ; o_visible_along_edge(a, *) && !x_visible_along_edge(a, *)
        ; && o_visible_along_edge(a, b) && !o_visible_along_edge(b, a)
    };
    accepts(
        database,
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . O X .
        . . . . . . .
        . . . . . . .
        . O . . . . .",
        "C1",
    );
}

#[test]
fn what_is_told_is_known() {
    let database = gnugo_engine::pattern! { OwlAttack Goal
        XX*
        : _, s

        aX*
        ; owl_goal_dragon(a) && total_handicap_stones() == 4 && remaining_handicap_stones() == 3
    };
    let drawing = "
        . . . . .
        X X . . .
        . . . . .
        X X . . .
        . . . . .";
    let stones =
        |texts: &[&str]| -> PointSet { texts.iter().map(|text| Point::from_text(text, 5).expect("a point")).collect() };
    let (both, one, other) = (stones(&["A4", "B4"]), stones(&["B4"]), stones(&["A2", "B2"]));
    assert_eq!(verdict(database, drawing, "C4", Some(&both)), Verdict::Accepted(vec![]));
    assert_eq!(verdict(database, drawing, "C4", Some(&one)), Verdict::Refused(Refusal::Constraint));
    assert_eq!(verdict(database, drawing, "C4", Some(&other)), Verdict::Refused(Refusal::NoGoal));
    assert_eq!(verdict(database, drawing, "C4", None), Verdict::Unknown(Missing::Goal));
}

#[test]
fn threats_name_points() {
    let database = gnugo_engine::pattern! { OwlDefense Threat
        X*.
        .O.
        : 8, -, value(45), threatens_to_capture(a), reverse_sente(b)

        a*.
        bO.
    };
    let threats: Vec<_> = database.patterns()[0].threats.iter().map(|threat| (threat.name, threat.point)).collect();
    assert_eq!(threats, [(ThreatName::Capture, (0, 0)), (ThreatName::ReverseSente, (1, 0))]);
}

#[test]
fn a_critical_string_of_ours_is_no_part_of_a_pattern_of_class_o() {
    let database = gnugo_engine::pattern! { Shape Critical
        .*..
        .O.?
        : 8, O
    };
    // Nobody can catch it.
    let safe = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . O . . . . .
        . . . . . . .";
    accepts(database, safe, "B3");
    let far = gnugo_engine::pattern! { Shape Far
        *?O
        : _, O
    };
    // It is in atari: the move away from it, safe next to the stone below, does not save it, the move next to it does.
    let atari = "
        . . . . . . .
        . . . X . . .
        . . X O . O .
        . O . X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .";
    refuses(far, atari, "B5", Refusal::Critical);
    let extend = gnugo_engine::pattern! { Shape Extend
        XO*
        : _, O
    };
    accepts(extend, atari, "E5");
}

#[test]
fn an_action_says_what_it_says() {
    let database = gnugo_engine::pattern! { Shape Says
        .X*X
        ....
        : 8, s

        aB*D
        .c..
        > antisuji(a); replace(c, *); threaten_to_capture(B); prevent_attack_threat(D); add_cut_move(B, D);
        > add_attack_either_move(B, D); known_safe_move(*); non_xterritory(a); remove_attack(B)
    };
    let drawing = "
        . . . . .
        . X . X .
        . . . . .
        . . . . .
        . . . . .";
    let point = |text: &str| Point::from_text(text, 5).expect("a point");
    let (a, b, c, d, played) = (point("A4"), point("B4"), point("B3"), point("D4"), point("C4"));
    let expected = vec![
        Effect::Antisuji(a),
        Effect::Replace { inferior: c, by: played },
        Effect::ThreatenToCapture(b),
        Effect::PreventAttackThreat(d),
        Effect::Cut(b, d),
        Effect::AttackEither(b, d),
        Effect::KnownSafe(played),
        Effect::NoTerritory(a, Color::Black),
        Effect::RemoveAttack(b),
    ];
    assert_eq!(verdict(database, drawing, "C4", None), Verdict::Accepted(expected));
}

#[test]
fn a_move_that_has_to_be_followed_by_another_gives_way_to_it() {
    let database = gnugo_engine::pattern! { Shape Backfill
        O.*
        : _, s

        a.*
        > backfill_replace(*, a); good_attack_threat(*, a)
    };
    // Black captures at C1, whatever else white plays: connecting there comes first.
    let point = |text: &str| Point::from_text(text, 6).expect("a point");
    let threat = Effect::GoodThreat { by: point("D1"), string: point("B1") };
    let danger = "
        . . . . . .
        . . . . . .
        . . . . . .
        . . . O . .
        X X . . . .
        X O . . . .";
    let instead = Effect::Replace { inferior: point("D1"), by: point("C1") };
    assert_eq!(verdict(database, danger, "D1", None), Verdict::Accepted(vec![instead, threat]));
    // Nothing has to follow where nothing is in danger.
    let quiet = "
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . O . . . .";
    assert_eq!(verdict(database, quiet, "D1", None), Verdict::Accepted(vec![threat]));
}

#[test]
fn an_attack_on_either_is_said_where_it_works() {
    let database = gnugo_engine::pattern! { Shape Either
        ?X?
        X*.
        : 8, s

        ?A?
        B*.
        > test_attack_either_move(A, B)
    };
    // Both stones have one more liberty only.
    let double = "
        . . O . . .
        . O X . . .
        O X . . . .
        . O . . . .
        . . . . . .
        . . . . . .";
    let point = |text: &str| Point::from_text(text, 6).expect("a point");
    let both = vec![Effect::AttackEither(point("C5"), point("B4"))];
    assert_eq!(verdict(database, double, "C4", None), Verdict::Accepted(both));
    let single = "
        . . . . . .
        . . X . . .
        . X . . . .
        . . . . . .
        . . . . . .
        . . . . . .";
    assert_eq!(verdict(database, single, "C4", None), Verdict::Accepted(vec![]));
}

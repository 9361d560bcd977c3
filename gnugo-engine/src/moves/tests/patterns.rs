//! What patterns say, and that it is heeded: reasons, moves forbidden and moves preferred.

use super::*;
use crate::pattern::{Database, Endgame, Shape};
use crate::patterns;

patterns! {
    /// Moves worth a lot.
    pub static JOSEKI: Shape;

    /// Attach to a stone that stands alone.
    pattern! < Attach1
        ...
        .X.
        .*.

        : |, J
    >
}

patterns! {
    /// Moves that must not be played.
    pub static FORBID: Shape;

    /// Never cut between the two stones.
    pattern! < Forbid1
        XO
        *O
        XO

        : -, s

        > antisuji(*)
    >
}

patterns! {
    /// Moves that are better than others.
    pub static PREFER: Shape;

    /// Fill a point at the other side instead of cutting.
    pattern! < Prefer1
        XO.
        .OO
        XO*

        : 8, s

        XO.
        aOO
        XO*

        > replace(a, *)
    >
}

type Shapes = &'static [&'static Database<Shape>];
const ATTACH: Shapes = &[&JOSEKI];
const NEVER: Shapes = &[&FORBID];
const BETTER: Shapes = &[&PREFER];

fn engine_with(shape: Shapes, level: u8) -> Engine {
    let mut engine = Engine::new(Databases { shape, ..Databases::default() });
    engine.set_level(level);
    engine
}

fn point(text: &str) -> Point {
    Point::from_text(text, 7).expect("a point")
}

#[test]
fn a_pattern_is_a_reason_that_says_where_it_comes_from() {
    let game = game(
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    let choice = engine_with(ATTACH, 0).choose(&game, Color::Black);
    let Decision::Play(played) = choice.decision else { panic!("{:?}", choice.decision) };
    assert!(played.is_next_to(point("D4")));
    let reasons = choice.candidate(played).map(|candidate| candidate.reasons.as_slice()).unwrap_or_default();
    let texts: Vec<String> = reasons.iter().map(ToString::to_string).collect();
    let named = |text: &String| text.starts_with("pattern Attach1 of JOSEKI (") && text.contains("worth at least 27");
    assert!(texts.iter().any(named), "{texts:?}");
    let pattern = reasons.iter().find_map(|reason| match reason.kind {
        ReasonKind::Pattern(pattern) => Some(pattern),
        _ => None,
    });
    assert_eq!(pattern.map(|pattern| (pattern.kind, pattern.anchor)), Some(("Shape", played)));
}

#[test]
fn an_antisuji_is_not_played_whatever_it_captures() {
    let game = cut();
    assert_eq!(engine(5).choose(&game, Color::White).decision, Decision::Play(point("D4")));
    for level in [0, 3, 5] {
        let choice = engine_with(NEVER, level).choose(&game, Color::White);
        assert_ne!(choice.decision, Decision::Play(point("D4")));
        assert_eq!(choice.candidate(point("D4")), None);
    }
    // The pattern is white's alone.
    assert_eq!(engine_with(NEVER, 5).choose(&game, Color::Black).decision, Decision::Play(point("D4")));
}

#[test]
fn the_better_move_has_the_reasons_of_the_inferior_one() {
    let choice = engine_with(BETTER, 3).choose(&cut(), Color::White);
    assert_eq!(choice.candidate(point("D4")), None);
    let told = |text: &str| {
        let reasons = choice.candidate(point(text)).map(|candidate| candidate.reasons.as_slice()).unwrap_or_default();
        reasons.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let (above, below) = (told("F5"), told("F3"));
    let all = || above.iter().chain(&below);
    assert!(all().any(|text| text.starts_with("better than D4: pattern Prefer1 of PREFER")), "{above:?} {below:?}");
    assert!(all().any(|text| text.starts_with("captures the 5 stones")), "{above:?} {below:?}");
}

patterns! {
    /// What reading makes of a capture is wrong.
    static ERRS: Shape;

    /// The five stones can't be captured, says the pattern.
    pattern! < Errs1
        XO
        *O
        XO

        : -, s

        AO
        *O
        BO

        > remove_attack(A); remove_attack(B)
    >
}

patterns! {
    /// A stone thrown in is called safe.
    static SAFE: Shape;

    pattern! < Says
        ?X?
        X*X

        : |, s

        > known_safe_move(*)
    >

    pattern! < Needs
        ?X?
        X*X
        ?.?

        : |, -, value(40)
    >
}

patterns! {
    /// The last points.
    static LAST: Endgame;

    /// The point between two walls.
    pattern! < Last1
        XO
        X*
        XO

        : -, e
    >
}

patterns! {
    /// Two stones are called two strings.
    static BOTH: Shape;

    pattern! < Both1
        O*O

        : +, s

        a*b

        > add_defend_both_move(a, b)
    >
}

const WRONG: Shapes = &[&ERRS];
const CALLED_SAFE: Shapes = &[&SAFE];
const SAVES_BOTH: Shapes = &[&BOTH];

/// What is told of a move of white's.
fn told(databases: Databases, game: &Game, at: &str) -> Vec<String> {
    let mut engine = Engine::new(databases);
    engine.set_level(0);
    let considered = engine.consider(game, Color::White);
    let at = Point::from_text(at, game.size()).expect("a point");
    let of_it = considered.candidates.iter().filter(|candidate| candidate.point == at);
    of_it.flat_map(|candidate| &candidate.reasons).map(ToString::to_string).collect()
}

#[test]
fn what_is_one_string_is_not_saved_as_two() {
    let saves_both = |top: &str| {
        let rows = ". . O . O . .\n. . . . . . .\n. . . X . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .";
        let databases = Databases { shape: SAVES_BOTH, ..Databases::default() };
        let told = told(databases, &game(&format!("{top}\n{rows}")), "D6");
        assert!(told.iter().any(|text| text.starts_with("pattern Both1")), "{told:?}");
        told.iter().filter(|text| text.starts_with("saves both")).count()
    };
    assert_eq!((saves_both(". . O . O . ."), saves_both(". . O O O . .")), (1, 0));
}

#[test]
fn a_capture_that_a_pattern_denies_speaks_for_nothing() {
    let captures = |shape: Shapes| {
        let told = told(Databases { shape, ..Databases::default() }, &cut(), "D4");
        told.iter().filter(|text| text.contains("captures the 5 stones")).count()
    };
    assert_eq!((captures(&[]), captures(WRONG)), (1, 0));
}

#[test]
fn a_move_that_is_called_safe_is_not_refused() {
    let thrown_in = game(
        "
        . . . . . . .
        . . . X . . .
        . . X . X . .
        . O X . X . .
        . O O . . O .
        . . . . . . .
        . . . . . . .",
    );
    let needs = |shape: Shapes| {
        let told = told(Databases { shape, ..Databases::default() }, &thrown_in, "D5");
        told.iter().filter(|text| text.contains("pattern Needs")).count()
    };
    assert_eq!((needs(&[]), needs(CALLED_SAFE)), (0, 1));
}

#[test]
fn the_endgame_is_looked_at_when_nothing_is_worth_much() {
    const ENDGAME: &[&Database<Endgame>] = &[&LAST];
    let databases = Databases { endgame: ENDGAME, ..Databases::default() };
    let finished = game(
        "
        . X . X . O O
        X X X X O O .
        . X . X O . O
        X X X X O O O
        . X X O O . O
        X X X O . O O
        . X X O O O .",
    );
    let is_said = |game: &Game, at: &str| told(databases, game, at).iter().any(|text| text.contains("pattern Last1"));
    assert!(!is_said(&cut(), "D4"));
    assert!(!is_said(&finished, "E7"));
    let open = game(
        "
        . X . X O . O
        X X X X O O .
        . X . X . O O
        X X X X O O O
        . X X O O . O
        X X X O . O O
        . X X O O O .",
    );
    assert!(is_said(&open, "E5"));
}

#[test]
fn the_endgame_is_not_played_among_dead_stones() {
    const ENDGAME: &[&Database<Endgame>] = &[&LAST];
    let databases = Databases { endgame: ENDGAME, ..Databases::default() };
    let drawing = "
        . X . X O O O O .
        X X X X O O O O O
        . X . X O . X O O
        X X X X O . X . O
        . X X X O . X O O
        X X X X O O O O O
        . X . X O O O O O
        X X X . . O O . O
        . X X X O O O O O";
    let is_said =
        |drawing: &str| told(databases, &game(drawing), "H6").iter().any(|text| text.contains("pattern Last1"));
    assert!(!is_said(drawing));
    // Connected to what lives the stones are a border.
    assert!(is_said(&drawing.replace("O . X . O", "X X X . O").replace("X O . X O O", "X O O X O O")));
}

/// Without a pattern a move is worth what the other reasons make it, and everything else stays.
#[test]
fn a_pattern_can_be_left_out() {
    let game = game(
        "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .",
    );
    let mut engine = engine_with(ATTACH, 0);
    let value = |considered: &Considered| considered.candidate(point("D3")).map_or(0.0, |candidate| candidate.value);
    let (with, without) =
        (engine.consider(&game, Color::Black), engine.consider_without(&game, Color::Black, "Attach1"));
    assert!(value(&with) >= 27.0 && value(&without) < 27.0, "{} and {}", value(&with), value(&without));
    assert_eq!(engine.consider_without(&game, Color::Black, "Nobody"), with);
    assert_eq!(engine_with(&[], 0).consider(&game, Color::Black), without);
}

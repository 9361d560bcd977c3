//! Handicap stones are placed as the databases say, constraints and helper functions included; and patterns know the
//! handicap of a game in which they are matched.

use gnugo_engine::board::{Color, Point};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::game::{Game, Rules};
use gnugo_engine::moves::ReasonKind;
use gnugo_engine::pattern::{Ask, Database, Handicap, Shape};
use gnugo_engine::patterns;

patterns! {
    /// Two stones on a small board, in the middle of three ways; the two best ones are refused.
    static GUARDED: Handicap;

    /// For other numbers of stones only.
    pattern! < Refused
        +-----+
        |.....|
        |.*...|
        |.....|
        |...!.|
        |.....|
        +-----+

        : _, -, value(9)

        +-----+
        |.....|
        |.*...|
        |.....|
        |...a.|
        |.....|
        +-----+

        ; total_handicap_stones() == 3 && legal_omove(a)
    >

    /// Never, says the helper function.
    pattern! < Unhelped
        +-----+
        |.....|
        |..*..|
        |.....|
        |..!..|
        |.....|
        +-----+

        : _, -, value(8), never
    >

    /// The one that is left.
    pattern! < Accepted
        +-----+
        |.....|
        |.*.!.|
        |.....|
        |.....|
        |.....|
        +-----+

        : _, -, value(1)

        +-----+
        |.....|
        |.*.a.|
        |.....|
        |.....|
        |.....|
        +-----+

        ; total_handicap_stones() == 2 && remaining_handicap_stones() == 2 && legal_omove(a)
    >
}

fn never(_: &mut Ask<'_, Handicap>) -> bool {
    false
}

patterns! {
    /// Three stones, one after the other.
    static ONE_BY_ONE: Handicap;

    /// The first of three.
    pattern! < First
        +-----+
        |.....|
        |...*.|
        |.....|
        |.....|
        |.....|
        +-----+

        : _, -, value(5)

        +-----+
        |.....|
        |...*a|
        |.....|
        |.....|
        |.....|
        +-----+

        ; total_handicap_stones() == 3 && remaining_handicap_stones() == 3 && legal_omove(a)
    >

    /// The second, opposite to the first.
    pattern! < Second
        O.
        ..
        *.

        : 8, -, value(4)

        O.
        ..
        *a

        ; remaining_handicap_stones() == 2 && legal_omove(a)
    >

    /// The last, between the first and the second.
    pattern! < Last
        O*O

        : +, -, value(3)

        b*c

        ; total_handicap_stones() == 3 && remaining_handicap_stones() == 1 && lib(b) == 4 && lib(c) == 4
    >
}

static GUARDED_ONLY: [&Database<Handicap>; 1] = [&GUARDED];
static ONE_BY_ONE_ONLY: [&Database<Handicap>; 1] = [&ONE_BY_ONE];

/// Where so many stones are placed on a board of five lines, and the board afterwards.
fn placed(handicap: &'static [&'static Database<Handicap>], count: usize) -> (String, Game) {
    let mut engine = Engine::new(Databases { handicap, ..Databases::default() });
    let mut game = Game::new(5, Rules::default(), 0.5).expect("a size");
    let places = engine.place_handicap(&mut game, count).expect("a handicap");
    assert_eq!(game.board().stones(Color::Black).iter().collect::<Vec<_>>(), {
        let mut sorted = places.clone();
        sorted.sort();
        sorted
    });
    (places.iter().map(|point| point.to_text(5)).collect::<Vec<_>>().join(" "), game)
}

#[test]
fn constraints_and_helper_functions_decide() {
    assert_eq!(placed(&GUARDED_ONLY, 2).0, "B4 D4");
}

#[test]
fn stones_that_are_still_to_be_placed_are_counted() {
    // The second stone lies below the first, as it is drawn.
    assert_eq!(placed(&ONE_BY_ONE_ONLY, 3).0, "D2 D3 D4");
}

/// Where no pattern places the first or the last stone, all are placed without patterns.
#[test]
fn a_handicap_that_patterns_do_not_finish_is_placed_without_them() {
    for (handicap, count) in [(&GUARDED_ONLY, 3), (&GUARDED_ONLY, 4), (&ONE_BY_ONE_ONLY, 2), (&ONE_BY_ONE_ONLY, 4)] {
        let mut game = Game::new(5, Rules::default(), 0.5).expect("a size");
        game.place_free_handicap(count).expect("a handicap");
        assert_eq!(placed(handicap, count).1.board(), game.board(), "{count}");
    }
}

patterns! {
    /// A move for games of a certain handicap.
    static OPENING: Shape;

    /// Three stones were given, and none is to come.
    pattern! < AfterThree
        ...
        .*.
        ...

        : _, -, value(30)

        a..
        .*.
        ...

        ; total_handicap_stones() == 3 && remaining_handicap_stones() == 0 && legal_omove(a)
    >
}

#[test]
fn the_choice_of_a_move_knows_the_handicap_of_the_game() {
    static OPENINGS: [&Database<Shape>; 1] = [&OPENING];
    let mut engine = Engine::new(Databases { shape: &OPENINGS, ..Databases::default() });
    for (count, expected) in [(3, true), (2, false)] {
        let mut game = Game::new(9, Rules::default(), 0.5).expect("a size");
        game.fixed_handicap(count).expect("a handicap");
        let considered = engine.consider(&game, Color::White);
        let middle = considered.candidates.iter().find(|candidate| candidate.point == Point::new(4, 4));
        let by_pattern = middle.is_some_and(|candidate| {
            candidate.reasons.iter().any(|reason| matches!(reason.kind, ReasonKind::Pattern(_)))
        });
        assert_eq!(by_pattern, expected, "{count} stones");
    }
}

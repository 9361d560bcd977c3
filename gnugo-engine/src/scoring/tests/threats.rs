//! What is taken by more than one threat, and what is mended before that.

use super::*;

/// White's strings at B6 and D6, with the row above them.
fn two_strings(row_7: &str) -> String {
    format!(
        ". X . X . X . X .
         X X X X X X X X X
         {row_7}
         X O . O X X X X X
         O . . . O O O O O
         . O O O . O . O .
         O O . O O O O O O
         . O O O . O . O O
         O . O . O O O O ."
    )
}

/// Once Black has C7, a stone at C6 has both of White's strings above in atari, which no single move saves: White adds a move. If White
/// takes C7 first, there is nothing to add.
#[test]
fn what_a_double_atari_would_capture_is_mended() {
    let drawing = &two_strings("X O . O X X X X X");
    for (to_move, expected) in [(Color::Black, "W+9.0"), (Color::White, "W+10.0")] {
        let drawn = game_with(to_move, drawing, Counting::Territory);
        assert_eq!(final_score(&drawn).to_string(), expected, "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// A stone at C6 has White's strings at B7 and D7 in atari, and one of them is captured. If White moves next, none is.
#[test]
fn what_a_double_threat_takes_belongs_to_who_moves_next() {
    let drawing = &two_strings("X O X O X X X X X");
    let mut drawn = game_with(Color::White, drawing, Counting::Territory);
    assert!(final_status(&drawn).stones(Life::Dead).is_empty(), "\n{}", shown(&drawn));
    // Black has five points above, two by the capture, and two prisoners; but the stone that captured is in atari once White has C5,
    // and is connected at B6. White has eleven points below.
    drawn.set_to_move(Color::Black);
    assert_eq!(final_status(&drawn).stones(Life::Dead).len(), 2, "\n{}", shown(&drawn));
    assert_eq!(final_score(&drawn).to_string(), "W+3.0", "\n{}", shown(&drawn));
}

/// The same, where a series of threats may be played at most so often: not at all, and then nothing is taken.
#[test]
fn no_more_series_of_threats_are_played_than_may_be() {
    let board = Board::from_drawing(&two_strings("X O X O X X X X X")).unwrap();
    let dead = |most| judge(&board, Counting::Territory, Color::Black, most).stones(Life::Dead).len();
    assert_eq!([0, 1, MOST_COMBINATIONS].map(dead), [0, 2, 2]);
}

/// A stone at C6 has White's two stones at B6 and the one at D6 in atari. White saves the two, and loses the one: Black has
/// five points above, and the prisoner; the stone that captured at D5 is connected at D6. White has eleven points below.
#[test]
fn of_two_threats_the_larger_is_parried() {
    let drawing = &two_strings("X O X X X X X X X");
    let drawn = game_with(Color::Black, drawing, Counting::Territory);
    let dead = final_status(&drawn).stones(Life::Dead);
    assert_eq!(dead, PointSet::single(point("D6", drawn.board())), "\n{}", shown(&drawn));
    assert_eq!(final_score(&drawn).to_string(), "W+5.0", "\n{}", shown(&drawn));
}

/// White has Black's stone at E5 shut in, by the two at D6 among others. Black's stone at C6 has these in atari, and the four at B6:
/// White saves the four, and with the two captured E5 lives. Black has five points, and two prisoners; White has ten points. If White
/// has C6, nothing is to be filled inside: B5, C5 and D5 are three of White's 14 points, and E5 is two more, against Black's three.
#[test]
fn what_a_double_threat_takes_sets_dead_stones_free() {
    let drawing = "
        X X X X . X . X .
        X O O X X X X X X
        X O X X X X X X X
        X O . O O X X X X
        O . . . X O O O O
        . O O O . O . O .
        O O . O O O O O O
        . O O O . O . O O
        O . O . O O O O .";
    for (to_move, dead) in [(Color::White, &["E5"][..]), (Color::Black, &["D6", "E6"])] {
        let drawn = game_with(to_move, drawing, Counting::Territory);
        let expected: PointSet = dead.iter().map(|at| point(at, drawn.board())).collect();
        assert_eq!(final_status(&drawn).stones(Life::Dead), expected, "{to_move} moves next\n{}", shown(&drawn));
    }
    for (to_move, score) in [(Color::White, "W+13.0"), (Color::Black, "W+3.0")] {
        let drawn = game_with(to_move, drawing, Counting::Territory);
        assert_eq!(final_score(&drawn).to_string(), score, "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// Black throws a stone in at A3, and White captures it at B3: that is a prisoner which no stone on the board shows, and B3 is no
/// territory; where area counts, the stone there is a point.
#[test]
fn moves_before_the_end_leave_prisoners_and_stones() {
    let before = Board::from_drawing(
        ". O . X .
         O O O X X
         . . O X .
         O O O X X
         . O . X .",
    )
    .unwrap();
    let mut after = before.clone();
    for (at, color) in [("A3", Color::Black), ("B3", Color::White)] {
        assert!(after.try_play(point(at, &before), color));
    }
    let territory = ["A5", "C5", "A3", "A1", "C1"].map(|at| point(at, &before)).into_iter().collect();
    let mut later = told(&after, &[], &[]);
    later.set_territory([PointSet::EMPTY, territory]);
    for (counting, played) in [(Counting::Territory, false), (Counting::Area, true)] {
        let status = later.before(&before, &after, counting);
        assert_eq!(Color::BOTH.map(|color| status.prisoners(color)), [0, 1], "{counting:?}");
        assert!(territory.is_subset(status.territory_of(Color::White)), "{counting:?}");
        assert_eq!(status.territory_of(Color::White).contains(point("B3", &before)), played, "{counting:?}");
    }
}

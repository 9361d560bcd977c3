//! Strings that are captured, or saved, as the position stands.

use super::*;
use crate::scoring::{captured, groups, territory};

/// White's stones at A2 and B1 are captured at B2, whoever moves first; players at random find that too seldom.
#[test]
fn stones_that_reading_captures_are_dead() {
    let drawing = "
        . . O O O X X . .
        O O . O X X . X .
        X X O . O O X . .
        X X O . O X . X X
        . X O O X X X X O
        . X X O X O O O O
        X . X X O . O . .
        O . X O O O . O .
        . O X X X X O . .";
    let mut drawn = game(drawing, Counting::Territory);
    drawn.set_komi(6.5);
    let status = final_status(&drawn);
    for point in ["A2", "B1"] {
        let life = Point::from_text(point, 9).and_then(|point| status.life(point));
        assert_eq!(life, Some(Life::Dead), "{point}\n{}", shown(&drawn));
    }
    assert_eq!(final_score(&drawn).to_string(), "W+2.5");
}

#[test]
fn stones_are_not_captured_by_dead_ones() {
    let drawn = game(DEAD_CAPTORS, Counting::Territory);
    let status = final_status(&drawn);
    let at = |text| Point::from_text(text, 9).and_then(|point| status.life(point));
    assert_eq!((at("B6"), at("A5")), (Some(Life::Alive), Some(Life::Dead)), "\n{}", shown(&drawn));
}

/// White's three stones are captured at C7 or E5, whoever moves first. Black's stones in the corner live by that capture:
/// that this is not known of them must not save White's.
#[test]
fn a_capture_may_be_what_the_captors_live_by() {
    let board = Board::from_drawing(
        ". . . O X . X
         X X X O X X .
         X O X O . X .
         O O O X X X X
         . O . O X . X
         O O O O X X .
         . O . O X . X",
    )
    .unwrap();
    let status = told(&board, &["A6", "D7"], &[]);
    let found = captured::strings(&board, &status, std::iter::once(point("D7", &board)));
    assert_eq!(found, [board.string_stones(point("D7", &board))]);
    let status = told(&board, &["D7"], &["A6"]);
    assert!(captured::strings(&board, &status, std::iter::once(point("D7", &board))).is_empty());
}

/// Black's stone at B1 cannot be saved from White's around it; but these are dead themselves.
#[test]
fn nobody_is_captured_by_dead_stones_at_a_distance() {
    let board = Board::from_drawing(
        ". X . . X O .
         X X X X X O O
         X X X X X O .
         X X X X X O O
         . O . X X O .
         O . O X X O O
         . X . O X O .",
    )
    .unwrap();
    let strings = |dead: &[&str]| {
        captured::strings(&board, &told(&board, &["B1"], dead), std::iter::once(point("B1", &board))).len()
    };
    assert_eq!(strings(&["A2", "C2", "B3", "D1"]), 0);
    // No stone stands next to it, which does not make it surrounded.
    assert_eq!(strings(&[]), 0);
}

#[test]
fn whoever_moves_next_captures_or_saves_a_string() {
    let board = Board::from_drawing(IN_ATARI).unwrap();
    let (string, at) = (point("A9", &board), point("E9", &board));
    let found = |board: &Board, dead: &[&str]| {
        let in_question = [string, point("J9", board)].into_iter();
        captured::critical(board, &told(board, &["A9"], dead), in_question)
    };
    let critical = found(&board, &[]);
    assert_eq!(critical.len(), 1);
    assert_eq!(critical[0].stones, board.string_stones(string));
    assert_eq!((critical[0].capture, critical[0].defense), (Some(at), Some(at)));
    // Stones that are dead themselves capture nothing.
    assert!(found(&board, &["A8"]).is_empty());
}

#[test]
fn the_score_is_that_after_the_capture_or_the_connection() {
    for (counting, to_move, score) in [
        (Counting::Territory, Color::Black, "B+16.0"),
        (Counting::Territory, Color::White, "B+8.0"),
        // With 16 stones of Black's and 28 of White's below the first four, and the one at E9.
        (Counting::Area, Color::Black, "B+1.0"),
        (Counting::Area, Color::White, "W+9.0"),
    ] {
        let drawn = game_with(to_move, IN_ATARI, counting);
        assert_eq!(final_score(&drawn).to_string(), score, "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// A stone that has still to be played closes the area that it will border on, and is a point itself only where area counts.
/// One that was to save stones which are dead all the same is not played.
#[test]
fn a_move_that_is_due_counts_as_played() {
    let board = Board::from_drawing(IN_ATARI).unwrap();
    let (string, at) = (board.string_stones(point("A9", &board)), point("E9", &board));
    let owner = |_| 0.0;
    let dead = told(&board, &[], &["A9"]);
    let played = [PointSet::single(at), PointSet::EMPTY];
    for (counting, points) in [(Counting::Territory, 4 + 20), (Counting::Area, 4 + 20 + 1)] {
        let black = territory::territory(&board, &dead, &played, counting, owner)[0];
        assert_eq!((black.len(), black.contains(at)), (points, counting == Counting::Area), "{counting:?}");
    }
    let alive = told(&board, &["A9"], &[]);
    let needed = |player, status| groups::Due { point: at, player, stones: string }.is_needed(&board, status);
    assert!(needed(Color::Black, &dead) && needed(Color::White, &alive));
    assert!(!needed(Color::White, &dead) && !needed(Color::Black, &alive));
}

/// Black has taken the ko at B1, and captures five stones at D1. If White moves, A1 takes the ko back with an atari on Black's five, and
/// there is nothing else on the board that White would have to answer: Black cannot take it again before White captures at A5, which
/// Black's neutral point at D1 makes necessary. Black has ten points elsewhere. White captures five and one, and has four points
/// elsewhere, five where the string stood, and B1. If Black moves first, it is five prisoners, their points and A1, against four points.
#[test]
fn a_race_with_a_ko_goes_to_who_moves_next() {
    let drawing = "
        . O . O O X . X .
        O O O O O X X X X
        . O . O O X . X .
        O O O O O X X X X
        . O O O O X . X .
        X X X O O X X X X
        X O O X X X . X .
        X O O X X X X X X
        . X O . X . X . X";
    for (to_move, dead, lives, score) in
        [(Color::Black, ["B3", "C1"], ["A4", "B1"], "B+17.0"), (Color::White, ["A4", "B1"], ["B3", "C1"], "W+6.0")]
    {
        let drawn = game_with(to_move, drawing, Counting::Territory);
        let status = final_status(&drawn);
        let life = |at: &str| status.life(point(at, drawn.board()));
        assert_eq!(dead.map(life), [Some(Life::Dead); 2], "{to_move} moves next\n{}", shown(&drawn));
        assert!(!lives.map(life).contains(&Some(Life::Dead)), "{to_move} moves next\n{}", shown(&drawn));
        assert_eq!(final_score(&drawn).to_string(), score, "{to_move} moves next\n{}", shown(&drawn));
    }
}

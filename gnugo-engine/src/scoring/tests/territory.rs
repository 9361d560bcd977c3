//! Whose the empty points are, and what they add up to.

use super::*;
use crate::scoring::territory;

#[test]
fn two_halves_and_a_dead_stone() {
    let statuses = "
        bbXXOwOww bXbXOOwOw bbXXOwOww bXbXOOwOw bbXXXOwww XXbbXOOOw bbXXXXOww obXbbXOOw bbXbbX.Ow";
    // Black: 21 empty points, and 2 for the dead stone; White: 18. By area 44 to 36, and a neutral point.
    expect(SPLIT, Counting::Territory, statuses, "B+5.0");
    expect(SPLIT, Counting::Area, statuses, "B+8.0");
}

#[test]
fn an_empty_board_is_worth_the_komi() {
    for counting in [Counting::Area, Counting::Territory] {
        let mut game = Game::new(9, Rules { counting, ..Rules::default() }, 6.5).unwrap();
        assert_eq!(final_score(&game).to_string(), "W+6.5");
        game.set_komi(-2.0);
        assert_eq!(final_score(&game).to_string(), "B+2.0");
    }
}

#[test]
fn prisoners_and_handicap() {
    let mut game = game(SPLIT, Counting::Territory);
    game.set_komi(0.5);
    let (before, after) = (final_score(&game), Point::from_text("A1", 9).unwrap());
    // White adds a stone that is dead as well, and Black gains a point by it.
    game.play(Color::White, crate::game::Move::Play(after)).unwrap();
    assert_eq!(final_score(&game).0, before.0 + 1.0);
    game.set_rules(Rules::chinese());
    game.set_handicap(3);
    assert_eq!(final_score(&game).to_string(), "B+4.5");
    // The American Go Association gives White no point for the first stone.
    game.set_rules(Rules::aga());
    assert_eq!(final_score(&game).to_string(), "B+5.5");
}

/// The point at D1 is neutral. White plays there with an atari on the two stones at D2, and Black has to connect at C2, which is no
/// territory then; if Black plays there first, it is. Where area counts, the stone is a point as well.
#[test]
fn what_has_to_be_filled_is_no_territory() {
    let drawing = "
        . X . X O . O
        X X X X O O O
        . X . X O . O
        X X X X O O O
        . . X O O . O
        . X . X X O O
        X . X . O O O";
    for (counting, to_move, expected) in [
        (Counting::Territory, Color::White, "B+5.0"),
        (Counting::Territory, Color::Black, "B+6.0"),
        (Counting::Area, Color::White, "B+6.0"),
    ] {
        let drawn = game_with(to_move, drawing, counting);
        assert_eq!(final_score(&drawn).to_string(), expected, "{counting:?} {to_move}\n{}", shown(&drawn));
    }
}

/// Black fills the neutral point at B7, and need not connect at C6 any more; White fills A5 before Black gives atari at A7. To begin at
/// A7 would cost Black a point: White captures at B7 with an atari on B6. If White begins at B7, Black loses C6 and gains a prisoner.
#[test]
fn the_right_neutral_point_saves_a_point_inside() {
    let drawing = "
        . . X . X . X
        O X . X X X X
        . O X . X . X
        . O X X X X X
        O O O O O O O
        . O . O . O .
        O . O . O . O";
    for to_move in Color::BOTH {
        let drawn = game_with(to_move, drawing, Counting::Territory);
        assert_eq!(final_score(&drawn).to_string(), "W+3.0", "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// White's stone at A1 would not be a neutral point filled: Black takes it in a ko at B1, for which there are no threats. White plays
/// B1, and has C2, and Black has to fill A3 when A1 is filled: White has five points, Black has five.
#[test]
fn a_stone_that_a_ko_takes_fills_no_neutral_point() {
    let drawing = "
        . X . X . X .
        X X X X X X X
        X X X O O O O
        X . X O . O .
        . X O O O O O
        X O . O . O .
        . . O O O O O";
    let drawn = game_with(Color::White, drawing, Counting::Territory);
    assert_eq!(final_score(&drawn).to_string(), "0", "\n{}", shown(&drawn));
}

/// White can play neither at H8, where the four stones would be saved, nor at J7: Black cuts at H5, and one liberty is missing. So White
/// connects at H5 at once, Black has to take the four stones at H8, and White plays J7. If Black had that too, J6 would have to be filled.
/// Black has 11 points and 8 by the capture, White has six and six.
#[test]
fn what_the_opponent_would_threaten_is_answered_before_that() {
    let drawing = "
        . X . X . X O O O
        X X X X X X O . X
        . X . X X X X O .
        X X X X X O X O .
        . X . X X O O . X
        X X X X O X . O .
        . X . X O X X O .
        X X X X O O O O O
        . X . X X X X X O";
    let drawn = game_with(Color::White, drawing, Counting::Territory);
    assert_eq!(final_score(&drawn).to_string(), "B+7.0", "\n{}", shown(&drawn));
}

/// White's stone at E4 has Black's two at D5 in atari, and so has one at F5; Black answers at the other point, and the stone is lost. The
/// move costs neither player anything, so that Black need not answer before it is made.
#[test]
fn a_threat_that_can_be_answered_costs_nothing_before_it_is_made() {
    let drawing = "
        . O . O O X .
        O O O O O X X
        X X O X X . X
        X . X O . . X
        X X X O . X X
        X . X X . X .
        X X . X X X X";
    for to_move in Color::BOTH {
        let drawn = game_with(to_move, drawing, Counting::Territory);
        assert_eq!(final_score(&drawn).to_string(), "B+12.0", "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// White's stone at A5 closes the area below it. It is not connected, but has liberties there of which Black can take none.
#[test]
fn a_stone_at_the_edge_of_its_own_territory_closes_it() {
    let drawing = "
        X X X X X X X X X
        . X . X . X . X X
        X X X X X X X X X
        X O O O O O O O O
        O . . . . . O . O
        . . . . . . O O O
        O O O O O O O . O
        X X X X X X X O O
        . X . X . X X X X";
    let statuses = "
        XXXXXXXXX bXbXbXbXX XXXXXXXXX XOOOOOOOO OwwwwwOwO wwwwwwOOO OOOOOOOwO XXXXXXXOO bXbXbXXXX";
    expect(drawing, Counting::Territory, statuses, "W+6.0");
}

/// When the players agree that the stone at C4 is dead, Black's area is open there, but still Black's.
#[test]
fn an_area_stays_whose_it_was_when_a_stone_beside_it_is_called_dead() {
    let drawn = game(OPEN_WITHOUT_C4, Counting::Territory);
    let black = drawn.board().points().iter().filter(|point| point.column() < 2).collect();
    let mut before = told(drawn.board(), &[], &[]);
    before.set_territory([black, PointSet::EMPTY]);
    let after = before.with_dead(&drawn, &PointSet::single(point("C4", drawn.board())));
    for at in ["A1", "A7", "B1"] {
        let at = point(at, drawn.board());
        assert_eq!(after.territory(at), Some(Territory::Of(Color::Black)), "{at:?}");
    }
}

/// The stone at C4 has not been taken off yet, so that the area is open to both; but nobody else can have its point.
#[test]
fn the_point_of_a_dead_stone_belongs_to_who_takes_it() {
    let board = Board::from_drawing(OPEN_WITHOUT_C4).unwrap();
    let status = told(&board, &[], &["C4"]);
    let [black, _] = territory::territory(&board, &status, &[PointSet::EMPTY; 2], Counting::Territory, |_| 0.0);
    assert_eq!(black, PointSet::single(point("C4", &board)));
}

/// Black takes White's stone at D9 by E9, and stands at the border of an area of half the board then, in which nobody else has a stone.
#[test]
fn a_large_area_that_was_left_open_is_whose_stones_surround_it() {
    let drawing = "
        . . X O . . . . .
        . X . X O . . . .
        X X X X O . . . .
        O O O O O . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    for counting in [Counting::Territory, Counting::Area] {
        let game = game_with(Color::Black, drawing, counting);
        let white = final_status(&game).territory_of(Color::White).len();
        assert!(white > 45, "{white}\n{}", shown(&game));
    }
}

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

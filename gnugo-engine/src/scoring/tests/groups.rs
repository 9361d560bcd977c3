//! Groups that live or die by the eyes that they can make.

use super::*;
use crate::scoring::groups;

/// What life-and-death reading says of strings in doubt: the life of each after it.
fn read_groups(drawing: &str, in_doubt: &[&str], before: Life) -> Vec<Option<Life>> {
    let board = Board::from_drawing(drawing).unwrap();
    let status = if before == Life::Dead { told(&board, &[], in_doubt) } else { told(&board, in_doubt, &[]) };
    let stones = in_doubt.iter().fold(PointSet::EMPTY, |all, at| all.union(&board.string_stones(point(at, &board))));
    let doubts = groups::Doubts { any: stones, grave: stones, saved: PointSet::EMPTY };
    let mut turn = Color::Black;
    let judged = groups::judged(&board, &status, &doubts, &mut turn);
    let life =
        |at: &&str| judged.lives.iter().find(|(stones, _)| stones.contains(point(at, &board))).map(|(_, life)| *life);
    in_doubt.iter().map(life).collect()
}

/// Three stones that were left in White's area have no room for eyes.
#[test]
fn stones_left_in_an_area_are_dead_if_they_cannot_live() {
    let drawing = "
        . X . X O . . . .
        X X X X O . O . O
        . . . X O . . . .
        X X . X O O . X O
        . X X X O . X . .
        X X . X O O . X O
        . X X X O . . . .
        X X . X O O . O .
        . . X X O . O . O";
    assert_eq!(read_groups(drawing, &["H6", "G5", "H4"], Life::Unknown), [Some(Life::Dead); 3]);
}

/// Black's stone at B1, where White would make the second eye, can be captured; but it is no wall that White gets out by.
#[test]
fn a_stone_that_was_thrown_in_sets_nobody_free() {
    let drawing = "
        . X . X . X .
        X X X X X X X
        X . X . X . X
        X X X X X X X
        X X X X X X X
        O O O O X . X
        . X . O X X X";
    assert_eq!(read_groups(drawing, &["A2", "B1"], Life::Unknown), [Some(Life::Dead), None]);
}

/// Nothing stands next to Black's stone, which has no more room for that.
#[test]
fn a_stone_that_nobody_touches_is_shut_in_by_the_area_around_it() {
    let drawing = "
        . X . O . . .
        X X X O . O .
        . X . O . . .
        X X X O . X .
        . X . O . . .
        X X X O . O .
        . X . O . . .";
    assert_eq!(read_groups(drawing, &["F4"], Life::Unknown), [Some(Life::Dead)]);
}

#[test]
fn whoever_dies_first_kills_nobody() {
    assert_eq!(read_groups(DEAD_CAPTORS, &["A7", "B6"], Life::Unknown), [Some(Life::Dead), None]);
}

/// White puts a fourth stone at A2, and Black captures four bent ones in the corner. Then White takes the ko first, whoever
/// moved first, and there are no threats.
#[test]
fn bent_four_in_the_corner_is_dead() {
    let drawing = "
        . . . . . . .
        . O . O . O .
        . . . . . O .
        O O O . . . .
        X X X O O . O
        . X X X X O .
        O O O . X O .";
    assert_eq!(read_groups(drawing, &["A3"], Life::Unknown), [Some(Life::Dead)]);
}

/// Black's three points in a row are two eyes if Black plays in the middle, and one if White does. White has 14 points elsewhere,
/// and 12 here if the group dies, as the middle has to be filled; Black has the two eyes if it lives.
#[test]
fn who_moves_next_decides_over_a_group() {
    for (to_move, expected, score) in [(Color::White, Life::Dead, "W+26.0"), (Color::Black, Life::Alive, "W+12.0")] {
        let drawn = game_with(
            to_move,
            ". . . X O . .
             X X X X O . O
             O O O O O O .
             . O . O . O O
             O O O O O O .
             . O . O . O O
             O . O . O O .",
            Counting::Territory,
        );
        let life = final_status(&drawn).life(point("A6", drawn.board()));
        let life = life.map(|life| if life == Life::Unknown { Life::Alive } else { life });
        assert_eq!(life, Some(expected), "{to_move} moves next\n{}", shown(&drawn));
        assert_eq!(final_score(&drawn).to_string(), score, "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// Black's stones in the corner have room for two eyes. Should players at random lose them, they are not dead for that.
#[test]
fn a_group_that_can_be_saved_is_not_dead() {
    let drawing = "
        . . . . . . .
        . O . O . O .
        . . O . O . .
        O O O O O O .
        X X X X X O .
        . . . . X O O
        . . . . X O .";
    assert_eq!(read_groups(drawing, &["A3"], Life::Dead), [Some(Life::Unknown)]);
}

/// Three stones that were left in White's area might be played on with, and come to nothing. White has 31 points with them, Black 10.
#[test]
fn an_invasion_that_failed_is_dead_though_it_could_go_on() {
    let drawing = "
        . X . X O . . . .
        X X X X O . . X .
        . X . X O . . . .
        X X X X O O . . O
        . X . X O . X . .
        X X X X O . . X .
        . X . X O O . . O
        X X X X O . O O O
        . X . X O . O . .";
    for to_move in Color::BOTH {
        let drawn = game_with(to_move, drawing, Counting::Territory);
        let status = final_status(&drawn);
        for at in ["H8", "G5", "H4"] {
            assert_eq!(status.life(point(at, drawn.board())), Some(Life::Dead), "{at}\n{}", shown(&drawn));
        }
        assert_eq!(final_score(&drawn).to_string(), "W+21.0", "{to_move} moves next\n{}", shown(&drawn));
    }
}

/// White has eight points in the corner, and no liberties but these. If White does not play there, a stone at H3 leaves White in seki. So
/// there are seven points, and Black has 18.
#[test]
fn a_group_that_could_be_left_in_seki_needs_a_move() {
    let drawing = "
        . X . X . X . X .
        X X X X X X X X X
        . X . X . X . X .
        X X X X X X X X X
        X X X X X X O O O
        . X . X . X O . .
        X X X X X X O . .
        . X . X . X O . .
        X X . X . X O . .";
    let drawn = game_with(Color::White, drawing, Counting::Territory);
    assert_eq!(final_score(&drawn).to_string(), "B+11.0", "\n{}", shown(&drawn));
}

//! Estimates of the score: those of finished games must agree with it.

use super::*;
use crate::engine::{Databases, Engine};

fn estimated(game: &Game) -> Estimate {
    estimate(game, &Engine::new(Databases::default()).analyse(game.board()))
}

/// With closed boundaries, the estimate is the score, by the rules in force, whoever moves next.
#[test]
fn the_estimate_of_a_game_that_is_over_is_its_score() {
    for counting in [Counting::Territory, Counting::Area] {
        let game = game(SPLIT, counting);
        let (score, estimate) = (final_score(&game).0, estimated(&game));
        assert!((estimate.score().0 - score).abs() <= 1.0, "{estimate:?}, and it is {score}");
        let next = Color::BOTH.map(|color| estimate.with_next(color).0);
        assert!(next[1] <= next[0] && next[0] - next[1] <= 2.0, "{estimate:?}");
    }
}

/// A stone that decides over a large group makes a difference to who moves next, and the score lies between.
#[test]
fn the_estimate_depends_on_who_saves_a_group() {
    let estimate = estimated(&game(IN_ATARI, Counting::Territory));
    let (black, white) = (estimate.with_next(Color::Black).0, estimate.with_next(Color::White).0);
    assert!(black - white > 5.0, "{estimate:?}");
    assert!((estimate.score().0 - (black + white) / 2.0).abs() < 0.01);
}

/// What is Black's in one drawing is White's in the other.
#[test]
fn colors_make_no_difference_to_an_estimate() {
    let drawn = Board::from_drawing(SPLIT).unwrap();
    let [score, swapped] = [drawn.clone(), drawn.color_swapped()]
        .map(|board| estimated(&Game::from_board(board, Rules::default(), 0.0)).score().0);
    assert!((score + swapped).abs() <= 1.0, "{score} {swapped}");
}

//! Superko in games, against a list of all positions that a game has had.

use gnugo_engine::board::{Board, Color, Illegal, PointSet, Suicide};
use gnugo_engine::game::{Game, Move, Rules, Superko};
use proptest::prelude::*;

type Stones = [PointSet; 2];

fn stones(board: &Board) -> Stones {
    Color::BOTH.map(|color| *board.stones(color))
}

/// Plays and undoes at random. Returns how many moves superko forbade.
fn follow(size: usize, rules: Rules, numbers: &[u32]) -> usize {
    let mut game = Game::new(size, rules, 0.0).unwrap();
    let mut past: Vec<(Board, Stones)> = vec![(game.board().clone(), stones(game.board()))];
    let mut forbidden = 0;
    for &number in numbers {
        let color = game.to_move();
        // 1. What is legal, by playing each move on the board alone and looking it up in the list.
        let mut legal = PointSet::EMPTY;
        for point in game.board().points() {
            let mut board = game.board().clone();
            let expected = board.play(point, color, rules.suicide).and_then(|()| {
                let seen = past.iter().any(|(_, position)| *position == stones(&board));
                if seen && rules.superko == Superko::Positional { Err(Illegal::Superko) } else { Ok(()) }
            });
            assert_eq!(game.check(color, Move::Play(point)), expected, "{point:?}\n{}", game.board());
            forbidden += usize::from(expected == Err(Illegal::Superko));
            if expected.is_ok() {
                legal.insert(point);
            }
        }
        assert_eq!(game.legal_moves(color), legal);
        assert!(game.is_legal(color, Move::Pass));
        // 2. A move, a pass, or an undo.
        match number % 16 {
            0 | 1 => {
                assert_eq!(game.undo(), past.len() > 1);
                if past.len() > 1 {
                    past.pop();
                }
            }
            choice => {
                let nth = legal.iter().nth((number >> 4) as usize % legal.len().max(1));
                let made = Move::from(nth.filter(|_| choice > 2));
                game.play(color, made).unwrap();
                past.push((game.board().clone(), stones(game.board())));
            }
        }
        assert_eq!(Some(game.board()), past.last().map(|(board, _)| board));
        assert_eq!(game.history().len(), past.len() - 1);
    }
    forbidden
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn superko_forbids_what_has_been(
        size in 1..=4_usize,
        suicide in prop::sample::select(vec![Suicide::Forbidden, Suicide::Allowed]),
        superko in prop::sample::select(vec![Superko::None, Superko::Positional]),
        numbers in prop::collection::vec(any::<u32>(), 200),
    ) {
        follow(size, Rules { suicide, superko, ..Rules::default() }, &numbers);
    }
}

/// On two lines positions come back all the time: if this were never forbidden, the test above would show nothing.
#[test]
fn superko_comes_up() {
    let numbers: Vec<u32> = (0..300_u32).map(|n| n.wrapping_mul(2_654_435_761) >> 3).collect();
    assert!(follow(2, Rules { superko: Superko::Positional, ..Rules::default() }, &numbers) > 50);
}

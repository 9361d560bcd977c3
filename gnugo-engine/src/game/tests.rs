//! Games: superko, undo, edits, and lengths that no person plays.

use super::*;
use crate::board::{FromDrawing, Suicide};

fn point(text: &str, size: usize) -> Point {
    Point::from_text(text, size).unwrap()
}

fn play(game: &mut Game, color: Color, text: &str) -> Result<(), Illegal> {
    let made = if text == "pass" { Move::Pass } else { Move::Play(point(text, game.size())) };
    game.play(color, made)
}

#[test]
fn turns_passes_and_undo() {
    let mut game = Game::new(9, Rules::default(), 6.5).unwrap();
    assert_eq!((game.to_move(), game.last_move(), game.undo()), (Color::Black, None, false));
    play(&mut game, Color::Black, "E5").unwrap();
    play(&mut game, Color::White, "pass").unwrap();
    play(&mut game, Color::Black, "pass").unwrap();
    assert_eq!((game.passes_in_a_row(), game.to_move()), (2, Color::White));
    assert!(game.undo());
    assert_eq!((game.passes_in_a_row(), game.last_move()), (1, Some((Color::White, Move::Pass))));
    assert!(game.undo() && game.undo() && !game.undo());
    assert_eq!(game.board(), &Board::new(9).unwrap());
}

#[test]
fn a_position_does_not_come_back() {
    let board = Board::from_drawing(
        ". X O . .
         X . X O .
         . X O . .
         . . . . .
         . . . . .",
    )
    .unwrap();
    for superko in [Superko::None, Superko::Positional] {
        let mut game = Game::from_board(board.clone(), Rules { superko, ..Rules::default() }, 0.0);
        play(&mut game, Color::White, "B4").unwrap();
        assert_eq!(play(&mut game, Color::Black, "C4"), Err(Illegal::Ko));
        play(&mut game, Color::Black, "pass").unwrap();
        play(&mut game, Color::White, "pass").unwrap();
        // The simple ko is over, but the position of the start would come back.
        let expected = if superko == Superko::None { Ok(()) } else { Err(Illegal::Superko) };
        assert_eq!(game.check(Color::Black, Move::Play(point("C4", 5))), expected);
        assert_eq!(game.legal_moves(Color::Black).contains(point("C4", 5)), expected.is_ok());
        // Whoever never repeats a position does not either way.
        let mut without = game.legal_moves(Color::Black);
        without.remove(point("C4", 5));
        assert_eq!(game.moves_without_repetition(Color::Black), without);
        // After undoing White's capture the position has not been left, and Black may do something else.
        assert!(game.undo() && game.undo() && game.undo());
        assert_eq!(play(&mut game, Color::Black, "E1"), Ok(()));
    }
}

#[test]
fn edits_start_the_game_anew() {
    let mut game = Game::new(5, Rules::default(), 0.0).unwrap();
    play(&mut game, Color::Black, "C3").unwrap();
    let (c3, c4) = (point("C3", 5), point("C4", 5));
    game.edit(&[(c3, Some(Color::White)), (c4, Some(Color::Black))]).unwrap();
    assert_eq!(game.setup_stones(), [(c4, Color::Black), (c3, Color::White)]);
    assert_eq!((game.to_move(), game.history().len(), game.undo()), (Color::White, 0, false));
    game.edit(&[(c3, None)]).unwrap();
    assert!(game.board().is_empty(c3));
    let corner = [("A5", Color::Black), ("A4", Color::White), ("B5", Color::White)];
    let corner: Vec<_> = corner.map(|(text, color)| (point(text, 5), Some(color))).into();
    assert_eq!(game.edit(&corner), Err(BadSetup::NoLiberty(point("A5", 5))));
    assert!(game.board().is_empty(corner[0].0));
}

/// Setting stones up ends the history, but not the count of moves.
#[test]
fn moves_are_counted_through_the_whole_game() {
    let mut game = Game::new(5, Rules::default(), 0.0).unwrap();
    assert_eq!(game.next_move_number(), 1);
    game.set_up(&[(point("C3", 5), Color::Black)]).unwrap();
    assert_eq!(game.next_move_number(), 1);
    play(&mut game, Color::White, "B2").unwrap();
    play(&mut game, Color::Black, "pass").unwrap();
    game.edit(&[(point("C3", 5), None)]).unwrap();
    assert_eq!((game.history().len(), game.next_move_number()), (0, 3));
    game.edit(&[]).unwrap();
    play(&mut game, Color::White, "C3").unwrap();
    assert_eq!((game.next_move_number(), game.oriented(Orientation::Half).next_move_number()), (4, 4));
    assert!(game.undo() && !game.undo());
    assert_eq!(game.next_move_number(), 3);
}

/// More moves than a u16 counts, captures and suicides among them, each followed on the board alone.
#[test]
fn a_game_of_any_length_can_be_played_and_undone() {
    let rules = Rules { suicide: Suicide::Allowed, superko: Superko::None, ..Rules::default() };
    let mut game = Game::new(5, rules, 0.0).unwrap();
    let (mut state, mut color, mut checkpoints) = (7_u64, Color::Black, Vec::new());
    while game.history().len() < 70_000 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal: Vec<_> = game.legal_moves(color).iter().collect();
        let made = legal.get((state >> 33) as usize % (legal.len() + 1)).map_or(Move::Pass, |&point| Move::Play(point));
        if game.history().len().is_multiple_of(997) {
            checkpoints.push((game.history().len(), game.board().clone()));
        }
        game.play(color, made).unwrap();
        color = color.opponent();
    }
    for (moves, board) in checkpoints.iter().rev() {
        while game.history().len() > *moves {
            assert!(game.undo());
        }
        assert_eq!(game.board(), board);
        game.board().validate().unwrap();
    }
    assert!(!game.undo());
}

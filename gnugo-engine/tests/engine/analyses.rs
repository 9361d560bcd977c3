//! Is a position analysed once, whoever asks, and are the answers those of an engine that is asked for the first time?

use gnugo_engine::board::{Color, Point};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::game::{Game, Move, Rules};
use gnugo_engine::moves::Interrupt;
use gnugo_engine::reading::{KoScheme, Limits};
use gnugo_engine::scoring::estimate;
use std::sync::Arc;
use std::time::Duration;

/// A small fight in which strings can be captured and cut.
fn game() -> Game {
    let mut game = Game::new(7, Rules::chinese(), 0.0).expect("a size");
    for (column, row) in [(3, 3), (3, 4), (2, 4), (4, 3), (4, 2), (2, 5), (1, 4), (5, 2), (3, 2), (4, 5)] {
        game.play(game.to_move(), Move::Play(Point::new(row, column))).expect("a legal move");
    }
    game
}

fn engine() -> Engine {
    let mut engine = Engine::new(Databases::default());
    engine.set_level(0);
    engine
}

/// All that an engine says of a position.
fn told(engine: &mut Engine, game: &Game) -> Vec<String> {
    let analysis = engine.analyse(game.board());
    let considered = Color::BOTH.map(|color| format!("{:?}", engine.consider(game, color)));
    let chosen = Color::BOTH.map(|color| format!("{:?}", engine.choose(game, color)));
    let score = format!("{:?}", estimate(game, &engine.analyse(game.board())));
    considered.into_iter().chain(chosen).chain([score, format!("{:?}{:?}", analysis.worms, analysis.dragons)]).collect()
}

#[test]
fn a_position_is_analysed_once_for_all_that_is_asked() {
    let (mut game, mut engine) = (game(), engine());
    let first = told(&mut engine, &game);
    assert_eq!(engine.positions_analysed(), 1);
    assert!(Arc::ptr_eq(&engine.analyse(game.board()), &engine.analyse(&game.board().clone())));
    // The same as of engines that have been asked nothing else.
    for (index, told) in first.iter().enumerate() {
        let mut fresh = self::engine();
        let answer = match index {
            0 | 1 => format!("{:?}", fresh.consider(&game, Color::BOTH[index])),
            2 | 3 => format!("{:?}", fresh.choose(&game, Color::BOTH[index - 2])),
            _ => self::told(&mut fresh, &game).swap_remove(index),
        };
        assert_eq!(*told, answer, "answer {index}");
    }
    // Another position is another analysis; the one before is still known when the move is taken back.
    game.play(game.to_move(), Move::Play(Point::new(0, 0))).expect("a legal move");
    let second = told(&mut engine, &game);
    assert_eq!(engine.positions_analysed(), 2);
    assert_ne!(first, second);
    game.undo();
    assert_eq!(told(&mut engine, &game), first);
    assert_eq!(engine.positions_analysed(), 2);
}

/// Whatever an analysis depends on makes it another one.
#[test]
fn another_way_to_read_is_another_analysis() {
    let (game, mut engine) = (game(), engine());
    let mut count = |change: &dyn Fn(&mut Engine)| {
        change(&mut engine);
        engine.analyse(game.board());
        engine.positions_analysed()
    };
    assert_eq!(count(&|_| ()), 1);
    assert_eq!(count(&|engine| engine.set_seed(7)), 1);
    let deeper = Limits { depth: Limits::default().depth + 1, ..Limits::default() };
    assert_eq!(count(&|engine| engine.reader().set_limits(deeper)), 2);
    assert_eq!(count(&|engine| engine.reader().set_ko_scheme(KoScheme::Scheme5)), 3);
    assert_eq!(count(&|engine| engine.reader().set_ko_scheme(KoScheme::default())), 3);
    assert_eq!(count(&|engine| engine.reader().set_limits(Limits::default())), 3);
    assert_eq!(count(&|engine| engine.clear()), 4);
}

/// What was worked out in a hurry serves nobody else, but whoever is in a hurry takes what is there.
#[test]
fn what_was_hurried_is_not_kept() {
    let (game, mut engine) = (game(), engine());
    engine.choose_before(&game, Color::Black, Some(Duration::ZERO));
    assert_eq!(engine.positions_analysed(), 1);
    let interrupt: Interrupt = engine.interrupt().clone();
    interrupt.set();
    engine.choose(&game, Color::Black);
    assert_eq!(engine.positions_analysed(), 2);
    interrupt.clear();
    let analysis = engine.analyse(game.board());
    assert_eq!(engine.positions_analysed(), 3);
    let fresh = self::engine().analyse(game.board());
    assert_eq!(format!("{:?}", analysis.worms), format!("{:?}", fresh.worms));
    engine.choose_before(&game, Color::Black, Some(Duration::ZERO));
    assert_eq!(engine.positions_analysed(), 3);
}

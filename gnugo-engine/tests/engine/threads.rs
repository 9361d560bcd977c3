//! Who searches on several threads hands engines and what they know from one to another: all of it is `Send` and `Sync`.
//! That is decided when this file is compiled; the test below also does it.

use gnugo_engine::analysis::Analysis;
use gnugo_engine::board::{Board, Color, PointSet};
use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::eyes::Evaluator;
use gnugo_engine::game::{Game, Rules};
use gnugo_engine::moves::{Choice, Considered, Interrupt};
use gnugo_engine::pattern::{
    Attack, Barrier, Combination, Connection, Database, Defense, Endgame, Fuseki, Handicap, Influence, Joseki, Match,
    OwlAttack, OwlDefense, OwlVital, Shape,
};
use gnugo_engine::reading::Reader;

const fn may_be_shared<T: Send + Sync>() {}

const _: () = {
    may_be_shared::<Engine>();
    may_be_shared::<Databases>();
    may_be_shared::<(Game, Board, PointSet)>();
    may_be_shared::<(Reader, Evaluator, Analysis)>();
    may_be_shared::<(Choice, Considered, Interrupt)>();
};

macro_rules! databases {
    ($($kind:ty)*) => {
        const _: () = {$(
            may_be_shared::<Database<$kind>>();
            may_be_shared::<Match<$kind>>();
        )*};
    };
}

databases! {
    Attack Barrier Combination Connection Defense Endgame Fuseki Handicap Influence Joseki OwlAttack OwlDefense OwlVital
    Shape
}

/// An engine goes to another thread and comes back, and a game is looked at by two at once.
#[test]
fn engines_go_from_thread_to_thread() {
    let game = Game::new(5, Rules::chinese(), 0.0).expect("a size");
    let mut engines = [1, 1].map(|level| {
        let mut engine = Engine::new(Databases::default());
        engine.set_level(level);
        engine
    });
    let choices: Vec<Choice> = std::thread::scope(|scope| {
        let game = &game;
        let threads: Vec<_> =
            engines.iter_mut().map(|engine| scope.spawn(move || engine.choose(game, Color::Black))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a choice")).collect()
    });
    assert_eq!(choices[0], choices[1]);
}

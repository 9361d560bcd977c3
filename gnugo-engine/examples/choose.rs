//! A game of the engine against itself, with the best reason for each move, and its score.

use gnugo_engine::engine::{Databases, Engine};
use gnugo_engine::game::{Game, Rules};
use gnugo_engine::scoring::final_score;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut engine = Engine::new(Databases::default());
    engine.set_level(0);
    let mut game = Game::new(5, Rules::chinese(), 0.0)?;
    while game.passes_in_a_row() < 2 && game.history().len() < 100 {
        let color = game.to_move();
        let choice = engine.choose(&game, color);
        let made = choice.playing_on;
        let why = choice.candidates.first().and_then(|best| best.reasons.first());
        let at = made.point().map_or_else(|| "passes".to_owned(), |point| point.to_text(5));
        println!("{color} {at} {}", why.map_or_else(String::new, ToString::to_string));
        game.play(color, made)?;
    }
    println!("{}\n{}", game.board(), final_score(&game));
    Ok(())
}

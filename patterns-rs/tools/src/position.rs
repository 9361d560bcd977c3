//! Which position of a game is meant?

use crate::failure::Failure;
use gnugo_engine::board::Point;
use gnugo_engine::game::Game;
use gnugo_engine::game::sgf::{self, Stop};
use std::path::Path;

/// The game in a file up to the end.
pub(crate) fn whole_game(path: &Path) -> Result<Game, Failure> {
    read(path, Stop::End)
}

/// The game in a file up to the position before the move of this number, or up to its end.
pub(crate) fn game_before(path: &Path, number: Option<usize>) -> Result<Game, Failure> {
    let Some(number) = number else { return whole_game(path) };
    let (game, end) = (read(path, Stop::Move(number))?, whole_game(path)?);
    let moves = end.history().len();
    // The position after the last move may be asked for too. Stones set up on the way cut the history short, so a
    // game that was stopped before its end has the move, whatever the history says.
    let stopped = game.history() != end.history() || game.board().hash() != end.board().hash();
    if number == 0 || (number > moves + 1 && !stopped) {
        return Err(Failure::TooShort { file: path.display().to_string(), number, moves });
    }
    Ok(game)
}

fn read(path: &Path, stop: Stop) -> Result<Game, Failure> {
    let file = path.display().to_string();
    let text = std::fs::read(path).map_err(|why| Failure::File { file: file.clone(), why })?;
    let (game, _) = sgf::read(text, stop).map_err(|why| Failure::Game { file, why })?;
    Ok(game)
}

/// The point of the board that a text names.
pub(crate) fn point(text: &str, size: usize) -> Result<Point, Failure> {
    Point::from_text(text, size).ok_or_else(|| Failure::Point { text: text.to_owned(), size })
}

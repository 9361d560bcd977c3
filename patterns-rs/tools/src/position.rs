//! Which position of a game is meant?

use crate::failure::Failure;
use gnugo_engine::board::Point;
use gnugo_engine::game::Game;
use gnugo_engine::game::sgf::{self, Stop};
use std::path::Path;

/// The game in a file up to the end.
pub(crate) fn whole_game(path: &Path) -> Result<Game, Failure> {
    game_before(path, None)
}

/// The game in a file up to the position before the move of this number, or up to its end.
pub(crate) fn game_before(path: &Path, number: Option<usize>) -> Result<Game, Failure> {
    let file = path.display().to_string();
    let text = std::fs::read(path).map_err(|why| Failure::File { file: file.clone(), why })?;
    let read = number.map_or_else(|| sgf::read(&text, Stop::End), |number| sgf::read_before(&text, number));
    let (game, _) = read.map_err(|why| Failure::Game { file, why })?;
    Ok(game)
}

/// The point of the board that a text names.
pub(crate) fn point(text: &str, size: usize) -> Result<Point, Failure> {
    Point::from_text(text, size).ok_or_else(|| Failure::Point { text: text.to_owned(), size })
}

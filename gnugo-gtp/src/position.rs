//! Which position of a game is meant?

use gnugo_engine::board::Point;
use gnugo_engine::game::sgf::{self, Info, SgfError, Stop};
use gnugo_engine::game::{Game, Move};
use std::fmt::Display;
use std::fs;
use std::path::Path;

/// The game in a file, up to the move of this number, or to its end.
pub(crate) fn game_before(file: &Path, number: Option<usize>) -> Result<Game, String> {
    read(file, |bytes| match number {
        Some(number) => sgf::read_before(bytes, number),
        None => sgf::read(bytes, Stop::End),
    })
}

/// The game in a file, up to the first move at this point, which is to be there.
pub(crate) fn game_before_point(file: &Path, text: &str) -> Result<Game, String> {
    let whole = game_before(file, None)?;
    let point = Point::from_text(text, whole.size()).ok_or(format!("`{text}` is no move"))?;
    if !whole.history().iter().any(|&(_, made)| made == Move::Play(point)) {
        return Err(format!("no move is played at {text}"));
    }
    read(file, |bytes| sgf::read(bytes, Stop::Point(point)))
}

/// The game in a file, up to the move of this number or the first one at this point, to its end without either; and what
/// else the file tells. Unless it is to be strict, what is not understood is left out, with a warning on standard error.
pub(crate) fn game_until(file: &Path, until: Option<&str>, strict: bool) -> Result<(Game, Info), String> {
    let bytes = fs::read(file).map_err(in_file(file))?;
    let read = |stop| {
        if strict {
            return sgf::read(&bytes, stop).map(|(game, info)| (game, info, Vec::new())).map_err(in_file(file));
        }
        sgf::read_leniently(&bytes, stop).map_err(in_file(file))
    };
    let (game, info, warnings) = match until.map(|until| (until, until.parse())) {
        None | Some((_, Ok(0))) => read(Stop::End)?,
        Some((_, Ok(number))) => read(Stop::Move(number))?,
        Some((until, Err(_))) => {
            let (whole, ..) = read(Stop::End)?;
            let point = Point::from_text(until, whole.size()).ok_or(format!("`{until}` is no move"))?;
            read(Stop::Point(point))?
        }
    };
    for warning in warnings {
        anstream::eprintln!("warning: {}: {warning}", file.display());
    }
    Ok((game, info))
}

fn read(file: &Path, game: impl FnOnce(&[u8]) -> Result<(Game, Info), SgfError>) -> Result<Game, String> {
    let bytes = fs::read(file).map_err(in_file(file))?;
    let (game, _) = game(&bytes).map_err(in_file(file))?;
    Ok(game)
}

/// What is wrong, and in which file.
pub(crate) fn in_file<E: Display>(file: &Path) -> impl Fn(E) -> String {
    move |why| format!("{}: {why}", file.display())
}

//! Which position of a game is meant?

use gnugo_engine::game::Game;
use gnugo_engine::game::sgf::Info;
use gnugo_gtp_server::{Loaded, load};
use std::fmt::Display;
use std::fs;
use std::path::Path;

/// The game in a file, up to the move of this number or the first one at this point, to its end without either; and what
/// else the file tells. Unless it is to be strict, what is not understood is left out. Warnings go to standard error.
pub(crate) fn game_until(file: &Path, until: Option<&str>, strict: bool) -> Result<(Game, Info), String> {
    let bytes = fs::read(file).map_err(in_file(file))?;
    let Loaded { game, info, warnings } = load(&bytes, until, strict).map_err(in_file(file))?;
    for warning in warnings {
        anstream::eprintln!("warning: {}: {warning}", file.display());
    }
    Ok((game, info))
}

/// What is wrong, and in which file.
pub(crate) fn in_file<E: Display>(file: &Path) -> impl Fn(E) -> String {
    move |why| format!("{}: {why}", file.display())
}

//! `show`: what a position of a game means, on a coloured board.

use crate::position;
use anstream::println;
use gnugo_engine::engine::Engine;
use gnugo_gtp_server::show::{Picture, Subject, details, svg, text};
use std::fs;
use std::path::Path;

/// What is to be shown.
pub(crate) struct Wish<'a> {
    pub(crate) what: Subject,
    pub(crate) file: &'a Path,
    /// The move before which the game is looked at, as its number or its point.
    pub(crate) until: Option<&'a str>,
    pub(crate) details: bool,
    pub(crate) svg: Option<&'a Path>,
}

/// Shows it. Colours are left out where the output is no terminal.
pub(crate) fn show(wish: &Wish<'_>) -> Result<(), String> {
    let (game, _) = position::game_until(wish.file, wish.until, true)?;
    let analysis = Engine::new(patterns_rs::databases()).analyse(game.board());
    let picture = Picture::new(wish.what, game.board(), &analysis);
    println!("{}", text(&picture));
    if wish.details {
        println!("\n{}", details(wish.what, game.board(), &analysis));
    }
    if let Some(file) = wish.svg {
        fs::write(file, svg(&picture)).map_err(position::in_file(file))?;
    }
    Ok(())
}

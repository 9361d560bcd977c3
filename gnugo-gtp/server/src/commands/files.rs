//! How does a game come from a file, and into one?

use super::{Command, command};
use crate::Session;
use crate::protocol::{Answer, Arguments, Failure};
use gnugo_engine::board::Point;
use gnugo_engine::game::Game;
use gnugo_engine::game::sgf::{self, Info, Stop};
use std::fs::File;
use std::io::Read;

pub(super) const COMMANDS: &[Command] = &[
    command("loadsgf", "FILE [MOVE_OR_VERTEX...]", 1..=usize::MAX, "takes the game of a file, up to a move", loadsgf),
    command("printsgf", "[FILE...]", 0..=usize::MAX, "writes the game as SGF, here or to a file", printsgf),
];

/// The longest file that is read, in bytes. A long game with many comments has a thousandth of it.
const LONGEST: u64 = 64 << 20;

/// Answers with the colour to move, as GNU Go does.
fn loadsgf(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (name, stop) = name_and_stop(arguments)?;
    let text = contents(&name).map_err(|why| refuse(&why))?;
    let (mut game, info) = load(&text, stop.as_deref())?;
    // What the file does not say stays as it is.
    game.set_rules(info.rules.unwrap_or_else(|| session.game.rules()));
    let to_move = game.to_move().to_string();
    session.start(game);
    session.clock.restart();
    Ok(to_move)
}

/// A word may not have blanks in it by the protocol, but names of files do: all words are the name, except the last if
/// it can be a move number or a vertex.
fn name_and_stop(arguments: &mut Arguments<'_>) -> Result<(String, Option<String>), Failure> {
    let mut words = vec![arguments.word()?.to_owned()];
    words.extend(std::iter::from_fn(|| arguments.word().ok().map(str::to_owned)));
    let is_stop = |word: &String| word.parse::<u32>().is_ok() || Point::from_text(word, 19).is_some();
    let stop = if words.len() > 1 { words.pop_if(|word| is_stop(word)) } else { None };
    Ok((words.join(" "), stop))
}

fn contents(name: &str) -> Result<Vec<u8>, String> {
    // Opening anything else, such as a pipe, could wait for ever.
    if !std::fs::metadata(name).map_err(|why| why.to_string())?.is_file() {
        return Err("it is no file".to_owned());
    }
    let mut bytes = Vec::new();
    let file = File::open(name).map_err(|why| why.to_string())?;
    file.take(LONGEST + 1).read_to_end(&mut bytes).map_err(|why| why.to_string())?;
    if bytes.len() as u64 > LONGEST { Err("it is too long".to_owned()) } else { Ok(bytes) }
}

/// The game up to a move number (which is not played, the first is 1; 0 is the whole game, as in GNU Go) or up to the
/// first move at a vertex.
fn load(text: &[u8], stop: Option<&str>) -> Result<(Game, Info), Failure> {
    let read = |stop| sgf::read(text, stop).map_err(|why| refuse(&why));
    let Some(stop) = stop else { return read(Stop::End) };
    match stop.parse() {
        Ok(0) => read(Stop::End),
        Ok(number) => read(Stop::Move(number)),
        Err(_) => {
            // What a vertex means depends on the size of the board.
            let size = read(Stop::Move(1))?.0.size();
            let no_point = || Failure::syntax(format_args!("`{stop}` is no point of a board of {size} lines"));
            read(Stop::Point(Point::from_text(stop, size).ok_or_else(no_point)?))
        }
    }
}

fn refuse(why: &dyn std::fmt::Display) -> Failure {
    Failure::new(format!("cannot load file: {why}"))
}

fn printsgf(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let text = sgf::write(&session.game, &Info::default());
    let name = arguments.rest();
    if name.is_empty() || name == "-" {
        return Ok(text);
    }
    std::fs::write(&name, text).map_err(|why| Failure::new(format!("cannot write file: {why}")))?;
    Ok(String::new())
}

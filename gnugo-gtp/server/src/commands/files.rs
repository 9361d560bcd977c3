//! How does a game come from a file, and into one?

use super::{Command, command};
use crate::protocol::{Answer, Arguments, Failure};
use crate::session::tell;
use crate::{Loaded, Session, load};
use gnugo_engine::board::Point;
use std::fs::File;
use std::io::Read;

pub(super) const COMMANDS: &[Command] = &[
    command("loadsgf", "FILE [MOVE_OR_VERTEX...]", 1..=usize::MAX, "takes the game of a file, up to a move", loadsgf),
    command(
        "strict_sgf",
        "0|1",
        1..=1,
        "whether a file with a fault is refused, or loaded as far as it is understood",
        strict,
    ),
    command("start_sgftrace", "", 0..=0, "writes down from now on what reading tries in this position", |s, _| {
        s.start_trace();
        Ok(String::new())
    }),
    command("finish_sgftrace", "FILE...", 1..=usize::MAX, "writes it to an SGF file, as variations", finish_trace),
    command("printsgf", "[FILE...]", 0..=usize::MAX, "writes the game as SGF, here or to a file", printsgf),
];

/// The longest file that is read, in bytes. A long game with many comments has a thousandth of it.
const LONGEST: u64 = 64 << 20;

/// Answers with the colour to move, as GNU Go does.
fn loadsgf(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let (name, stop) = name_and_stop(arguments);
    may_touch_files(session)?;
    let text = contents(name).map_err(|why| refuse(&stray_word(name).unwrap_or(why)))?;
    let Loaded { mut game, info, warnings } = load(&text, stop, session.strict_sgf).map_err(|why| refuse(&why))?;
    // The answer has no room for them: clients take it for a colour.
    for warning in warnings {
        tell(&format!("warning: {name}: {warning}"));
    }
    // What the file does not say stays as it is: a name of rules that are in force says nothing of an option for kos either.
    let rules = session.game.rules();
    game.set_rules(info.rules.filter(|named| named.name() != rules.name()).unwrap_or(rules));
    if info.komi.is_none() {
        game.set_komi(session.game.komi());
    }
    let to_move = game.to_move().to_string();
    session.take_up(game);
    session.tell_result(info.result);
    Ok(to_move)
}

/// Whoever runs the engine for others may forbid it.
///
/// # Errors
/// If it is forbidden.
pub(super) fn may_touch_files(session: &Session) -> Result<(), Failure> {
    if session.files { Ok(()) } else { Err(Failure::new("files are not allowed here")) }
}

fn finish_trace(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let name = arguments.text().trim_end();
    may_touch_files(session)?;
    let text = session.trace_as_sgf().ok_or_else(|| Failure::new("no trace was started"))?;
    std::fs::write(name, text).map_err(|why| Failure::new(format!("cannot write file: {why}")))?;
    session.end_trace();
    Ok(String::new())
}

fn strict(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    session.strict_sgf = arguments.yes_or_no()?;
    Ok(String::new())
}

/// A word may not have blanks in it by the protocol, but names of files do: all words are the name, except the last if
/// it can be a move number or a vertex.
fn name_and_stop<'a>(arguments: &mut Arguments<'a>) -> (&'a str, Option<&'a str>) {
    let text = arguments.text().trim_end();
    let is_stop = |word: &str| word.parse::<u32>().is_ok() || Point::from_text(word, 19).is_some();
    match text.rsplit_once(' ').filter(|(_, word)| is_stop(word)) {
        Some((name, stop)) => (name.trim_end(), Some(stop)),
        None => (text, None),
    }
}

/// Says that the last word is what is wrong if the others are the name of a file.
fn stray_word(name: &str) -> Option<String> {
    let (file, word) = name.rsplit_once(' ')?;
    std::fs::metadata(file.trim_end()).ok()?.is_file().then(|| format!("`{word}` is neither a move number nor a point"))
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

fn refuse(why: &str) -> Failure {
    Failure::new(format!("cannot load file: {why}"))
}

fn printsgf(session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let text = session.sgf();
    let name = arguments.text().trim_end();
    if name.is_empty() || name == "-" {
        return Ok(text);
    }
    may_touch_files(session)?;
    std::fs::write(name, text).map_err(|why| Failure::new(format!("cannot write file: {why}")))?;
    Ok(String::new())
}

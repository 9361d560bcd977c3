//! What is this, and what can it do?

use super::{Command, all, command, find};
use crate::protocol::{Answer, Arguments, Failure};
use crate::session::tell;
use crate::{NAME, Session, VERSION};
use cpu_time::ProcessTime;

pub(super) const COMMANDS: &[Command] = &[
    command("protocol_version", "", 0..=0, "the version of the protocol", |_, _| Ok("2".to_owned())),
    command("name", "", 0..=0, "the engine's name", |_, _| Ok(NAME.to_owned())),
    command("version", "", 0..=0, "the engine's version", |_, _| Ok(VERSION.to_owned())),
    command("known_command", "NAME", 1..=1, "whether there is a command of this name", known_command),
    command("list_commands", "", 0..=0, "the names of all commands", |_, _| Ok(names())),
    command("help", "[NAME]", 0..=1, "the names of all commands, or what one of them does", help),
    command("echo", "[TEXT...]", 0..=usize::MAX, "the text", |_, arguments| Ok(arguments.text().to_owned())),
    command("echo_err", "[TEXT...]", 0..=usize::MAX, "the text, on standard error too", echo_err),
    command("cputime", "", 0..=0, "the seconds of work done by the engine's process so far", cputime),
    command("kgs-game_over", "", 0..=0, "says that the server's game is over: nothing is to be done", |_, _| {
        Ok(String::new())
    }),
    command("stop", "", 0..=0, "ends the choice of a move that is going on: it is made at once", stop),
    command("quit", "", 0..=0, "ends the session, and the choice of a move that is going on", quit),
];

fn names() -> String {
    let mut names: Vec<_> = all().map(|command| command.name).collect();
    names.sort_unstable();
    names.join("\n")
}

fn known_command(_: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    Ok(find(arguments.word()?).is_some().to_string())
}

fn help(_: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    if arguments.is_empty() {
        return Ok(names());
    }
    let command = find(arguments.word()?).ok_or_else(|| Failure::new("unknown command"))?;
    Ok(format!("{}: {}", command.usage(), command.about))
}

fn echo_err(_: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
    let text = arguments.text();
    tell(text);
    Ok(text.to_owned())
}

fn cputime(_: &mut Session, _: &mut Arguments<'_>) -> Answer {
    let used = ProcessTime::try_now().map_err(|_| Failure::new("the time is not known"))?;
    Ok(format!("{:.3}", used.as_duration().as_secs_f64()))
}

/// The inbox has ended what was going on; when this is answered, nothing is.
fn stop(_: &mut Session, _: &mut Arguments<'_>) -> Answer {
    Ok(String::new())
}

fn quit(session: &mut Session, _: &mut Arguments<'_>) -> Answer {
    session.end();
    Ok(String::new())
}

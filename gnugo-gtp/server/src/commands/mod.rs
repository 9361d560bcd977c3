//! Which commands are there, and what do they do?
//!
//! A file a subject, each with a table of its commands. A command is given the words behind its name, already counted;
//! it reads all of them before it changes anything, so that a request that makes no sense changes nothing.
//!
//! The commands of GTP 2 answer as its specification says. Those that GNU Go added answer as GNU Go does, since its
//! clients and test suites know them that way.

mod about;
mod analysis;
mod candidates;
mod clocks;
mod combination;
mod connection;
mod counters;
mod decided;
mod dragons;
mod eyes;
mod files;
mod gogui;
mod hash;
mod influence;
mod owl;
mod play;
mod position;
mod reading;
mod scoring;
mod setup;
mod vital;
mod worms;

/// Tables of what is known of a string, a dragon and an eye space, and boards of numbers.
pub(crate) mod tables {
    pub(crate) use super::dragons::table as dragon;
    pub(crate) use super::eyes::table as eye;
    pub(crate) use super::influence::numbers;
    pub(crate) use super::worms::table as worm;
}

pub use reading::found;

use crate::Session;
use crate::protocol::{Answer, Arguments, Failure, Request};
use std::ops::RangeInclusive;

/// A command: how it is called, and what it does.
#[derive(Debug)]
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// The words that it wants, as its description names them.
    pub arguments: &'static str,
    /// How many words it wants.
    pub words: RangeInclusive<usize>,
    /// What it does, in a sentence.
    pub about: &'static str,
    act: fn(&mut Session, &mut Arguments<'_>) -> Answer,
}

impl Command {
    /// How to call it.
    #[must_use]
    pub fn usage(&self) -> String {
        format!("{} {}", self.name, self.arguments).trim_end().to_owned()
    }

    pub(crate) fn run(&self, session: &mut Session, arguments: &mut Arguments<'_>) -> Answer {
        (self.act)(session, arguments)
    }
}

/// A row of a table: name, arguments, their number, what it does, and how.
const fn command(
    name: &'static str,
    arguments: &'static str,
    words: RangeInclusive<usize>,
    about: &'static str,
    act: fn(&mut Session, &mut Arguments<'_>) -> Answer,
) -> Command {
    Command { name, arguments, words, about, act }
}

/// All tables.
static TABLES: [&[Command]; 21] = [
    combination::COMMANDS,
    owl::COMMANDS,
    about::COMMANDS,
    setup::COMMANDS,
    play::COMMANDS,
    clocks::COMMANDS,
    position::COMMANDS,
    reading::COMMANDS,
    worms::COMMANDS,
    eyes::COMMANDS,
    dragons::COMMANDS,
    influence::COMMANDS,
    connection::COMMANDS,
    counters::COMMANDS,
    candidates::COMMANDS,
    analysis::COMMANDS,
    scoring::COMMANDS,
    files::COMMANDS,
    gogui::COMMANDS,
    hash::COMMANDS,
    vital::COMMANDS,
];

/// All commands, by subject.
pub fn all() -> impl Iterator<Item = &'static Command> {
    TABLES.iter().copied().flatten()
}

/// The command of this name. Names are written in lower case, and nothing else is the same name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Command> {
    all().find(|command| command.name == name)
}

impl Session {
    /// Does what is asked.
    ///
    /// # Errors
    /// Why it can't be done. Nothing is changed then.
    pub fn answer(&mut self, request: &Request) -> Answer {
        self.begin();
        let Some(command) = find(&request.name) else { return Err(Failure::new("unknown command")) };
        if !command.words.contains(&request.words.len()) {
            return Err(Failure::syntax(format_args!("it is `{}`", command.usage())));
        }
        command.run(self, &mut Arguments::of(request))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_is_given_twice() {
        let mut names: Vec<_> = all().map(|command| command.name).collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }

    #[test]
    fn the_arguments_named_are_as_many_as_are_taken() {
        for Command { name, arguments, words, .. } in all() {
            let named = arguments.split_whitespace();
            let needed = named.clone().filter(|word| !word.starts_with('[')).count();
            assert_eq!(needed, *words.start(), "{name} {arguments}");
            if !arguments.ends_with("...") && !arguments.ends_with("...]") {
                assert_eq!(named.count(), *words.end(), "{name} {arguments}");
            }
        }
    }
}

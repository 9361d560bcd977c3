//! Which question about a position was asked by an option, as GNU Go has them (`--decide-string` and the like)?
//!
//! Each is one that GTP or the command `decide` answers: nothing is read here. Variations are written of what `decide` reads;
//! questions that the engine does not know are refused, with a word about what comes next to them.

use crate::decide::{Decide, Subject};
use anstream::println;
use clap::Args;
use gnugo_gtp_server::Session;
use gnugo_gtp_server::protocol::Request;
use std::path::Path;

/// Questions about the position of `--infile`.
#[derive(Debug, Args)]
#[command(next_help_heading = "Questions about the position of --infile, after which it ends")]
#[group(multiple = false)]
pub(crate) struct Asked {
    /// Whether a string can be captured, and saved; with `--outfile`, all variations in a file.
    #[arg(long, value_name = "POINT", requires = "infile")]
    decide_string: Option<String>,

    /// Whether two strings can be connected, and cut; with `--outfile`, all variations in a file.
    #[arg(long, value_name = "POINT/POINT", requires = "infile")]
    decide_connection: Option<String>,

    /// Whether a dragon can be killed, and saved; with `--outfile`, all variations in a file.
    #[arg(long, visible_alias = "decide-dragon", value_name = "POINT", requires = "infile")]
    decide_owl: Option<String>,

    /// All that is known of a dragon.
    #[arg(long, value_name = "POINT", requires = "infile")]
    decide_dragon_data: Option<String>,

    /// Who wins the race between two dragons; with `--outfile`, all variations in a file.
    #[arg(long, value_name = "POINT/POINT", requires = "infile")]
    decide_semeai: Option<String>,

    /// The same without life-and-death reading.
    #[arg(long, value_name = "POINT/POINT", requires = "infile")]
    decide_tactical_semeai: Option<String>,

    /// How many eyes an eye space has.
    #[arg(long, value_name = "POINT", requires = "infile")]
    decide_eye: Option<String>,

    /// Whether a dragon is surrounded.
    #[arg(long, value_name = "POINT", requires = "infile")]
    decide_surrounded: Option<String>,

    /// Whether each dragon that is not safe can be killed, and saved; with `--outfile`, all variations in a file.
    #[arg(long, requires = "infile")]
    decide_position: bool,

    /// Whether either player has a series of threats of which one succeeds; with `--outfile`, all variations in a file.
    #[arg(long, requires = "infile")]
    decide_combination: bool,
}

/// What is asked.
enum Question {
    /// Something that the command `decide` reads, with all variations.
    Decided(Subject, String),
    /// Something that a command of GTP answers.
    Answered(String),
}

impl Asked {
    /// Answers the question, if there is one; `None` if there is none. `--outfile` is the place for its variations, and not for the game.
    pub(crate) fn answer(&self, session: &mut Session, outfile: Option<&Path>) -> Option<Result<(), String>> {
        Some(match self.question()? {
            Question::Decided(subject, place) => {
                let level = session.engine().level();
                Decide::about(subject, place, outfile, level).read(session.game().board().clone())
            }
            Question::Answered(_) if outfile.is_some() => {
                Err("there are no variations of this to write to a file: leave `--outfile` out".to_owned())
            }
            Question::Answered(line) => answer(session, &line),
        })
    }

    fn question(&self) -> Option<Question> {
        let places = [
            (Subject::String, &self.decide_string),
            (Subject::Connection, &self.decide_connection),
            (Subject::Dragon, &self.decide_owl),
            (Subject::Semeai, &self.decide_semeai),
        ];
        let wholes = [(Subject::Combination, self.decide_combination), (Subject::Position, self.decide_position)];
        let commands = [
            ("dragon_data", &self.decide_dragon_data),
            ("tactical_analyze_semeai", &self.decide_tactical_semeai),
            ("eval_eye", &self.decide_eye),
            ("is_surrounded", &self.decide_surrounded),
        ];
        let decided = |(subject, place): (Subject, &Option<String>)| Some(Question::Decided(subject, place.clone()?));
        let of_all =
            |(subject, is_asked): (Subject, bool)| is_asked.then(|| Question::Decided(subject, "both".to_owned()));
        let answered = |(name, place): (&str, &Option<String>)| {
            Some(Question::Answered(format!("{name} {}", place.as_ref()?.replace('/', " "))))
        };
        (places.into_iter().find_map(decided))
            .or_else(|| wholes.into_iter().find_map(of_all))
            .or_else(|| commands.into_iter().find_map(answered))
    }
}

/// Asks a session, and prints the question with its answer.
fn answer(session: &mut Session, line: &str) -> Result<(), String> {
    let request = Request::parse(line).ok_or("no question")?;
    match session.answer(&request) {
        Ok(text) => {
            println!("{line}: {text}");
            Ok(())
        }
        Err(why) if why.message() == "unknown command" => {
            Err(format!("the engine does not answer `{line}`; docs/gtp.md says what is asked instead"))
        }
        Err(why) => Err(format!("{line}: {}", why.message())),
    }
}

//! Which question about a position was asked by an option, as GNU Go has them (`--decide-string` and the like)?
//!
//! Each is one that GTP or the command `decide` answers: nothing is read here. Variations are written for strings and
//! connections; questions that the engine does not know are refused, with a word about what comes next to them.

use crate::decide::{Decide, Subject};
use anstream::{eprintln, println};
use clap::Args;
use gnugo_engine::dragons::Safety;
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

    /// Whether a dragon can be killed, and saved.
    #[arg(long, visible_alias = "decide-dragon", value_name = "POINT", requires = "infile")]
    decide_owl: Option<String>,

    /// All that is known of a dragon.
    #[arg(long, value_name = "POINT", requires = "infile")]
    decide_dragon_data: Option<String>,

    /// Who wins the race between two dragons.
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

    /// Whether each dragon that is not safe can be killed, and saved.
    #[arg(long, requires = "infile")]
    decide_position: bool,

    /// Whether either player has a series of threats of which one succeeds; with `--outfile`, all variations in a file.
    #[arg(long, requires = "infile")]
    decide_combination: bool,
}

impl Asked {
    /// Answers the question, if there is one; `None` if there is none.
    pub(crate) fn answer(&self, session: &mut Session, outfile: Option<&Path>) -> Option<Result<(), String>> {
        for (subject, place) in [(Subject::String, &self.decide_string), (Subject::Connection, &self.decide_connection)]
        {
            if let Some(place) = place {
                let board = session.game().board().clone();
                return Some(Decide::about(subject, place.clone(), outfile).read(board));
            }
        }
        let lines = if self.decide_combination {
            let board = session.game().board().clone();
            return Some(Decide::about(Subject::Combination, "both".to_owned(), outfile).read(board));
        } else if self.decide_position {
            about_all(session)
        } else {
            self.lines()?
        };
        if outfile.is_some() {
            eprintln!("warning: variations are written for strings and connections only");
        }
        Some(lines.iter().try_for_each(|line| answer(session, line)))
    }

    /// The question as commands of GTP.
    fn lines(&self) -> Option<Vec<String>> {
        let both = |place: &String| vec![format!("owl_attack {place}"), format!("owl_defend {place}")];
        let one = |name: &str, place: &str| vec![format!("{name} {}", place.replace('/', " "))];
        (self.decide_owl.as_ref().map(both))
            .or_else(|| self.decide_dragon_data.as_ref().map(|place| one("dragon_data", place)))
            .or_else(|| self.decide_semeai.as_ref().map(|place| one("analyze_semeai", place)))
            .or_else(|| self.decide_tactical_semeai.as_ref().map(|place| one("tactical_analyze_semeai", place)))
            .or_else(|| self.decide_eye.as_ref().map(|place| one("eval_eye", place)))
            .or_else(|| self.decide_surrounded.as_ref().map(|place| one("is_surrounded", place)))
    }
}

/// The questions about all dragons about which there is one.
fn about_all(session: &mut Session) -> Vec<String> {
    let board = session.game().board().clone();
    let analysis = session.engine().analyse(&board);
    let safe = [Safety::StronglyAlive, Safety::Invincible, Safety::Inessential];
    let open = analysis.dragons.iter().filter(|dragon| !safe.contains(&dragon.safety));
    let place = |at: gnugo_engine::board::Point| at.to_text(board.size());
    open.flat_map(|dragon| ["owl_attack", "owl_defend"].map(|name| format!("{name} {}", place(dragon.origin))))
        .collect()
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

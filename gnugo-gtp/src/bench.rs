//! Does the engine still answer as it did, and how long does it take? The command `bench`.

use anstream::{eprintln, println};
use clap::{Args, Subcommand, ValueEnum};
use gnugo_engine::engine::Databases;
use gnugo_gtp_server::bench::games::{self, Step, Walk};
use gnugo_gtp_server::bench::{self, Kind, Notes};
use std::time::Instant;

/// What is to be asked.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Bench {
    #[command(subcommand)]
    other: Option<Other>,
    /// Ask questions of this kind only; may be given several times. The signature is then theirs.
    #[arg(long, value_enum)]
    kind: Vec<Subject>,
    /// Print each question with its answer, so that two runs can be compared line by line.
    #[arg(long)]
    verbose: bool,
}

/// What is no part of the signature.
#[derive(Debug, Subcommand)]
enum Other {
    /// Analyse whole games move by move, remembering what was read for the moves before, and from scratch.
    Games {
        /// Print a line for each move.
        #[arg(long)]
        verbose: bool,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Subject {
    /// Where patterns match, and which matches are accepted.
    Matching,
    /// Captures and rescues.
    Reading,
    /// Connections and cuts.
    Connection,
    /// What positions mean.
    Analysis,
    /// The choice of a move.
    Choosing,
}

impl From<Subject> for Kind {
    fn from(subject: Subject) -> Self {
        match subject {
            Subject::Matching => Self::Matching,
            Subject::Reading => Self::Reading,
            Subject::Connection => Self::Connection,
            Subject::Analysis => Self::Analysis,
            Subject::Choosing => Self::Choosing,
        }
    }
}

/// What the file says of itself that the answers are compared with.
const HEADER: &str = "\
# What the engine answers to a fixed set of questions, and at what cost: the output of `gnugo-gtp bench`.
# A test compares it. A change that is meant to change answers or costs writes this file anew,
#     cargo run --release -- bench > docs/signature.txt
# and says in its commit why they change.";

impl Bench {
    /// Asks, and prints for each kind its line of `docs/signature.txt`; on standard error what was asked and how long it
    /// took, which is another time in each run.
    pub(crate) fn run(&self) -> Result<(), String> {
        let databases = patterns_rs::databases();
        if let Some(Other::Games { verbose }) = self.other {
            return walk(&databases, verbose);
        }
        let wanted =
            |kind: &Kind| self.kind.is_empty() || self.kind.iter().any(|&subject| Kind::from(subject) == *kind);
        if self.kind.is_empty() && !self.verbose {
            println!("{HEADER}");
        }
        let mut parts = Vec::new();
        for kind in Kind::ALL.into_iter().filter(wanted) {
            let began = Instant::now();
            let mut show = |line: &str| println!("  {line}");
            let notes = if self.verbose { Notes::shown(&mut show) } else { Notes::default() };
            let part = kind.ask(&databases, notes).map_err(|why| why.to_string())?;
            println!("{part}");
            eprintln!("  {:.2} s: {}", began.elapsed().as_secs_f32(), kind.about());
            parts.push(part);
        }
        println!("signature: {}", bench::signature(parts));
        Ok(())
    }
}

/// Walks through the games, and prints what each cost with and without memory.
fn walk(databases: &Databases, verbose: bool) -> Result<(), String> {
    let mut all = Vec::new();
    for (name, game) in games::games().map_err(|why| why.to_string())? {
        let mut show = |step: &Step| {
            if verbose {
                println!("  {name}/{step}");
            }
        };
        let walk = games::walk(&game, databases, &mut show);
        println!("{name}: {walk}");
        all.extend(walk.0);
    }
    println!("all: {}", Walk(all));
    Ok(())
}

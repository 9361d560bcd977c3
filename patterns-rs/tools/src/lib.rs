//! What do these patterns do on real games, and how is the next one written?
//!
//! The tools of those who write patterns: they list and draw the patterns of any databases, say what matches in a
//! game and why something does not, count over many games what each pattern does and costs, and write skeletons and
//! turned copies to paste. A crate with databases of its own offers them with a `main` of one line:
//!
//! ```no_run
//! use gnugo_engine::engine::Databases;
//!
//! fn main() -> std::process::ExitCode {
//!     let databases = Databases::default(); // here yours
//!     gnugo_pattern_tools::run(databases, std::env::args_os())
//! }
//! ```
//!
//! They see what a [compiled pattern](gnugo_engine::pattern::Pattern) says, and for `transform` its
//! source file too. Of a constraint that is false they tell the part that makes it so, with the answers of its calls.

mod catalog;
mod check;
mod cli;
mod compare;
mod constraint;
mod decided;
mod digest;
mod failure;
mod fit;
mod generate;
mod grade;
mod implied;
mod import;
mod joseki;
mod lint;
mod list;
mod matching;
mod picture;
mod position;
mod profile;
mod progress;
mod project;
mod report;
mod scene;
mod show;
mod skeleton;
mod source;
mod table;
mod train;
mod transform;
mod verdict;
mod watch;
mod why;

pub use catalog::AnyDatabase;
use catalog::Catalog;
use clap::Parser;
use cli::{Cli, Command};
use failure::Failure;
use gnugo_engine::engine::Databases;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// Does what the command line says, over these databases. The first of the arguments is the name of the program.
pub fn run(databases: Databases, args: impl IntoIterator<Item = OsString>) -> ExitCode {
    answer_to(&Catalog::new(&databases), args)
}

/// The same over databases of any types, whether the engine plays by them or not.
pub fn run_over(
    databases: impl IntoIterator<Item = AnyDatabase>,
    args: impl IntoIterator<Item = OsString>,
) -> ExitCode {
    answer_to(&databases.into_iter().collect(), args)
}

/// What is wrong with the positions beside the patterns of these databases: for each board on which the pattern is not accepted, or
/// not refused, as it says, where it stands, what became of the pattern, and the board. For a test of the databases.
#[must_use]
pub fn wrong_positions(databases: &Databases) -> Vec<String> {
    let catalog = Catalog::new(databases);
    catalog.databases(None).map(|bases| check::wrong(&bases, *databases)).unwrap_or_default()
}

fn answer_to(catalog: &Catalog, args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(why) => {
            // Help goes to standard output and is no failure. If it cannot be written, nobody is there to be told.
            let _ = why.print();
            return if why.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = answer(&cli, catalog, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        // Whoever stops reading has read what they want.
        Err(Failure::Output(why)) if why.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
        Ok(()) => ExitCode::SUCCESS,
    }
}

fn answer(cli: &Cli, catalog: &Catalog, out: &mut dyn Write) -> Result<(), Failure> {
    match &cli.command {
        Command::List(wanted) => list::run(wanted, catalog, out),
        Command::Show(wanted) => show::run(wanted, catalog, out),
        Command::Match(wanted) => matching::run(wanted, catalog, out),
        Command::Check(wanted) => check::run(wanted, catalog, out),
        Command::New(wanted) => skeleton::run(wanted, catalog, out),
        Command::Transform(wanted) => transform::run(wanted, catalog, out),
        Command::Profile(wanted) => profile::run(wanted, catalog, out),
        Command::Lint(wanted) => lint::run(wanted, catalog, out),
        Command::Grade(wanted) => grade::run(wanted, catalog, out),
        Command::Train(wanted) => train::run(wanted, catalog, out),
        Command::Report(wanted) => report::run(wanted, catalog, out),
        Command::Watch(wanted) => watch::run(wanted, out),
        Command::Compare(wanted) => compare::run(wanted, out),
        Command::Digest(wanted) => digest::run(wanted, catalog, out),
        Command::Import(wanted) => import::run(wanted, out),
        Command::Generate(wanted) => generate::run(wanted, out),
        Command::Joseki(wanted) => joseki::run(wanted, out),
    }
}

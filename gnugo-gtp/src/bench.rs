//! Does the engine still answer as it did, and how long does it take? The command `bench`.

use crate::chooser::Chooser;
use crate::numbers::points;
use crate::position;
use anstream::{eprintln, println};
use clap::{Args, Subcommand, ValueEnum, value_parser};
use gnugo_engine::board::MAX_SIZE;
use gnugo_engine::engine::Databases;
use gnugo_engine::moves::Tuning;
use gnugo_gtp_server::bench::arena::{Arena, Played};
use gnugo_gtp_server::bench::choices::{Judge, Judged, Losses};
use gnugo_gtp_server::bench::games::{self, Step, Walk};
use gnugo_gtp_server::bench::ownership::{self, Errors};
use gnugo_gtp_server::bench::{self, Kind, Notes};
use std::num::NonZeroUsize;
use std::path::PathBuf;
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
    /// Play two searches against each other that know no reasons for moves, and have other numbers to work with.
    Arena(Opponents),
    /// Compare simulated games with what became of each point in finished games, by the sizes of their boards.
    Ownership {
        /// The games: those that do not end with two passes are left out.
        #[arg(value_name = "GAME.sgf", required = true)]
        files: Vec<PathBuf>,
        /// How many games are simulated at each of four moments of a game.
        #[arg(long, value_name = "GAMES", default_value_t = 200, value_parser = value_parser!(u32).range(2..))]
        playouts: u32,
        /// Where chance begins.
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,
        /// Print a line for each game.
        #[arg(long)]
        verbose: bool,
    },
    /// Tell how much the moves lose that a player chooses in positions of games, by what simulated games say of them and of the best.
    Choices(Positions),
}

/// Whose moves are judged, and where.
#[derive(Debug, Args)]
struct Positions {
    /// The games.
    #[arg(value_name = "GAME.sgf", required = true)]
    files: Vec<PathBuf>,
    /// Whose moves are judged.
    #[arg(long, value_enum, default_value = "knowledge")]
    player: Chooser,
    /// The player is asked at every so many moves of a game; by an even number always for the same colour.
    #[arg(long, value_name = "MOVES", default_value = "7")]
    every: NonZeroUsize,
    /// How many games are simulated for each question.
    #[arg(long, value_name = "GAMES", default_value_t = 4_000, value_parser = value_parser!(u32).range(1..))]
    playouts: u32,
    /// Where chance begins.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print a line for each move.
    #[arg(long)]
    verbose: bool,
}

/// Who plays in the arena, and what.
#[derive(Debug, Args)]
struct Opponents {
    /// What is other than usual for one of them: `equivalent=1000,near=8/4/2`, or `strengths=0` for a search without learnt
    /// strengths. A name that there is not is answered by the list of those that there are.
    #[arg(value_name = "A")]
    first: Tuning,
    /// The same for its opponent [default: nothing].
    #[arg(value_name = "B", default_value = "", hide_default_value = true)]
    second: Tuning,
    /// The number of lines of the board.
    #[arg(long, value_name = "LINES", default_value_t = 9, value_parser = value_parser!(u8).range(1..=MAX_SIZE as i64))]
    size: u8,
    /// White's points for moving second. Area counts.
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true, default_value_t = 7.5, value_parser = points)]
    komi: f32,
    /// How many games are played, two from each opening.
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// How many games are simulated for each move.
    #[arg(long, value_name = "GAMES", default_value_t = 400, value_parser = value_parser!(u32).range(1..))]
    playouts: u32,
    /// How many random moves a game begins with.
    #[arg(long, value_name = "MOVES", default_value_t = 4)]
    opening: u32,
    /// Where chance begins.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print a line for each game.
    #[arg(long)]
    verbose: bool,
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
        match &self.other {
            None => {}
            Some(Other::Games { verbose }) => return walk(&databases, *verbose),
            Some(Other::Arena(opponents)) => return opponents.play(&databases),
            Some(Other::Ownership { files, playouts, seed, verbose }) => {
                return compare(files, (*playouts, *seed), *verbose);
            }
            Some(Other::Choices(positions)) => return positions.judge(&databases),
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

impl Opponents {
    /// Plays, and prints what came of it; on standard error by how much the one was slower, which is another number in each run.
    fn play(&self, databases: &Databases) -> Result<(), String> {
        let Self { komi, games, playouts, opening, seed, .. } = *self;
        let arena = Arena { size: self.size.into(), komi, games, playouts, opening, seed };
        let mut show = |played: &Played| {
            if self.verbose {
                println!("  {played}");
            }
        };
        let tunings = [self.first.clone(), self.second.clone()];
        let tally = arena.play(databases, tunings, &mut show).map_err(|why| why.to_string())?;
        println!("{tally}");
        eprintln!("A took {:.2} times as long as B", tally.slowness());
        Ok(())
    }
}

impl Positions {
    /// Asks, and prints what the moves lose, by the sizes of the boards.
    fn judge(&self, databases: &Databases) -> Result<(), String> {
        let Self { files, every, playouts, seed, verbose, .. } = self;
        let mut judge = Judge::new(databases, self.player.into(), *playouts, *seed);
        let mut losses = Losses::default();
        for file in files {
            let (game, _) = position::game_until(file, None, false)?;
            let mut show = |judged: &Judged| {
                if *verbose {
                    println!("  {}: {judged}", file.display());
                }
            };
            let judged = judge.ask(&game, *every, &mut show).map_err(|why| format!("{}: {why}", file.display()))?;
            losses.add(judged);
        }
        if losses.is_empty() {
            return Err(format!("no move was judged: none of the games has more than {every} moves"));
        }
        println!("{losses}");
        Ok(())
    }
}

/// Compares simulated games with finished ones, and prints how far they are off; on standard error what was left out.
fn compare(files: &[PathBuf], (playouts, seed): (u32, u64), verbose: bool) -> Result<(), String> {
    let mut errors = Errors::default();
    for file in files {
        let (game, _) = position::game_until(file, None, false)?;
        let Some(error) = ownership::error(&game, playouts, seed) else {
            eprintln!("{}: left out, it does not end with two passes", file.display());
            continue;
        };
        if verbose {
            println!("  {}: {error:.4}", file.display());
        }
        errors.add(game.size(), error);
    }
    println!("{errors}");
    Ok(())
}

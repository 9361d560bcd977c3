//! What may be said on the command line?

use clap::{Parser, Subcommand, ValueEnum, value_parser};
use gnugo_engine::board::{MAX_SIZE, Suicide};
use gnugo_engine::game::Rules;
use gnugo_gtp_server::Settings;
use gnugo_gtp_server::show::Subject;
use std::path::PathBuf;
use std::time::SystemTime;

/// A Go engine that speaks GTP and explains its moves.
///
/// Without a command it answers the commands of the Go Text Protocol, version 2, on standard input and output. Started
/// in a terminal, it says how to play.
#[derive(Debug, Parser)]
#[command(version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,

    /// The protocol to speak.
    #[arg(long, value_enum, default_value_t = Mode::Gtp)]
    mode: Mode,

    /// The number of lines of the board.
    #[arg(long, visible_alias = "boardsize", value_name = "LINES", default_value_t = MAX_SIZE as u8,
          value_parser = value_parser!(u8).range(1..=MAX_SIZE as i64))]
    size: u8,

    /// White's points for moving second [default: 6.5, or 7.5 where area is counted].
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true, value_parser = points)]
    komi: Option<f32>,

    /// How hard the engine tries.
    #[arg(long, value_name = "0..10", default_value_t = 10, value_parser = value_parser!(u8).range(0..=10))]
    level: u8,

    /// What random numbers start from; the same seed makes the same moves [default: another one each time].
    #[arg(long)]
    seed: Option<u64>,

    /// The rules of the game.
    #[arg(long, value_enum, default_value_t = RuleSet::Japanese)]
    rules: RuleSet,

    /// Let the engine resign lost games.
    #[arg(long, visible_alias = "resign-allowed")]
    resign: bool,

    /// Say nothing but answers, in a terminal too.
    #[arg(long)]
    pub(crate) quiet: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Count the games of each length on an empty board: without pass and suicide, a ko not retaken at once.
    Perft {
        /// The number of lines of the board.
        #[arg(value_parser = value_parser!(u8).range(1..=MAX_SIZE as i64))]
        size: u8,
        /// The greatest number of moves.
        depth: u32,
    },
    /// Ask a fixed set of questions: what answers cost, and a line that changes when an answer or its cost does.
    Bench(crate::bench::Bench),
    /// Read a capture or a connection in a game, and show all variations.
    Decide(crate::decide::Decide),
    /// Show what a position of a game means, on a coloured board.
    Show {
        /// What to show.
        #[arg(value_enum)]
        what: What,
        /// The game.
        #[arg(value_name = "GAME.sgf")]
        file: PathBuf,
        /// Show the position before this move, the first being 1 [default: the end of the game].
        #[arg(long = "move", value_name = "N")]
        number: Option<usize>,
        /// Add the numbers behind it.
        #[arg(long)]
        details: bool,
        /// Draw it into a file as well.
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
}

/// What can be shown.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum What {
    /// Strings, by what reading says of them.
    Worms,
    /// Dragons, by what becomes of them.
    Dragons,
    /// Eye spaces.
    Eyes,
    /// Territory, moyo and area.
    Influence,
    /// What is expected to become territory.
    Territory,
    /// What becomes territory if the opponent neglects it.
    Moyo,
}

impl From<What> for Subject {
    fn from(what: What) -> Self {
        match what {
            What::Worms => Self::Worms,
            What::Dragons => Self::Dragons,
            What::Eyes => Self::Eyes,
            What::Influence => Self::Influence,
            What::Territory => Self::Territory,
            What::Moyo => Self::Moyo,
        }
    }
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Mode {
    /// The Go Text Protocol.
    Gtp,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RuleSet {
    /// Territory and prisoners count.
    Japanese,
    /// Area counts.
    Chinese,
    /// Area counts, and suicide is allowed.
    NewZealand,
}

impl Cli {
    /// How the session begins.
    pub(crate) fn settings(&self) -> Settings {
        let Mode::Gtp = self.mode;
        let (rules, usual_komi) = match self.rules {
            RuleSet::Japanese => (Rules::japanese(), 6.5),
            RuleSet::Chinese => (Rules::chinese(), 7.5),
            RuleSet::NewZealand => (Rules { suicide: Suicide::Allowed, ..Rules::chinese() }, 7.5),
        };
        Settings {
            size: self.size.into(),
            komi: self.komi.unwrap_or(usual_komi),
            rules,
            level: self.level,
            seed: self.seed.unwrap_or_else(any_seed),
            resign: self.resign,
        }
    }
}

fn points(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|komi: &f32| komi.is_finite()).ok_or_else(|| "it is no number".to_owned())
}

/// A seed that is hardly ever the same, small enough for a controller to hand it back.
fn any_seed() -> u64 {
    let time = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    (time ^ u64::from(std::process::id()) << 20) & u64::from(i32::MAX.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn what_is_said_counts() {
        let read = |line: &str| Cli::try_parse_from(format!("gnugo-gtp {line}").split_whitespace());
        let settings = |line| read(line).unwrap().settings();
        let defaults = Settings { seed: 7, ..Settings::default() };
        assert_eq!(settings("--seed 7"), defaults);
        assert_eq!(settings("--mode gtp --boardsize 9 --seed 7"), Settings { size: 9, ..defaults });
        let chinese = Settings { rules: Rules::chinese(), komi: -0.5, level: 3, resign: true, ..defaults };
        assert_eq!(settings("--rules chinese --komi -0.5 --level 3 --resign --seed 7"), chinese);
        for bad in ["--size 20", "--size 0", "--komi nan", "--level 11", "--mode ascii", "--rules x", "perft 5", "x"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}

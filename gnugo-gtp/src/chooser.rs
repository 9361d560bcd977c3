//! Which player chooses moves, as the command line says it.

use clap::ValueEnum;
use gnugo_engine::moves::Player;

/// Who chooses moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Chooser {
    /// The move that patterns and reading make worth most.
    Knowledge,
    /// The move that does best in simulated games, those first that patterns and reading propose.
    Search,
}

impl From<Chooser> for Player {
    fn from(chooser: Chooser) -> Self {
        match chooser {
            Chooser::Knowledge => Self::Knowledge,
            Chooser::Search => Self::Search,
        }
    }
}

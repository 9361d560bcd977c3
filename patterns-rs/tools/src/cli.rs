//! What may be said on the command line?

use crate::import::Import;
use crate::joseki::Joseki;
use clap::{Args, Parser, Subcommand, ValueEnum};
use gnugo_engine::board::{Color, Orientation};
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// Look at patterns, try them on games, and write new ones.
///
/// A database is named as its static is (`COUNTER`), or by its type, which means all databases of that type
/// (`defense`). Patterns are named as they are written. Capitals do not matter.
#[derive(Debug, Parser)]
#[command(name = "patterns", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List databases and their patterns: name, classes, where it is written, what it is for.
    List(List),
    /// Show a pattern: what it is for, its drawing, labels, constraint and action, and all its orientations.
    Show(Show),
    /// Say which patterns match in a game, and what becomes of each match; or why a pattern does not match.
    ///
    /// A match is refused by its class (the stone would be captured, and there is no class `s`), by its constraint, or
    /// by its helper function. With both --pattern and --at, every orientation is explained: the first point of the
    /// drawing that differs from the board, or the verdict.
    ///
    /// Below the matches stands what the moves are worth that accepted ones propose, part by part.
    #[command(after_help = "Example: patterns match game.sgf --move 31 --pattern Counter1 --at Q4")]
    Match(Matching),
    /// Judge the boards that stand beside the patterns: is each pattern accepted, or refused, where they say so?
    Check(Check),
    /// Write a skeleton with the next free name, to paste into a database's source.
    New(New),
    /// Write the source of a pattern turned or mirrored: both drawings, and the code of its symmetry.
    Transform(Transform),
    /// Count over whole games how often each pattern is tried, matches and is accepted, and what judging it costs.
    ///
    /// Every position of every game, or every so many of them, is matched for the player who moves in it. A pattern is tried at every place, and in
    /// every orientation, where its move (or the stone by which it is placed) fits. Time and nodes are those of judging a
    /// match: the safety of its move, its constraint, helper function and action; each match pays for what it reads itself,
    /// whatever others have read. A pattern proposed a move that was played if an accepted match has its move there; patterns of
    /// connections, influence, barriers and handicaps, and joseki of class `N`, propose none.
    Profile(Profile),
    /// Look for patterns that add nothing, by what is written, and over whole games.
    ///
    /// By what is written: those that are accepted only where another one of their type is, with the same move, since its diagram and
    /// constraint are among theirs, and that say no more, or are rewarded twice for it. In games: those that always match together, those that match only where another one does that asks nothing and says as much,
    /// and those whose constraint was never true. Patterns that match seldom in these games are not judged.
    Lint(Lint),
    /// Tell how the moves that each pattern proposes turn out in simulated games: the points that they lose, the worst first.
    ///
    /// In each position that is looked at, the moves that accepted patterns propose are played, with the three best by their reasons and the
    /// one that was played in the game; from each games are simulated, together ten times as many as the engine gives to a
    /// move. A move loses what the best of them has more at the end. Few positions with few games say little: the standard error
    /// is told.
    #[command(after_help = "Example: patterns grade game.sgf --every 5 --level 6")]
    Grade(Grade),
    /// Learn how strong patterns, and other features of moves, are by the moves that games chose.
    ///
    /// A move is likelier to be chosen the stronger its features are together: the drawings of patterns that match there, what it takes and
    /// saves, the points around it, how near it is to the last move. Constraints are not asked. The table says how well the strengths
    /// foretell the moves of games that were learnt from, and of those that were held back.
    #[command(after_help = "Example: patterns train games/*.sgf --output patterns-rs/src/strengths.txt")]
    Train(Train),
    /// Write a page that shows what the databases do in games, to be opened in a browser.
    ///
    /// It steps through the games with the board drawn: which patterns match at a point and what became of each match, with
    /// what its constraint asked and was answered; why a chosen pattern does not match there; what speaks for the moves;
    /// dragons, territory and influence; and the tables of `profile` and `lint` with a picture of each pattern. The page is
    /// one file, and needs neither a server nor a network.
    #[command(after_help = "Example: patterns report game.sgf --from 20 --to 60 -o report.html")]
    Report(Report),
    /// Watch the sources: on each save, build them, and show the errors, or what has changed on games.
    ///
    /// It is meant to run beside an editor. What changed is told after each build that succeeds: matches that were gained
    /// and lost, by pattern, and moves that other reasons speak for now. Ctrl-C ends it.
    #[command(after_help = "Example: patterns watch game.sgf")]
    Watch(Watch),
    /// Compare two builds on games: matches gained and lost, values and moves changed, each with its position.
    ///
    /// A build is a program with these tools in it, or the folder of a workspace in which Cargo has built one. In the boards `O` is to
    /// move, and the point is marked by `*` if all changes are about one: they can be pasted beside a pattern.
    #[command(
        after_help = "Example: patterns compare ../before/target/release/patterns target/release/patterns game.sgf"
    )]
    Compare(Compare),
    /// What `watch` and `compare` compare: every match and the best move of each position, one JSON document.
    #[command(hide = true)]
    Digest(Digest),
    /// Turn databases in GNU Go's format into a crate of `patterns!` source, with a binary that offers these tools.
    ///
    /// Names, comments and descriptions survive. A check of the pattern compiler that a pattern fails is lifted on it
    /// with `#[allow(…)]` and the reason. What cannot be carried over, such as statements of C and functions that the
    /// engine does not have, is told with file and line and stays in the source as a comment. A pattern whose
    /// constraint cannot be asked matches as before, and refuses every match.
    #[command(
        after_help = "Example: patterns import --as Shape patterns.db patterns2.db --as Attack attack.db -o imported"
    )]
    Import(Import),
    /// Write a crate of random patterns, to measure how long a large database takes to compile.
    Generate(Generate),
    /// Print the patterns that `joseki!` makes of a tree of moves, as the source of a `patterns!` block.
    ///
    /// Every node with a square mark and a move is a pattern: the corner before the move, as far as the mark. What is
    /// wrong with the tree is told with the line, the property and the moves that lead to the node.
    #[command(after_help = "Example: patterns joseki patterns-rs/src/joseki/hoshi.sgf")]
    Joseki(Joseki),
}

#[derive(Debug, Args)]
pub(crate) struct Generate {
    /// How many patterns.
    #[arg(long, value_name = "N", default_value_t = 1200)]
    pub(crate) patterns: usize,
    /// How many of them have a constraint.
    #[arg(long, value_name = "N", default_value_t = 600)]
    pub(crate) constraints: usize,
    /// Another number makes other patterns.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// The folder of the crate: a new or an empty one, or that of a crate that these tools have written.
    #[arg(short, long, value_name = "FOLDER")]
    pub(crate) output: PathBuf,
    /// The workspace that has the engine and the tools [default: the one that this program was built in].
    #[arg(long, value_name = "FOLDER")]
    pub(crate) engine: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct List {
    /// Only this database.
    pub(crate) database: Option<String>,
    /// Only databases of this type (Shape, Attack, Defense, Connection).
    #[arg(long = "type", value_name = "TYPE", conflicts_with = "database")]
    pub(crate) kind: Option<String>,
    /// Only the databases, without their patterns.
    #[arg(long)]
    pub(crate) brief: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Show {
    /// The pattern.
    pub(crate) name: String,
}

#[derive(Debug, Args)]
pub(crate) struct Matching {
    /// The game: an SGF file; or a text file with a board drawn as beside a pattern, `O` (White) to move; `-` reads it from
    /// standard input.
    pub(crate) game: PathBuf,
    /// The position before this move is played, from 1 [default: the end of the game].
    #[arg(long = "move", value_name = "N")]
    pub(crate) number: Option<usize>,
    /// Only this database.
    #[arg(long, value_name = "NAME")]
    pub(crate) database: Option<String>,
    /// Only this pattern.
    #[arg(long, value_name = "NAME")]
    pub(crate) pattern: Option<String>,
    /// Only matches whose move is here; for patterns without a move, whose first stone is.
    #[arg(long, value_name = "POINT")]
    pub(crate) at: Option<String>,
    /// Who is to move, `O` in the drawings [default: whose turn it is; with --raw: both].
    #[arg(long, value_enum)]
    pub(crate) color: Option<Player>,
    /// Only matches that are accepted.
    #[arg(long, conflicts_with = "raw")]
    pub(crate) accepted: bool,
    /// Tell what the accepted matches add to the worth of their moves, too, which takes some time for each pattern.
    #[arg(long, conflicts_with = "raw")]
    pub(crate) worth: bool,
    /// The bare matches of the drawings, before anything else is asked, one JSON object a line.
    #[arg(long)]
    pub(crate) raw: bool,
    /// One JSON object a line.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Check {
    /// Only this database, or those of this type.
    pub(crate) database: Option<String>,
    /// Name the patterns that are accepted in no position beside them, too.
    #[arg(long)]
    pub(crate) missing: bool,
}

#[derive(Debug, Args)]
pub(crate) struct New {
    /// The database that it is for.
    pub(crate) database: String,
}

#[derive(Debug, Args)]
pub(crate) struct Transform {
    /// The pattern.
    pub(crate) name: String,
    /// How to turn or mirror it.
    #[arg(long, value_enum)]
    pub(crate) by: By,
}

#[derive(Debug, Args)]
pub(crate) struct Profile {
    /// The games: SGF files.
    #[arg(required = true)]
    pub(crate) games: Vec<PathBuf>,
    /// Only this database.
    #[arg(long, value_name = "NAME")]
    pub(crate) database: Option<String>,
    /// Only every so many positions of the games: each takes up to some seconds.
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) every: NonZeroUsize,
    /// All figures as one JSON document.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Lint {
    /// The games: SGF files [default: none; only what is written is looked at].
    pub(crate) games: Vec<PathBuf>,
    /// Only this database, or those of this type.
    #[arg(long, value_name = "NAME")]
    pub(crate) database: Option<String>,
    /// How often a pattern must match to be judged.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) least: u64,
    /// Leave out the findings that this file lists, and fail if there are others, or some of it are found no more.
    #[arg(long, value_name = "FILE")]
    pub(crate) known: Option<PathBuf>,
    /// One JSON object a line.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Grade {
    /// The games: SGF files.
    #[arg(required = true)]
    pub(crate) games: Vec<PathBuf>,
    /// Only this database, or those of this type [default: those that propose moves to whoever chooses one].
    #[arg(long, value_name = "NAME")]
    pub(crate) database: Option<String>,
    /// Only every so many positions of the games.
    #[arg(long, value_name = "N", default_value = "10")]
    pub(crate) every: NonZeroUsize,
    /// The level of the engine, whose games for a move are taken ten times: each level down halves them.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(0..=10))]
    pub(crate) level: u8,
    /// So many simulated games for each position, whatever the level.
    #[arg(long, value_name = "N")]
    pub(crate) playouts: Option<u32>,
    /// How many moves a pattern must have proposed to be told.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) least: usize,
    /// What the table is sorted by.
    #[arg(long, value_enum, default_value = "loss")]
    pub(crate) sort: Order,
    /// One JSON object a line.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What a table of graded patterns is sorted by.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Order {
    /// The points lost in the mean, most first.
    Loss,
    /// The part of the games lost in the mean, most first.
    Winning,
    /// The points lost by the worst move, most first.
    Most,
    /// The number of moves, most first.
    Moves,
    /// The name of the pattern.
    Name,
}

#[derive(Debug, Args)]
pub(crate) struct Train {
    /// The games: SGF files.
    #[arg(required = true)]
    pub(crate) games: Vec<PathBuf>,
    /// One in so many games is not learnt from, to see how well its moves are foretold; 0 for none.
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) hold_back: usize,
    /// How often the strengths are made better.
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) rounds: usize,
    /// Where the strengths are written.
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Report {
    /// The games: SGF files.
    #[arg(required = true)]
    pub(crate) games: Vec<PathBuf>,
    /// Only this database, or those of this type.
    #[arg(long, value_name = "NAME")]
    pub(crate) database: Option<String>,
    /// Only positions from the one before this move on.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) from: usize,
    /// Only positions up to the one before this move.
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<usize>,
    /// How often a pattern must match for `lint` to judge it.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) least: u64,
    /// The page.
    #[arg(short, long, value_name = "FILE", default_value = "report.html")]
    pub(crate) output: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct Watch {
    /// The games: SGF files.
    pub(crate) games: Vec<PathBuf>,
    /// The crate with the patterns, whose binary offers these tools.
    #[arg(long, value_name = "NAME", default_value = "patterns-rs")]
    pub(crate) package: String,
    /// The folder that is watched [default: the sources of the crate].
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    /// Only every so many positions of the games, since each takes time.
    #[arg(long, value_name = "N", default_value = "10")]
    pub(crate) every: NonZeroUsize,
    /// End after so many builds.
    #[arg(long, value_name = "N", hide = true)]
    pub(crate) builds: Option<usize>,
}

#[derive(Debug, Args)]
pub(crate) struct Compare {
    /// The build before the change.
    pub(crate) old: PathBuf,
    /// The build after it.
    pub(crate) new: PathBuf,
    /// The games: SGF files.
    #[arg(required = true)]
    pub(crate) games: Vec<PathBuf>,
    /// Only every so many positions of the games, since each takes time.
    #[arg(long, value_name = "N", default_value = "10")]
    pub(crate) every: NonZeroUsize,
    /// Draw only positions where matches of this pattern differ.
    #[arg(long, value_name = "NAME")]
    pub(crate) pattern: Option<String>,
    /// Draw so many positions.
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) boards: usize,
    /// All positions that differ, one JSON object a line.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Digest {
    /// The games: SGF files.
    #[arg(required = true)]
    pub(crate) games: Vec<PathBuf>,
    /// Only every so many positions.
    #[arg(long, value_name = "N", default_value = "10")]
    pub(crate) every: NonZeroUsize,
}

/// A player, as the command line names it.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Player {
    Black,
    White,
}

impl From<Player> for Color {
    fn from(player: Player) -> Self {
        match player {
            Player::Black => Self::Black,
            Player::White => Self::White,
        }
    }
}

/// An orientation, as the command line names it.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum By {
    /// A quarter turn clockwise.
    Right,
    /// A quarter turn anticlockwise.
    Left,
    /// Half a turn.
    Half,
    /// Mirrored at the diagonal `/`.
    Slash,
    /// Mirrored at the diagonal `\`.
    Backslash,
    /// Mirrored at the horizontal axis: upside down.
    Horizontal,
    /// Mirrored at the vertical axis: left becomes right.
    Vertical,
}

impl From<By> for Orientation {
    fn from(by: By) -> Self {
        match by {
            By::Right => Self::Right,
            By::Left => Self::Left,
            By::Half => Self::Half,
            By::Slash => Self::Slash,
            By::Backslash => Self::Backslash,
            By::Horizontal => Self::Horizontal,
            By::Vertical => Self::Vertical,
        }
    }
}

/// What a player is called.
pub(crate) fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}

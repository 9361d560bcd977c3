//! How does a game come out of an SGF file, and into one?
//!
//! Read are the main line of the file's first game, its size, komi, handicap, rules and names, moves, and stones set up
//! anywhere on that line; variations, marks and comments are passed over. Moves must be legal by the file's rules,
//! except that positions may be repeated: a file tells what happened. What cannot be understood is a fault: [`read`]
//! refuses a file for it, [`read_leniently`] leaves it out and tells of it. Text that is not UTF-8 is taken for Latin-1;
//! encodings in which a letter may contain the byte of a bracket (Shift-JIS, Big5) are not understood.

mod faults;
mod node;
mod outline;
mod read;
mod root;
mod setup;
mod write;

pub use read::{read, read_before, read_in_parts, read_leniently};
pub use write::{write, write_position, write_with_comments};

use super::{BadSetup, BadSize, Illegal, Rules};
use crate::board::Point;
use thiserror::Error;

/// Where to stop reading.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stop {
    /// At the end of the main line.
    #[default]
    End,
    /// Before the move of this number is played, as in GTP: 1 is the position without any move. Passes count.
    Move(usize),
    /// Before the first move at this point; at the end if there is none.
    Point(Point),
}

/// What a file tells about a game besides the game. Texts are empty where it tells nothing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Info {
    /// Who plays black (`PB`).
    pub black: String,
    /// Who plays white (`PW`).
    pub white: String,
    /// The result (`RE`), such as `B+3.5` or `W+R`.
    pub result: String,
    /// The event (`EV`).
    pub event: String,
    /// When it was played (`DT`).
    pub date: String,
    /// The komi (`KM`); a game without it has none.
    pub komi: Option<f32>,
    /// The rules (`RU`), if they are known here; a game without them is played by the default ones.
    pub rules: Option<Rules>,
}

/// Why a file is refused, or what was not understood of it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SgfError {
    /// There is no game tree with a node.
    #[error("there is no game in the file")]
    NoGame,
    /// The game does not begin with `(;`.
    #[error("the game does not begin with `(;`")]
    NoBeginning,
    /// A `(` is never closed.
    #[error("a parenthesis is not closed")]
    OpenTree,
    /// A `[` is never closed.
    #[error("the bracket that opens in line {line} is not closed")]
    OpenBracket {
        /// The line, from 1.
        line: usize,
    },
    /// Something stands between the properties of a node that is none.
    #[error("node {node}: `{text}` is no property")]
    Stray {
        /// The node of the main line, from 1.
        node: usize,
        /// What stands there.
        text: String,
    },
    /// The file does not say what the komi is. It is not refused for that.
    #[error("the file does not tell the komi")]
    NoKomi,
    /// There are so many faults more.
    #[error("there are {0} faults more")]
    More(usize),
    /// Another game than Go.
    #[error("this is a game, but not of Go")]
    NotGo,
    /// The board is not square, or no number.
    #[error("there is no board of size `{0}`")]
    SizeText(String),
    /// No board of this size.
    #[error(transparent)]
    Size(#[from] BadSize),
    /// The value of a property makes no sense.
    #[error("node {node}: `{value}` is no value for `{property}`")]
    Value {
        /// The node of the main line, from 1.
        node: usize,
        /// The property.
        property: String,
        /// Its value.
        value: String,
    },
    /// A property has two values of which only one can be right.
    #[error("node {node}: `{property}` is given as `{first}` and as `{second}`")]
    Twice {
        /// The node of the main line, from 1.
        node: usize,
        /// The property.
        property: String,
        /// One of its values.
        first: String,
        /// Another one.
        second: String,
    },
    /// A property of the whole game is in another node than the first one.
    #[error("node {node}: `{property}` is not in the first node")]
    Misplaced {
        /// The node of the main line, from 1.
        node: usize,
        /// The property.
        property: String,
    },
    /// A fault that does not refuse the file, since something else is taken in its place.
    #[error("{fault}; {assumed}")]
    Replaced {
        /// What is wrong.
        fault: Box<SgfError>,
        /// What is taken, in words.
        assumed: String,
    },
    /// Stones cannot be set up as the file wants.
    #[error("node {node}: {}", reason.to_text(*size))]
    Setup {
        /// The node of the main line, from 1.
        node: usize,
        /// Why.
        reason: BadSetup,
        /// The number of lines of the board.
        size: usize,
    },
    /// The game is not so long.
    #[error("there is no move {number}: the game has {moves}")]
    NoMove {
        /// The number that was asked for; they count from 1.
        number: usize,
        /// How many there are.
        moves: usize,
    },
    /// A move is illegal.
    #[error("move {number} at {at} is illegal: {reason}")]
    Move {
        /// Its number, from 1.
        number: usize,
        /// The point.
        at: String,
        /// Why.
        reason: Illegal,
    },
}

#[cfg(test)]
mod tests;

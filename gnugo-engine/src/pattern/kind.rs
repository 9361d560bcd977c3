//! The types of databases. Each is a rule book: what its patterns may say, and what is made of their matches.
//!
//! The pattern compiler has the same list, with the symbols, classes and values that it accepts for each.

/// A type of database.
pub trait Kind: Sized + 'static {
    /// Its name, as in `pub static NAME: Defense;`.
    const NAME: &'static str;
    /// Whether a move that could be captured right away is refused unless the pattern has class `s`.
    const CHECKS_SAFETY: bool;
}

/// Moves that make good shape, extend, cut, connect, block: what proposes most moves of a game.
#[derive(Clone, Copy, Debug)]
pub enum Shape {}

/// Moves that capture a string of the opponent (class `A`), to help tactical reading.
#[derive(Clone, Copy, Debug)]
pub enum Attack {}

/// Moves that save a string of ours (class `D`), to help tactical reading.
#[derive(Clone, Copy, Debug)]
pub enum Defense {}

/// Where strings are connected (class `C`), and where they can be cut (class `B`).
#[derive(Clone, Copy, Debug)]
pub enum Connection {}

impl Kind for Shape {
    const NAME: &'static str = "Shape";
    const CHECKS_SAFETY: bool = true;
}

impl Kind for Attack {
    const NAME: &'static str = "Attack";
    const CHECKS_SAFETY: bool = false;
}

impl Kind for Defense {
    const NAME: &'static str = "Defense";
    const CHECKS_SAFETY: bool = false;
}

impl Kind for Connection {
    const NAME: &'static str = "Connection";
    const CHECKS_SAFETY: bool = false;
}

//! The types of databases. Each is a rule book: what its patterns may say, and what is made of their matches.
//!
//! The pattern compiler has the same list, with the symbols, classes and values that it accepts for each.

/// A type of database.
pub trait Kind: Sized + 'static {
    /// Its name, as in `pub static NAME: Defense;`.
    const NAME: &'static str;
    /// Whether a move that could be captured right away is refused unless the pattern has class `s`.
    const CHECKS_SAFETY: bool;
    /// Which part of the board its patterns are, and so which matcher finds them.
    const EXTENT: Extent = Extent::Anywhere;
}

/// Which part of the board the patterns of a type are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Any part, for the [matcher](super::Matcher) of all drawings at once.
    Anywhere,
    /// A corner without anything vague, for the [corner matcher](super::CornerMatcher).
    Corner,
    /// Whole boards or parts, for the [full-board matcher](super::FullBoardMatcher).
    WholeBoard,
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

/// Moves of joseki: sequences in a corner that are known to be good for both sides, and some that are not.
#[derive(Clone, Copy, Debug)]
pub enum Joseki {}

/// Opening moves on a whole board, or in a part of one.
#[derive(Clone, Copy, Debug)]
pub enum Fuseki {}

/// Where handicap stones are placed: `*` is the next one, and `!` are those that go with it.
#[derive(Clone, Copy, Debug)]
pub enum Handicap {}

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

impl Kind for Joseki {
    const NAME: &'static str = "Joseki";
    const CHECKS_SAFETY: bool = true;
    const EXTENT: Extent = Extent::Corner;
}

impl Kind for Fuseki {
    const NAME: &'static str = "Fuseki";
    const CHECKS_SAFETY: bool = true;
    const EXTENT: Extent = Extent::WholeBoard;
}

impl Kind for Handicap {
    const NAME: &'static str = "Handicap";
    const CHECKS_SAFETY: bool = false;
    const EXTENT: Extent = Extent::WholeBoard;
}

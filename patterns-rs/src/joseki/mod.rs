//! How does the play in a corner go on? Joseki, as trees of moves for an SGF editor.
//!
//! A file is a first move in the corner at the upper right. Every node with a square mark is a pattern: it proposes its
//! move to whoever is to move, in all corners. The first letter of a comment is its class, `#` begins what the pattern
//! is for, and `;` a constraint, such as a ladder. Positions that two lines lead to have their pattern once.
//!
//! The name of a node is that of its pattern. Names never change; a new node takes the next free number.

use gnugo_engine::joseki;
use gnugo_engine::pattern::{Database, Joseki};

joseki! {
    /// The four-four point.
    pub static HOSHI: Joseki = "hoshi.sgf";
    /// The three-four point.
    pub static KOMOKU: Joseki = "komoku.sgf";
    /// The three-three point.
    pub static SANSAN: Joseki = "sansan.sgf";
    /// The five-three point.
    pub static MOKUHAZUSHI: Joseki = "mokuhazushi.sgf";
    /// The five-four point.
    pub static TAKAMOKU: Joseki = "takamoku.sgf";
}

/// All of them.
pub static ALL: &[&Database<Joseki>] = &[&HOSHI, &KOMOKU, &SANSAN, &MOKUHAZUSHI, &TAKAMOKU];

//! Can rows be seen?

use super::Token;
use proc_macro2::{LineColumn, Span};

/// What the places of a macro's tokens are worth.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Positions {
    /// Each token has its own.
    Known,
    /// The tool has none: all tokens are said to stand at the beginning of a file. rust-analyzer does so unless its
    /// newer protocol is switched on. Names and expressions can be expanded, rows cannot be seen.
    Unknown,
    /// All tokens stand at one place of a real file: another macro has made them.
    Generated(Span),
}

/// Compares the places of the tokens; the first two that differ settle it.
pub(crate) fn positions(tokens: &[Token]) -> Positions {
    let [first, second, ..] = tokens else { return Positions::Known };
    let start = first.span().start();
    if second.span().start() != start || tokens.iter().any(|token| token.span().start() != start) {
        return Positions::Known;
    }
    if is_beginning(start) { Positions::Unknown } else { Positions::Generated(first.span()) }
}

fn is_beginning(place: LineColumn) -> bool {
    place.line <= 1 && place.column == 0
}

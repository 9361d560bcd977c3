//! Can rows be seen?

use super::token::Token;
use proc_macro2::{LineColumn, Span};
use std::ops::Range;

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
    let place = |token: &Token| LineColumn { line: token.line, column: token.column() };
    let start = place(first);
    if place(second) != start || tokens.iter().any(|token| place(token) != start) {
        return Positions::Known;
    }
    if is_beginning(start) { Positions::Unknown } else { Positions::Generated(first.span()) }
}

/// Where a token begins and ends, in bytes from some place that all tokens share, as far as the tool's description of its place
/// shows it. There is no other way to ask on stable Rust, and the description may change; so nothing is judged by it: it is
/// for what editors show.
pub(crate) fn range(span: Span) -> Option<Range<usize>> {
    let description = format!("{span:?}");
    let (before, after) = description.split_once("..")?;
    let digits = |letter: &char| letter.is_ascii_digit();
    let start: String = before.chars().rev().take_while(digits).collect();
    let start: String = start.chars().rev().collect();
    let end: String = after.chars().take_while(digits).collect();
    let (start, end) = (start.parse().ok()?, end.parse().ok()?);
    (start < end).then_some(start..end)
}

/// Whether this is the beginning of a file.
pub(super) fn is_beginning(place: LineColumn) -> bool {
    place.line <= 1 && place.column == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_from_descriptions_of_places() {
        let ranges = |text: &str| {
            let tokens: proc_macro2::TokenStream = text.parse().expect("tokens");
            tokens.into_iter().map(|tree| range(tree.span()).expect("a range")).collect::<Vec<_>>()
        };
        let ranges = ranges("OX* .");
        let [first, second, third] = ranges.as_slice() else { panic!("three tokens") };
        assert_eq!((first.len(), second.len(), first.end), (2, 1, second.start));
        assert!(third.start > second.end);
        assert_eq!(range(Span::call_site()), None);
    }
}

//! Lines that belong together: rows of one diagram.

use super::Name;
use crate::report::Fault;
use crate::tokens::Token;
use proc_macro2::Span;

/// Lines of symbols without another line between them.
pub(super) type Run<'a> = Vec<&'a [Token]>;

/// Whether a line is the next one after another.
pub(super) fn follow(line: &[Token], next: &[Token]) -> bool {
    matches!((line.last(), next.first()), (Some(last), Some(first)) if last.end_line + 1 == first.line)
}

/// A row that stands apart from those above it.
pub(super) fn split_diagram((start, end): (Span, Span), what: &str, name: &Name) -> Fault {
    Fault::range(start, end, format!("{what} of {name} has ended above this row"))
        .note("a blank line, or a line with only a comment, ends a diagram")
}

//! Where do the header and the patterns of a block begin and end?
//!
//! Patterns are found by `pattern!` alone, whatever stands in them, so that a fault in one never hides the next. No row
//! of a diagram and no expression has these two tokens in sequence.

use super::Reading;
use super::attributes::{attributes_before, leading_attributes};
use super::header::{Header, header, late_declaration};
use super::pattern::{Pattern, pattern};
use super::starts;
use crate::report::Fault;
use crate::tokens::Token;
use proc_macro2::Span;

/// The input of `patterns!`.
#[derive(Debug)]
pub(crate) struct Block {
    /// The static; none if it is not declared.
    pub(crate) header: Option<Header>,
    /// The patterns, those with faults too.
    pub(crate) patterns: Vec<Pattern>,
}

/// Reads a block.
pub(crate) fn block(tokens: &[Token], cx: Reading<'_>) -> Block {
    let begins_with_pattern = starts::pattern(&tokens[leading_attributes(tokens)..]);
    let Some(late) = late_declaration(tokens).filter(|_| begins_with_pattern) else { return in_order(tokens, cx) };
    let declaration = &tokens[late.clone()];
    let place = &declaration[leading_attributes(declaration)];
    let fault = Fault::new(place.span(), "the database is declared behind a pattern");
    cx.push(fault.help("a block begins with the declaration"));
    // Read as if it stood where it belongs.
    let (before, after) = (&tokens[..late.start], &tokens[late.end..]);
    in_order(&[declaration, before, after].concat(), cx)
}

/// Reads a block that begins with its declaration.
fn in_order(tokens: &[Token], cx: Reading<'_>) -> Block {
    let starts: Vec<usize> = (0..tokens.len()).filter(|&index| starts::pattern(&tokens[index..])).collect();
    let first = starts.first().copied().unwrap_or(tokens.len());
    // Attributes before a pattern are the pattern's; with no pattern at all, the static's.
    let own = |start: usize| if starts.is_empty() { start } else { start - attributes_before(&tokens[..start]) };
    let end = match (tokens.get(first), tokens.last()) {
        (Some(token), _) => token.span(),
        (None, Some(token)) => token.end_span(),
        (None, None) => Span::call_site(),
    };
    let header = header(&tokens[..own(first)], end, cx);
    let ends = starts.iter().skip(1).map(|&start| own(start)).chain([tokens.len()]);
    let patterns = starts
        .iter()
        .zip(ends)
        .filter_map(|(&start, end)| pattern(&tokens[own(start)..start], &tokens[start..end], cx));
    Block { header, patterns: patterns.collect() }
}

//! A pattern whose lines cannot be seen, since the tool reports no places: what can be told of its parts from the
//! tokens alone. Editors complete names by such expansions, so the expressions matter here, and nothing is an error.

use super::body::{Joined, Sections};
use super::class_line::class_line;
use super::{Diagram, Part, Reading};
use crate::tokens::Token;
use proc_macro2::{Delimiter, TokenTree};

/// Functions that answer with a number: a `>` before one of them compares.
const NUMBERS: [&str; 8] = ["lib", "lib2", "lib3", "lib4", "olib", "xlib", "wormsize", "dragonsize"];

/// Sorts the tokens of a pattern's body.
pub(super) fn sections(tokens: &[Token], cx: Reading<'_>) -> Sections {
    let rows = || Part::Sound(Diagram { rows: Vec::new(), incomplete: false });
    let mut sections = Sections {
        diagram: rows(),
        class_line: Part::Broken,
        labelled: rows(),
        constraint: Joined::default(),
        action: Joined::default(),
    };
    let colon = tokens.iter().position(|token| token.is(':')).unwrap_or(tokens.len());
    let mut rest = &tokens[colon..];
    if let Some((colon, after)) = rest.split_first() {
        let (line, after) = class_line(colon, after, cx);
        (sections.class_line, rest) = (Part::Sound(line), after);
    }
    let start = rest.iter().position(|token| token.is(';') || token.is('>')).unwrap_or(rest.len());
    rest = &rest[start..];
    while let Some((marker, after)) = rest.split_first() {
        // Statements of an action end in `;` too.
        let is_next = |tail: &[Token]| begins_part(tail) && !(marker.is('>') && tail[0].is(';'));
        let end = (0..after.len()).find(|&index| is_next(&after[index..])).unwrap_or(after.len());
        let joined = if marker.is(';') { &mut sections.constraint } else { &mut sections.action };
        if end > 0 {
            joined.add(marker, &after[..end], "expression", cx);
        }
        rest = &after[end..];
    }
    sections
}

/// Whether a constraint or an action begins here. A `>` before a call might as well compare two numbers.
fn begins_part(tokens: &[Token]) -> bool {
    match tokens {
        [marker, ..] if marker.is(';') => true,
        [marker, word, arguments, ..] if marker.is('>') && arguments.group(Delimiter::Parenthesis).is_some() => {
            matches!(&word.tree, TokenTree::Ident(name) if !NUMBERS.iter().any(|number| name == number))
        }
        _ => false,
    }
}

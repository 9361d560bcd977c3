//! A pattern whose lines cannot be seen, since the tool reports no places: what can be told of its parts from the
//! tokens alone. Editors complete names by such expansions, so the expressions matter here, and nothing is an error.

use super::body::{Joined, Sections};
use super::class_line::class_line;
use super::starts::{self, Marker};
use super::{Cell, Diagram, Part, Reading, Row};
use crate::tokens::Token;
use proc_macro2::TokenTree;

/// Sorts the tokens of a pattern's body.
pub(super) fn sections(tokens: &[Token], cx: Reading<'_>) -> Sections {
    let mut sections = Sections {
        diagram: Part::Sound(Diagram { rows: Vec::new(), incomplete: false }),
        class_line: Part::Absent,
        labelled: Part::Absent,
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
    sections.labelled = Part::Sound(letters(&rest[..start]));
    rest = &rest[start..];
    while let Some((first, after)) = rest.split_first() {
        let Some(marker) = Marker::of(first) else { break };
        let begins = |index: usize| {
            let token = &after[index];
            match marker {
                Marker::Action => !starts::ends_statement(marker, token) && token.is('>') && index > 0,
                _ => token.is(';') || (token.is('>') && starts::action_behind(&after[..index], &after[index + 1..])),
            }
        };
        let end = (0..after.len()).find(|&index| begins(index)).unwrap_or(after.len());
        let joined = if marker == Marker::Constraint { &mut sections.constraint } else { &mut sections.action };
        joined.marker.get_or_insert(first.span());
        joined.tokens.extend(after[..end].iter().map(|token| token.tree.clone()));
        rest = &after[end..];
    }
    sections
}

/// All letters of the labelled diagram, as if it had one row.
fn letters(tokens: &[Token]) -> Diagram {
    let mut cells = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        if let TokenTree::Ident(word) = &token.tree {
            let span = word.span();
            cells.extend(word.to_string().chars().map(|letter| Cell { letter, span, token: index, shared: true }));
        }
    }
    let place = tokens.first().map_or_else(proc_macro2::Span::call_site, Token::span);
    let row = Row { cells, column: 0, broken: false, irregular: false, start: place, end: place };
    Diagram { rows: vec![row], incomplete: true }
}

//! A pattern whose lines cannot be seen, since the tool reports no places: what can be told of its parts from the
//! tokens alone. Editors complete names by such expansions, so the expressions matter here, and nothing is an error.
//! Rows are guessed where the tool tells at least how far tokens are apart: a row ends at the first gap.

use super::body::{Joined, Sections};
use super::class_line::class_line;
use super::diagram::guessed_row;
use super::starts::{self, Marker};
use super::{Cell, Diagram, Part, Reading, Row};
use crate::tokens::{Token, range};
use proc_macro2::TokenTree;

/// Sorts the tokens of a pattern's body.
pub(super) fn sections(tokens: &[Token], cx: Reading<'_>) -> Sections {
    // Nothing of a position has a name that could be completed.
    let is_path = |index: usize| index > 0 && tokens[index - 1].is(':');
    let end = (0..tokens.len()).find(|&index| starts::position(&tokens[index..]).is_some() && !is_path(index));
    let tokens = &tokens[..end.unwrap_or(tokens.len())];
    let mut sections = Sections {
        diagram: Part::Absent,
        class_line: Part::Absent,
        labelled: Part::Absent,
        constraint: Joined::default(),
        action: Joined::default(),
        positions: Vec::new(),
    };
    let colon = tokens.iter().position(|token| token.is(':')).unwrap_or(tokens.len());
    sections.diagram = Part::Sound(diagram(&tokens[..colon]).unwrap_or_default());
    let mut rest = &tokens[colon..];
    if let Some((colon, after)) = rest.split_first() {
        let (line, after) = class_line(colon, after, cx);
        (sections.class_line, rest) = (Part::Sound(line), after);
    }
    let start = rest.iter().position(|token| token.is(';') || token.is('>')).unwrap_or(rest.len());
    sections.labelled = Part::Sound(diagram(&rest[..start]).unwrap_or_else(|| letters(&rest[..start])));
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

/// The rows of a diagram, each of tokens without a gap between them. None if the tool does not tell how far they are apart.
fn diagram(tokens: &[Token]) -> Option<Diagram> {
    let ranges: Vec<_> = tokens.iter().map(|token| range(token.span())).collect::<Option<_>>()?;
    let mut rows = Vec::new();
    let mut start = 0;
    for end in 1..=tokens.len() {
        let is_apart = ranges.get(end).is_none_or(|next| next.start != ranges[end - 1].end);
        if is_apart {
            rows.push(guessed_row(&tokens[start..end]));
            start = end;
        }
    }
    Some(Diagram { rows, incomplete: true })
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
    let row = Row { cells, column: 0, broken: None, irregular: false, start: place, end: place };
    Diagram { rows: vec![row], incomplete: true }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audience::Audience;
    use crate::report::Faults;
    use crate::tokens::read;

    /// Without lines, rows are told from one another by how far tokens are apart.
    #[test]
    fn rows_are_guessed() {
        let text = "|OX // here\n|?*\n+--\n: 8, C, shape(2)\n\n|bA\n|?*\n+--\n; lib(b) > 1 && lib(A) > 1\n";
        let (tokens, faults) = (read(text.parse().expect("tokens"), Audience::Compiler), Faults::default());
        let found = sections(&tokens, Reading::new(&faults, true));
        let rows = |part: &Part<Diagram>| {
            let rows = part.sound().map(|diagram| diagram.rows.iter().map(Row::text).collect::<Vec<_>>());
            rows.expect("a diagram").join(" ")
        };
        assert_eq!((rows(&found.diagram), rows(&found.labelled)), ("|OX |?* +--".to_owned(), "|bA |?* +--".to_owned()));
    }
}

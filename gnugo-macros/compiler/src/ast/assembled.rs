//! A pattern that is not written in the source but put together, such as one from a tree of moves.
//!
//! Its rows are texts, and all its tokens stand at one place of the source: that of what it was made from.

use super::attributes::attributes;
use super::body::Joined;
use super::class_line::class_line;
use super::expression::{parse_action, parse_constraint};
use super::{Attributes, Cell, Diagram, Name, Part, Pattern, Reading, Row};
use crate::audience::Audience;
use crate::report::{Reported, Topic};
use crate::tokens::{self, Token};
use proc_macro2::{Punct, Spacing, Span, TokenStream, TokenTree};

/// What such a pattern says.
pub(crate) struct Assembled<'a> {
    /// Its name, which must be an identifier.
    pub(crate) name: &'a str,
    /// The line where it stands in whatever it was made from.
    pub(crate) line: usize,
    pub(crate) doc: String,
    /// `#[allow(…)]`, any number of them.
    pub(crate) allows: TokenStream,
    /// The rows of the diagram, edges included.
    pub(crate) rows: &'a [String],
    /// The rows of the labelled diagram.
    pub(crate) labelled: Option<&'a [String]>,
    /// What follows the `:`.
    pub(crate) class_line: Result<TokenStream, Reported>,
    /// What follows the `;`.
    pub(crate) constraint: Part<TokenStream>,
    /// What follows the `>`.
    pub(crate) action: Part<TokenStream>,
    /// Where errors about it stand.
    pub(crate) at: Span,
}

/// Reads the parts of a pattern.
pub(crate) fn assembled(parts: Assembled<'_>, cx: Reading<'_>) -> Pattern {
    let before = cx.faults.mark();
    let at = parts.at;
    let line_cx = cx.about(Topic::ClassLine);
    let allows = attributes(&tokens::read(parts.allows, Audience::Compiler), line_cx).allows;
    let class_line = match parts.class_line {
        Ok(tokens) => Part::Sound(class_line(&marker(':', at), &tokens::read(tokens, Audience::Compiler), line_cx).0),
        Err(reported) => Part::Broken(reported),
    };
    let cx = cx.about(Topic::Expressions);
    let constraint = parse_constraint(&joined(parts.constraint, at), cx);
    let action = parse_action(&joined(parts.action, at), cx);
    Pattern {
        opening: None,
        attributes: Attributes { doc: parts.doc, allows },
        name: Name::new(parts.name, at),
        line: parts.line,
        diagram: Part::Sound(diagram(parts.rows, at)),
        class_line,
        labelled: parts.labelled.map_or(Part::Absent, |rows| Part::Sound(diagram(rows, at))),
        constraint,
        action,
        positions: Vec::new(),
        faulty: cx.faults.since(before),
    }
}

fn diagram(rows: &[String], at: Span) -> Diagram {
    let cell = |letter| Cell { letter, span: at, token: 0, shared: true };
    let row = |text: &String| Row {
        cells: text.chars().map(cell).collect(),
        column: 0,
        broken: None,
        irregular: false,
        start: at,
        end: at,
    };
    Diagram { rows: rows.iter().map(row).collect(), incomplete: false }
}

fn joined(part: Part<TokenStream>, at: Span) -> Joined {
    match part {
        Part::Absent => Joined::default(),
        Part::Broken(reported) => Joined { marker: Some(at), tokens: Vec::new(), broken: Some(reported) },
        Part::Sound(tokens) => Joined { marker: Some(at), tokens: tokens.into_iter().collect(), broken: None },
    }
}

fn marker(letter: char, at: Span) -> Token {
    let mut punct = Punct::new(letter, Spacing::Alone);
    punct.set_span(at);
    Token::new(TokenTree::Punct(punct))
}

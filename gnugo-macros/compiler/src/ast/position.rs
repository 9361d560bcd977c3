//! A position beside its pattern: `accepted` or `refused` on a line of its own, and the rows of a board below it.

use super::diagram::{Diagram, read_row};
use super::run::{Run, follow, split_diagram};
use super::{Name, Part, Reading};
use crate::report::{Fault, Reported};
use crate::tokens::Token;
use proc_macro2::Span;

/// A position that an author has drawn to show what a pattern does there.
#[derive(Debug)]
pub(crate) struct Position {
    /// The word that it begins with.
    pub(crate) heading: Span,
    /// The line of that word.
    pub(crate) line: usize,
    /// Whether the pattern is accepted there.
    pub(crate) accepted: bool,
    /// The board.
    pub(crate) board: Part<Diagram>,
}

/// The lines of a position.
pub(super) struct Unread<'a> {
    heading: &'a Token,
    accepted: bool,
    pub(super) rows: Run<'a>,
    /// Whether a fault of its heading is reported already.
    broken: Option<Reported>,
}

impl<'a> Unread<'a> {
    /// A position of which the heading has been found. Nothing else may stand on that line.
    pub(super) fn new(heading: &'a Token, rest: &[Token], accepted: bool, cx: Reading<'_>) -> Self {
        let broken = rest.first().map(|next| {
            let message = format!("expected a new line after `{}`, found `{}`", heading.text(), next.text());
            cx.give_up(Fault::new(next.span(), message).help("the rows of the board stand below the word"))
        });
        Self { heading, accepted, rows: Vec::new(), broken }
    }

    /// A position of which the heading is misspelt.
    pub(super) fn misspelt(heading: &'a Token, meant: &str, cx: Reading<'_>) -> Self {
        let fault = Fault::new(heading.span(), format!("`{}` begins no part of a pattern", heading.text()));
        let broken = Some(cx.give_up(fault.help(format!("did you mean `{meant}`?"))));
        Self { heading, accepted: false, rows: Vec::new(), broken }
    }

    /// Reads the rows.
    pub(super) fn read(self, name: &Name, cx: Reading<'_>) -> Position {
        let Self { heading, accepted, rows, broken } = self;
        let board = match (broken, rows.windows(2).find(|pair| !follow(pair[0], pair[1]))) {
            (Some(reported), _) => Part::Broken(reported),
            (None, _) if rows.is_empty() => {
                let fault = Fault::new(heading.span(), format!("no board follows this `{}`", heading.text()));
                Part::Broken(cx.give_up(fault.help("draw it below: `O` and `X` are stones, `*` is the move")))
            }
            (None, Some(apart)) => {
                let place = match apart[1] {
                    [first, .., last] => (first.span(), last.end_span()),
                    [only] => (only.span(), only.end_span()),
                    [] => (heading.span(), heading.span()),
                };
                let fault = split_diagram(place, "the position", name);
                Part::Broken(cx.give_up(fault.help("each position begins with a line `accepted` or `refused`")))
            }
            (None, None) => Part::Sound(Diagram {
                rows: rows.into_iter().map(|row| read_row(row, cx)).collect(),
                incomplete: false,
            }),
        };
        Position { heading: heading.span(), line: heading.line, accepted, board }
    }
}

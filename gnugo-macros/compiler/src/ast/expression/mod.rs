//! What does a constraint ask, and what does an action do? Expressions with the author's tokens in them.
//!
//! The grammar is C's, as far as GNU Go's databases use it: `||`, `&&`, comparisons, `+` and `-`, `!`, `c ? x : y`,
//! parentheses and calls. `*` is the move and `?` among the arguments of a call is a tenuki.

mod parser;
mod tree;

use super::body::Joined;
use super::{Part, Reading};
use crate::report::Faults;
pub(super) use parser::is_keyword;
use parser::{Parser, Text, broken_after};
pub(crate) use tree::{BinaryOp, Call, Expr, Operand};

/// Parses the text of a constraint.
pub(crate) fn parse_text(trees: &[proc_macro2::TokenTree], cx: Reading<'_>) -> Expr {
    Parser::new(Text::Constraint, trees, proc_macro2::Span::call_site(), cx).whole()
}

/// Parses the joined `;` lines.
pub(in crate::ast) fn parse_constraint(text: &Joined, cx: Reading<'_>) -> Part<Expr> {
    let Some(marker) = text.marker else { return Part::Absent };
    match text.broken {
        None => Part::Sound(Parser::new(Text::Constraint, &text.tokens, marker, cx).whole()),
        // An editor is told what could stand there.
        Some(reported) if text.tokens.is_empty() => Part::Sound(Expr::Missing(marker, reported)),
        Some(reported) => {
            let read =
                Parser::new(Text::Constraint, &text.tokens, marker, Reading::new(&Faults::default(), cx.blind)).whole();
            Part::Sound(broken_after(read, Expr::Missing(marker, reported)))
        }
    }
}

/// Parses the joined `>` lines: statements separated by `;`.
pub(in crate::ast) fn parse_action(text: &Joined, cx: Reading<'_>) -> Part<Vec<Expr>> {
    let Some(marker) = text.marker else { return Part::Absent };
    match text.broken {
        None => Part::Sound(Parser::new(Text::Action, &text.tokens, marker, cx).statements()),
        Some(reported) => {
            let scratch = Faults::default();
            let mut read = match text.tokens.is_empty() {
                true => Vec::new(),
                false => Parser::new(Text::Action, &text.tokens, marker, Reading::new(&scratch, cx.blind)).statements(),
            };
            read.push(Expr::Missing(marker, reported));
            Part::Sound(read)
        }
    }
}

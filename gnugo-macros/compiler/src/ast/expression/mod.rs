//! What does a constraint ask, and what does an action do? Expressions with the author's tokens in them.
//!
//! The grammar is C's, as far as GNU Go's databases use it: `||`, `&&`, comparisons, `+` and `-`, `!`, `c ? x : y`,
//! parentheses and calls. `*` is the move and `?` among the arguments of a call is a tenuki.

mod parser;
mod tree;

use super::body::Joined;
use super::{Part, Reading};
pub(super) use parser::is_keyword;
use parser::{Parser, Text};
pub(crate) use tree::{BinaryOp, Call, Expr, Operand};

/// Parses the joined `;` lines.
pub(in crate::ast) fn parse_constraint(text: &Joined, cx: Reading<'_>) -> Part<Expr> {
    let Some(marker) = text.marker else { return Part::Absent };
    if text.broken {
        return Part::Broken;
    }
    let mut parser = Parser::new(Text::Constraint, &text.tokens, marker, cx.faults);
    match parser.whole() {
        Some(expression) => Part::Sound(expression),
        None => Part::Broken,
    }
}

/// Parses the joined `>` lines: statements separated by `;`.
pub(in crate::ast) fn parse_action(text: &Joined, cx: Reading<'_>) -> Part<Vec<Expr>> {
    let Some(marker) = text.marker else { return Part::Absent };
    if text.broken {
        return Part::Broken;
    }
    let mut parser = Parser::new(Text::Action, &text.tokens, marker, cx.faults);
    match parser.statements() {
        Some(statements) => Part::Sound(statements),
        None => Part::Broken,
    }
}

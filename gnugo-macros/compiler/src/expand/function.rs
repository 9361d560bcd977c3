//! The function of a constraint or an action: its parameter, a local for each label, and the author's expressions.

use super::expression::{Writer, local_name};
use super::output::{Output, generated_at};
use super::parts::Functions;
use super::role::Role;
use crate::ast::{Expr, Operand};
use crate::audience::Audience;
use crate::ir::{Label, Pattern};
use proc_macro2::{Ident, Punct, Spacing, Span};
use std::cell::Cell;
use std::collections::BTreeMap;

/// Writes the function of some expressions: one constraint, or the calls of an action.
pub(super) fn function(
    out: &mut Output,
    role: Role,
    functions: &Functions<'_>,
    expressions: &[Expr],
    kind: &Ident,
    audience: Audience,
) {
    let pattern = functions.pattern;
    let here = Span::call_site();
    out.word("fn", here);
    let (name, parameter, lifetimes) = match role {
        Role::Constraint => (pattern.function("constraint"), "Ask", 1),
        Role::Action => (pattern.function("action"), "Act", 2),
    };
    out.word(&name, here);
    out.parentheses(here, |out| {
        out.word(role.receiver(), here);
        out.punct(":", here);
        out.punct("&", here);
        out.word("mut", here);
        out.path(&[parameter], here);
        out.punct("<", here);
        for _ in 0..lifetimes {
            out.tree(Punct::new('\'', Spacing::Joint));
            out.word("_", here);
            out.punct(",", here);
        }
        out.path(&[], here);
        out.punct("::", here);
        match audience {
            Audience::Compiler => out.ident(kind),
            Audience::Editor => out.word(&kind.to_string(), here),
        }
        out.punct(">", here);
    });
    let calls = Cell::new(0);
    let writer = Writer { role, calls: &calls, pattern, audience };
    if role == Role::Constraint {
        out.punct("->", here);
        out.word("bool", here);
    }
    out.braces(here, |out| {
        // An editor has constants with documentation for them.
        if audience == Audience::Compiler {
            locals(out, writer, functions, expressions);
        }
        for expression in expressions {
            match role {
                Role::Constraint => writer.truth(out, expression),
                Role::Action => {
                    writer.expression(out, expression);
                    out.punct(";", here);
                }
            }
        }
    });
}

/// One local for each label, typed by what the diagram shows there, and one for the move. All of them, whether used or not:
/// a word that is just being written decides nothing that stands before it.
fn locals(out: &mut Output, writer: Writer<'_>, functions: &Functions<'_>, expressions: &[Expr]) {
    let pattern = functions.pattern;
    let mut first: BTreeMap<char, Span> = BTreeMap::new();
    for expression in expressions {
        expression.walk(&mut |part| {
            if let Expr::Point(operand) = part {
                let (letter, span) = match operand {
                    Operand::Label(ident, letter) => (*letter, ident.span()),
                    Operand::Move(span) => ('*', *span),
                };
                first.entry(letter).or_insert(span);
            }
        });
    }
    let mut letters: Vec<char> = pattern.labels.iter().map(|label| label.letter).collect();
    letters.sort_unstable();
    let has_move = pattern.grid.cells.is_empty() || pattern.grid.find('*').next().is_some();
    for letter in has_move.then_some('*').into_iter().chain(letters) {
        let label = pattern.labels.iter().find(|label| label.letter == letter);
        let (row, column) = place(pattern, label, letter);
        let kind = match (letter, label.and_then(|label| label.symbol)) {
            ('*', _) => "TheMove",
            (_, Some(symbol)) if functions.drawn => symbol.label,
            _ => "Anything",
        };
        let at = first.get(&letter).map_or_else(Span::call_site, |&span| generated_at(span));
        let name = match first.get(&letter) {
            Some(&span) => local_name(letter, span),
            None => local_name(letter, Span::call_site()),
        };
        // let a = __at::<__pattern::EmptyPoint, _>(__ask, 1, 3);
        out.word("let", at);
        out.tree(name);
        out.punct("=", at);
        out.word("__at", at);
        out.punct("::", at);
        out.punct("<", at);
        out.path(&[kind], at);
        out.punct(",", at);
        out.word("_", at);
        out.punct(">", at);
        out.parentheses(at, |out| {
            out.word(writer.role.receiver(), at);
            for number in [row, column] {
                out.punct(",", at);
                out.number(number, at);
            }
        });
        out.punct(";", at);
    }
}

/// Row and column of a label, or of the move.
fn place(pattern: &Pattern, label: Option<&Label>, letter: char) -> (usize, usize) {
    let point = match letter {
        '*' => pattern.grid.find('*').next(),
        _ => label.and_then(|label| label.points.first().copied()),
    };
    point.unwrap_or((0, 0))
}

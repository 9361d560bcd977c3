//! The expressions of a constraint or an action.
//!
//! The author's tokens keep their places, so that an editor completes and explains them. For rustc, what is written around
//! them is said to stand where they stand, so that its errors are at the author's word; for an editor, which would show all
//! that stands at a word, it stands nowhere.

use super::output::{Output, generated_at};
use super::role::Role;
use crate::ast::{BinaryOp, Call, Expr, Operand};
use crate::audience::Audience;
use crate::ir::Pattern;
use crate::rules::functions::{Arguments, arguments};
use crate::rules::{self, Answer, Function};
use proc_macro2::{Delimiter, Ident, Span};
use std::cell::Cell;

/// Stands where a word is missing.
const MISSING: &str = "__missing";

/// Writes an argument into the output.
type Written<'a> = Box<dyn FnOnce(&mut Output) + 'a>;

/// The local of a label. Capitals get another name: a constant in the author's module might have theirs.
pub(super) fn local_name(letter: char, at: Span) -> Ident {
    match letter {
        '*' => Ident::new("__move", at),
        letter if letter.is_lowercase() => Ident::new(&letter.to_string(), at),
        letter => Ident::new(&format!("__label_{letter}"), at),
    }
}

/// Writes expressions of a function.
#[derive(Clone, Copy)]
pub(super) struct Writer<'c> {
    pub(super) role: Role,
    /// How many calls have been written: each has a number, in the order of the text, by which its answer is noted.
    pub(super) calls: &'c Cell<usize>,
    pub(super) pattern: &'c Pattern,
    pub(super) audience: Audience,
}

impl<'c> Writer<'c> {
    /// The place of what is written around a word of the author's.
    fn beside(self, word: Span) -> Span {
        match self.audience {
            Audience::Compiler => generated_at(word),
            Audience::Editor => Span::call_site(),
        }
    }

    /// `x.truth()`: whatever counts as true or false, as a `bool`.
    pub(super) fn truth(self, out: &mut Output, expression: &Expr) {
        self.converted(out, "truth", expression);
    }

    /// `x.number()`: whatever can be added, as an `i32`.
    fn number(self, out: &mut Output, expression: &Expr) {
        self.converted(out, "number", expression);
    }

    fn converted(self, out: &mut Output, function: &str, expression: &Expr) {
        // What has been made a `bool` or a number by an operator needs no conversion.
        let is_done = match expression {
            Expr::Not(..) => function == "truth",
            Expr::Negative(..) | Expr::Number(_) => function == "number",
            Expr::Chain(_, others) => {
                others.first().is_some_and(|(operator, _, _)| operator.is_sum() == (function == "number"))
            }
            _ => false,
        };
        match expression {
            _ if is_done => self.expression(out, expression),
            // The values of a choice may be of two kinds that both are true or false, or both can be added.
            Expr::Choice(parts) => self.choice(out, parts, |out, value| self.converted(out, function, value)),
            Expr::Group(group, inner) if matches!(inner.bare(), Expr::Choice(_)) => {
                out.parentheses(group.span(), |out| self.converted(out, function, inner));
            }
            _ => self.followed(out, function, expression),
        }
    }

    /// `(if c { x } else { y })`
    fn choice(self, out: &mut Output, parts: &[Expr; 3], value: impl Fn(&mut Output, &Expr)) {
        let [condition, yes, no] = parts;
        let at = self.beside(condition.range().0);
        out.parentheses(at, |out| {
            out.word("if", at);
            self.truth(out, condition);
            out.braces(at, |out| value(out, yes));
            out.word("else", at);
            out.braces(at, |out| value(out, no));
        });
    }

    /// `x.function()`. It stands behind, so that what an editor finds before a word is the same whatever follows the word.
    fn followed(self, out: &mut Output, function: &str, expression: &Expr) {
        let at = self.beside(expression.range().0);
        match expression {
            Expr::Negative(..) | Expr::Not(..) | Expr::Chain(..) => {
                out.parentheses(at, |out| self.expression(out, expression));
            }
            _ => self.expression(out, expression),
        }
        out.punct(".", at);
        out.word(function, at);
        out.parentheses(at, |_| {});
    }

    pub(super) fn expression(self, out: &mut Output, expression: &Expr) {
        match expression {
            Expr::Point(Operand::Label(ident, letter)) if self.is_label(*letter) => match self.audience {
                Audience::Compiler => out.tree(local_name(*letter, ident.span())),
                Audience::Editor => out.ident(ident),
            },
            Expr::Point(Operand::Move(span)) => match self.audience {
                Audience::Compiler => out.tree(local_name('*', *span)),
                Audience::Editor => {
                    let here = Span::call_site();
                    out.word("Diagram", here);
                    out.punct("::", here);
                    out.word("the_move", *span);
                }
            },
            // A letter that is no label is the beginning of a word, where an editor completes it.
            Expr::Point(Operand::Label(ident, letter)) if letter.is_uppercase() => self.constant(out, ident),
            Expr::Point(Operand::Label(ident, _)) => self.word(out, ident),
            Expr::Missing(span, _) => {
                // rustc, which leaves it out, parses it all the same.
                self.word(out, &Ident::new(MISSING, self.beside(*span)));
            }
            Expr::Tenuki(span) => out.word("__TENUKI", self.beside(*span)),
            Expr::Number(literal) => out.literal(literal),
            Expr::Constant(ident) => self.constant(out, ident),
            Expr::Word(ident) => self.word(out, ident),
            Expr::Call(call) => self.call(out, call),
            Expr::Not(span, operand) => {
                out.punct("!", *span);
                self.truth(out, operand);
            }
            Expr::Negative(span, operand) => {
                out.punct("-", *span);
                self.number(out, operand);
            }
            Expr::Group(group, inner) => out.parentheses(group.span(), |out| self.expression(out, inner)),
            Expr::Chain(first, others) => self.chain(out, first, others),
            Expr::Choice(parts) => self.choice(out, parts, |out, value| self.expression(out, value)),
        }
    }

    fn chain(self, out: &mut Output, first: &Expr, others: &[(BinaryOp, Span, Expr)]) {
        let operand = |out: &mut Output, operand: &Expr| match others.first() {
            Some((operator, _, _)) if operator.is_logical() => self.truth(out, operand),
            Some((operator, _, _)) if operator.is_sum() => self.number(out, operand),
            // rust-analyzer finds no words in a sum that is compared, unless it stands in parentheses.
            _ if self.audience == Audience::Editor && matches!(operand, Expr::Chain(..)) => {
                let at = self.beside(operand.range().0);
                out.parentheses(at, |out| self.expression(out, operand));
            }
            _ => self.expression(out, operand),
        };
        operand(out, first);
        for (operator, span, right) in others {
            out.punct(operator.text(), *span);
            match self.unfinished(right).filter(|_| compares_with_constants(first, *operator)) {
                Some((word, at)) => self.constant(out, &Ident::new(&word, at)),
                None => operand(out, right),
            }
        }
    }

    /// Whether a letter is a label, as far as is known.
    fn is_label(self, letter: char) -> bool {
        self.pattern.labels.iter().any(|label| label.letter == letter)
    }

    /// `__pattern::constants::WIN`. For rustc all of it at the author's place: it joins the places of a path, and cannot if
    /// some are generated.
    fn constant(self, out: &mut Output, ident: &Ident) {
        let at = match self.audience {
            Audience::Compiler => ident.span(),
            Audience::Editor => Span::call_site(),
        };
        out.path(&["constants"], at);
        out.punct("::", at);
        out.ident(ident);
    }

    /// An argument that is a point: a word that is none yet may become a label.
    fn argument(self, out: &mut Output, argument: &Expr) {
        match argument {
            Expr::Word(ident) | Expr::Constant(ident) => out.ident(ident),
            Expr::Point(Operand::Label(ident, letter)) if !self.is_label(*letter) => out.ident(ident),
            Expr::Missing(span, _) => out.word(MISSING, self.beside(*span)),
            other => self.expression(out, other),
        }
    }

    /// A word that is not called and no label, or the place where one is missing: it may become anything.
    fn unfinished(self, expression: &Expr) -> Option<(String, Span)> {
        match expression {
            Expr::Word(ident) => Some((ident.to_string(), ident.span())),
            Expr::Point(Operand::Label(ident, letter)) if !self.is_label(*letter) => {
                Some((ident.to_string(), ident.span()))
            }
            Expr::Missing(span, _) => Some((MISSING.to_owned(), self.beside(*span))),
            _ => None,
        }
    }

    /// `__ask.f`
    fn method(self, out: &mut Output, name: &Ident, at: Span) {
        out.word(self.role.receiver(), at);
        out.punct(".", at);
        out.ident(name);
    }

    /// A word that is not called, where an editor completes it: as a call begins.
    fn word(self, out: &mut Output, name: &Ident) {
        let at = self.beside(name.span());
        match self.role {
            Role::Action => self.method(out, name, at),
            Role::Constraint => {
                out.word("__seen", at);
                out.parentheses(at, |out| {
                    self.method(out, name, at);
                    out.punct(",", at);
                    out.number(0, at);
                    out.punct(",", at);
                    out.word(self.role.receiver(), at);
                });
            }
        }
    }

    /// `f(a)` as `__seen(__ask.f(a), 0, __ask)`, which notes the answer if somebody wants to know it; in an action, where
    /// nobody does, as `__act.f(a)`.
    fn call(self, out: &mut Output, call: &Call) {
        if self.role == Role::Action {
            return self.bare_call(out, call);
        }
        let (at, number) = (self.beside(call.name.span()), self.calls.get());
        self.calls.set(number + 1);
        out.word("__seen", at);
        let around = match self.audience {
            Audience::Compiler => call.group.span(),
            Audience::Editor => at,
        };
        out.parentheses(around, |out| {
            self.bare_call(out, call);
            out.punct(",", at);
            out.number(number, at);
            out.punct(",", at);
            out.word(self.role.receiver(), at);
        });
    }

    /// `f(a)` as `__ask.f(a)`.
    fn bare_call(self, out: &mut Output, call: &Call) {
        let at = self.beside(call.name.span());
        if call.arguments.iter().any(asks) {
            out.parentheses(at, |out| out.braces(at, |out| self.nested_call(out, call, at)));
            return;
        }
        self.method(out, &call.name, at);
        out.parentheses(call.group.span(), |out| {
            for (index, argument) in self.arguments(call).into_iter().enumerate() {
                if index > 0 {
                    out.punct(",", at);
                }
                argument(out);
            }
        });
    }

    /// Arguments that ask themselves are answered first: only one call at a time may borrow the board.
    fn nested_call(self, out: &mut Output, call: &Call, at: Span) {
        let arguments = self.arguments(call);
        let start = |index: usize| call.arguments.get(index).map_or(at, |argument| argument.range().0);
        let name = |index: usize| Ident::new(&format!("__argument_{index}"), start(index));
        let number = arguments.len();
        for (index, argument) in arguments.into_iter().enumerate() {
            out.word("let", at);
            out.tree(name(index));
            out.punct("=", at);
            argument(out);
            out.punct(";", at);
        }
        self.method(out, &call.name, at);
        out.parentheses(at, |out| out.list(0..number, at, |out, index| out.tree(name(index))));
    }

    /// The arguments as the engine's function takes them.
    fn arguments<'a>(self, call: &'a Call) -> Vec<Written<'a>>
    where
        'c: 'a,
    {
        let plain = move |argument| -> Written<'_> { Box::new(move |out: &mut Output| self.argument(out, argument)) };
        let list = |function: &'static str, items| -> Written<'_> {
            Box::new(move |out: &mut Output| self.list(out, function, items, self.beside(call.group.span_open())))
        };
        match arguments(&call.name.to_string()) {
            Arguments::Plain => call.arguments.iter().map(plain).collect(),
            Arguments::Somewhere => vec![list("__point", &call.arguments)],
            Arguments::Play { targets } => {
                let (moves, targets) = call.arguments.split_at(call.arguments.len().saturating_sub(targets));
                std::iter::once(list("__play", moves)).chain(targets.iter().map(plain)).collect()
            }
        }
    }

    /// `&[play(a), TENUKI, play(b)]`
    fn list(self, out: &mut Output, function: &str, arguments: &[Expr], at: Span) {
        out.punct("&", at);
        out.group(Delimiter::Bracket, at, |out| {
            out.list(arguments, at, |out, argument| match argument {
                Expr::Tenuki(_) => self.expression(out, argument),
                other => {
                    let at = self.beside(other.range().0);
                    out.word(function, at);
                    out.parentheses(at, |out| self.argument(out, other));
                }
            });
        });
    }
}

/// Whether what stands on the left of a comparison is compared with constants, and not with numbers.
fn compares_with_constants(left: &Expr, operator: BinaryOp) -> bool {
    if operator.is_logical() || operator.is_sum() {
        return false;
    }
    let Expr::Call(call) = left.bare() else { return false };
    let function = Function::named(&call.name.to_string(), rules::Role::Asks);
    function.is_some_and(|function| matches!(function.answer, Answer::Result | Answer::Status))
}

/// Whether an argument calls a function.
fn asks(argument: &Expr) -> bool {
    let mut found = false;
    argument.walk(&mut |part| found |= matches!(part, Expr::Call(_)));
    found
}

//! What is an expression made of? Operators, calls and points, with the author's tokens.

use crate::report::Reported;
use proc_macro2::{Group, Ident, Literal, Span};

/// An expression.
#[derive(Clone, Debug)]
pub(crate) enum Expr {
    /// A label or `*`.
    Point(Operand),
    /// `?` as an argument.
    Tenuki(Span),
    /// A number.
    Number(Literal),
    /// A word in capitals: `WIN`.
    Constant(Ident),
    /// A word that is neither a label nor a constant nor called: a fault, but completed by editors.
    Word(Ident),
    /// Something is missing here, or not understood.
    Missing(Span, Reported),
    /// `f(a, b)`.
    Call(Call),
    /// `!x`.
    Not(Span, Box<Expr>),
    /// `-x`.
    Negative(Span, Box<Expr>),
    /// `a && b && c`, `a + b - c`, `a < b`: each operand but the first with the operator before it.
    Chain(Box<Expr>, Vec<(BinaryOp, Span, Expr)>),
    /// `c ? x : y`.
    Choice(Box<[Expr; 3]>),
    /// `(x)`.
    Group(Group, Box<Expr>),
}

/// A point of the pattern.
#[derive(Clone, Debug)]
pub(crate) enum Operand {
    /// A label.
    Label(Ident, char),
    /// `*`.
    Move(Span),
}

/// A call of a helper function.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) name: Ident,
    /// The parentheses.
    pub(crate) group: Group,
    pub(crate) arguments: Vec<Expr>,
}

/// An operator between two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BinaryOp {
    Or,
    And,
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Add,
    Subtract,
}

impl BinaryOp {
    /// As it is written.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Self::Or => "||",
            Self::And => "&&",
            Self::Equal => "==",
            Self::Unequal => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
            Self::Add => "+",
            Self::Subtract => "-",
        }
    }

    /// Whether it joins truth values.
    pub(crate) fn is_logical(self) -> bool {
        matches!(self, Self::Or | Self::And)
    }

    /// Whether it adds numbers.
    pub(crate) fn is_sum(self) -> bool {
        matches!(self, Self::Add | Self::Subtract)
    }
}

impl Expr {
    /// The first and the last token.
    pub(crate) fn range(&self) -> (Span, Span) {
        match self {
            Self::Point(Operand::Label(ident, _)) | Self::Constant(ident) | Self::Word(ident) => {
                (ident.span(), ident.span())
            }
            Self::Point(Operand::Move(span)) | Self::Tenuki(span) | Self::Missing(span, _) => (*span, *span),
            Self::Number(literal) => (literal.span(), literal.span()),
            Self::Call(call) => (call.name.span(), call.group.span_close()),
            Self::Not(span, operand) | Self::Negative(span, operand) => (*span, operand.range().1),
            Self::Chain(first, others) => {
                (first.range().0, others.last().map_or(first.range().1, |(_, _, last)| last.range().1))
            }
            Self::Choice(parts) => (parts[0].range().0, parts[2].range().1),
            Self::Group(group, _) => (group.span_open(), group.span_close()),
        }
    }

    /// Calls `f` with this expression and every one in it, from left to right.
    pub(crate) fn walk<'a>(&'a self, f: &mut impl FnMut(&'a Self)) {
        f(self);
        match self {
            Self::Point(_)
            | Self::Tenuki(_)
            | Self::Number(_)
            | Self::Constant(_)
            | Self::Word(_)
            | Self::Missing(..) => {}
            Self::Call(call) => call.arguments.iter().for_each(|argument| argument.walk(f)),
            Self::Not(_, operand) | Self::Negative(_, operand) | Self::Group(_, operand) => operand.walk(f),
            Self::Chain(first, others) => {
                first.walk(f);
                others.iter().for_each(|(_, _, operand)| operand.walk(f));
            }
            Self::Choice(parts) => parts.iter().for_each(|part| part.walk(f)),
        }
    }

    /// What has been reported, if something in it is missing or not understood.
    pub(crate) fn broken(&self) -> Option<Reported> {
        let mut found = None;
        self.walk(&mut |part| {
            if let Self::Missing(_, reported) = part {
                found = Some(*reported);
            }
        });
        found
    }

    /// The expression inside any parentheses.
    pub(crate) fn bare(&self) -> &Self {
        match self {
            Self::Group(_, inner) => inner.bare(),
            other => other,
        }
    }
}

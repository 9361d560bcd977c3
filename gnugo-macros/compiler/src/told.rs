//! What does a constraint ask? Its parts, for tools that tell what each of them came out as.
//!
//! The text is read by the parser that compiles it: the language has one grammar, and one place where it is written.

use crate::ast::{Expr, Reading, parse_text};
use crate::ir::text;
use crate::report::Faults;
use std::fmt;

/// A part of a constraint.
#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    /// A call.
    Call {
        /// Its number among the calls of the constraint, in the order in which their names stand in its text.
        number: u32,
        /// As it is written.
        text: String,
        /// Its arguments.
        arguments: Vec<Node>,
    },
    /// A number.
    Number(f64),
    /// A constant, a label, the move or a tenuki.
    Word(String),
    /// `!x`
    Not(Box<Node>),
    /// `-x`
    Negative(Box<Node>),
    /// Operands that an operator joins; in a sum, what is subtracted is a [`Node::Negative`] operand of `+`.
    Joined {
        /// The operator.
        operator: &'static str,
        /// What it joins, in the order of the text.
        operands: Vec<Node>,
    },
    /// `c ? x : y`
    Choice(Box<[Node; 3]>),
    /// `(x)`
    Group(Box<Node>),
}

/// The parts of a constraint, as the pattern compiler notes it. None if it is not understood.
///
/// ```
/// use gnugo_pattern_compiler::constraint;
///
/// let node = constraint("lib(a) > 1 && !attack(b)").expect("a constraint");
/// assert_eq!(node.calls(), ["lib(a)", "attack(b)"]);
/// assert!(constraint("lib(a) > ").is_none());
/// ```
#[must_use]
pub fn constraint(constraint: &str) -> Option<Node> {
    let tokens: proc_macro2::TokenStream = constraint.parse().ok()?;
    if tokens.is_empty() {
        return None;
    }
    let faults = Faults::default();
    let expression = parse_text(&tokens.into_iter().collect::<Vec<_>>(), Reading::new(&faults, false));
    let mut calls = 0;
    faults.any().is_none().then(|| node(&expression, &mut calls))
}

fn node(expression: &Expr, calls: &mut u32) -> Node {
    match expression {
        Expr::Call(call) => {
            let number = *calls;
            *calls += 1;
            let arguments = call.arguments.iter().map(|argument| node(argument, calls)).collect();
            Node::Call { number, text: text(expression), arguments }
        }
        Expr::Number(literal) => {
            let written = literal.to_string();
            written.parse().map_or(Node::Word(written), Node::Number)
        }
        Expr::Not(_, operand) => Node::Not(Box::new(node(operand, calls))),
        Expr::Negative(_, operand) => Node::Negative(Box::new(node(operand, calls))),
        Expr::Group(_, inner) => Node::Group(Box::new(node(inner, calls))),
        Expr::Choice(parts) => {
            let [condition, yes, no] = &**parts;
            let condition = node(condition, calls);
            let yes = node(yes, calls);
            Node::Choice(Box::new([condition, yes, node(no, calls)]))
        }
        Expr::Chain(first, others) => {
            let mut operands = vec![node(first, calls)];
            let mut operator = "+";
            for (joined, _, operand) in others {
                let operand = node(operand, calls);
                match joined.text() {
                    "-" => operands.push(Node::Negative(Box::new(operand))),
                    text => {
                        operator = text;
                        operands.push(operand);
                    }
                }
            }
            Node::Joined { operator, operands }
        }
        Expr::Point(_) | Expr::Tenuki(_) | Expr::Constant(_) | Expr::Word(_) | Expr::Missing(..) => {
            Node::Word(text(expression))
        }
    }
}

impl Node {
    /// The texts of the calls in it, by their numbers.
    #[must_use]
    pub fn calls(&self) -> Vec<&str> {
        let mut found = Vec::new();
        self.walk(&mut |part| {
            if let Self::Call { text, .. } = part {
                found.push(text.as_str());
            }
        });
        found
    }

    /// Calls `f` with this part and every one in it, in the order of the text.
    pub fn walk<'a>(&'a self, f: &mut impl FnMut(&'a Self)) {
        f(self);
        match self {
            Self::Number(_) | Self::Word(_) => {}
            Self::Call { arguments, .. } => arguments.iter().for_each(|argument| argument.walk(f)),
            Self::Not(inner) | Self::Negative(inner) | Self::Group(inner) => inner.walk(f),
            Self::Joined { operands, .. } => operands.iter().for_each(|operand| operand.walk(f)),
            Self::Choice(parts) => parts.iter().for_each(|part| part.walk(f)),
        }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Call { text, .. } | Self::Word(text) => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
            Self::Not(inner) => write!(f, "!{inner}"),
            Self::Negative(inner) => write!(f, "-{inner}"),
            Self::Group(inner) => write!(f, "({inner})"),
            Self::Choice(parts) => write!(f, "{} ? {} : {}", parts[0], parts[1], parts[2]),
            Self::Joined { operator, operands } => {
                for (index, operand) in operands.iter().enumerate() {
                    match operand {
                        // What is subtracted is a negative operand of a sum.
                        Self::Negative(inner) if index > 0 && *operator == "+" => write!(f, " - {inner}")?,
                        operand if index > 0 => write!(f, " {operator} {operand}")?,
                        operand => write!(f, "{operand}")?,
                    }
                }
                Ok(())
            }
        }
    }
}

//! Which part of a constraint is false, and what did each call in it answer?
//!
//! The engine notes the answers of the calls of a constraint while it is judged, by their number in its text. Here the
//! text is read again, and what they make of it is worked out: of operands joined by `&&` the first that is false, of those
//! joined by `||` all. Calls that were not reached have no answer, as in Rust.

mod text;

use gnugo_engine::pattern::CallAnswer;
use std::collections::HashMap;
pub(crate) use text::parse;

/// A part of a constraint.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Node {
    /// A call, by its number among the calls of the text, with the calls among its arguments.
    Call {
        number: u32,
        text: String,
        arguments: Vec<Node>,
    },
    Number(f64),
    /// A constant, a label or a tenuki.
    Word(String),
    Not(Box<Node>),
    Negative(Box<Node>),
    /// The operator, which joins all operands; `-` in a sum negates those behind it.
    Joined {
        operator: &'static str,
        operands: Vec<Node>,
    },
    Choice(Box<[Node; 3]>),
    Group(Box<Node>),
}

/// What a part came out as.
#[derive(Clone, PartialEq, Debug)]
enum Value {
    Number(f64),
    Truth(bool),
    Word(String),
}

impl Value {
    /// An answer as the engine writes it.
    fn read(text: &str) -> Self {
        // An amount is written with its type.
        let plain = text.strip_prefix("Amount(").and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
        match (text, plain.parse()) {
            // What a break-through achieves is a number too (spec/patterns.texi, `xplay_break_through`).
            ("Nothing", _) => Self::Number(0.0),
            ("Capture", _) => Self::Number(1.0),
            ("Cut", _) => Self::Number(2.0),
            ("true", _) => Self::Truth(true),
            ("false", _) => Self::Truth(false),
            (_, Ok(number)) => Self::Number(number),
            (word, Err(_)) => Self::Word(word.to_owned()),
        }
    }

    /// Whether it is true: a result that is not lost.
    fn truth(&self) -> bool {
        match self {
            Self::Number(number) => *number != 0.0,
            Self::Truth(truth) => *truth,
            Self::Word(word) => word != "Lost",
        }
    }

    fn number(&self) -> f64 {
        match self {
            Self::Number(number) => *number,
            other => f64::from(u8::from(other.truth())),
        }
    }

    /// `KO_A` is `KoA`.
    fn is_same(&self, other: &Self) -> bool {
        let plain = |word: &str| word.replace('_', "").to_lowercase();
        match (self, other) {
            (Self::Word(a), Self::Word(b)) => plain(a) == plain(b),
            (a, b) => a.number() == b.number(),
        }
    }
}

/// The answers of the calls that were reached.
pub(crate) struct Answers(HashMap<u32, (Value, String)>);

impl Answers {
    pub(crate) fn new(answers: &[CallAnswer]) -> Self {
        let read = |answer: &CallAnswer| (answer.call, (Value::read(&answer.text), answer.text.clone()));
        Self(answers.iter().map(read).collect())
    }

    /// What a part came out as; none if it was not reached, or cannot be told.
    fn value(&self, node: &Node) -> Option<Value> {
        Some(match node {
            Node::Call { number, .. } => self.0.get(number)?.0.clone(),
            Node::Number(number) => Value::Number(*number),
            Node::Word(word) => Value::Word(word.clone()),
            Node::Not(inner) => Value::Truth(!self.value(inner)?.truth()),
            Node::Negative(inner) => Value::Number(-self.value(inner)?.number()),
            Node::Group(inner) => self.value(inner)?,
            Node::Choice(parts) => {
                let [condition, yes, no] = &**parts;
                self.value(if self.value(condition)?.truth() { yes } else { no })?
            }
            Node::Joined { operator, operands } => self.joined(operator, operands)?,
        })
    }

    fn joined(&self, operator: &str, operands: &[Node]) -> Option<Value> {
        if let "&&" | "||" = operator {
            // The first operand that settles it; those behind it were not reached.
            let settles = operator == "||";
            for operand in operands {
                if self.value(operand)?.truth() == settles {
                    return Some(Value::Truth(settles));
                }
            }
            return Some(Value::Truth(!settles));
        }
        let values = operands.iter().map(|operand| self.value(operand)).collect::<Option<Vec<_>>>()?;
        if operator == "+" {
            return Some(Value::Number(values.iter().map(Value::number).sum()));
        }
        let [left, right] = values.as_slice() else { return None };
        let order = left.number().partial_cmp(&right.number())?;
        Some(Value::Truth(match operator {
            "==" => left.is_same(right),
            "!=" => !left.is_same(right),
            "<" => order.is_lt(),
            "<=" => order.is_le(),
            ">" => order.is_gt(),
            _ => order.is_ge(),
        }))
    }

    /// The smallest parts that make a constraint false, each with the answers of its calls.
    pub(crate) fn why_false(&self, node: &Node) -> Vec<String> {
        match node {
            Node::Group(inner) => self.why_false(inner),
            Node::Joined { operator: "&&", operands } => {
                let is_false = |operand: &&Node| self.value(operand).is_some_and(|value| !value.truth());
                operands.iter().find(is_false).map(|operand| self.why_false(operand)).unwrap_or_default()
            }
            Node::Joined { operator: "||", operands } => {
                operands.iter().flat_map(|operand| self.why_false(operand)).collect()
            }
            Node::Choice(parts) => {
                let [condition, yes, no] = &**parts;
                let Some(value) = self.value(condition) else { return Vec::new() };
                let (chosen, word) = if value.truth() { (yes, "true") } else { (no, "false") };
                let mut why = vec![format!("`{condition}` is {word}{}", self.since(condition))];
                why.extend(self.why_false(chosen));
                why
            }
            other => vec![format!("`{other}` is false{}", self.since(other))],
        }
    }

    /// The answers of the calls in a part, as the end of a sentence.
    fn since(&self, node: &Node) -> String {
        let mut calls = Vec::new();
        node.calls(&mut calls);
        let answer = |(number, text): &(u32, &str)| Some(format!("{text} is {}", self.0.get(number)?.1));
        // That a call alone is false has been said, if there is no more to its answer.
        let is_plain = |(number, _): &(u32, &str)| self.0.get(number).is_some_and(|(_, text)| text == "false");
        if let [only] = &calls[..]
            && node.to_string() == only.1
            && is_plain(only)
        {
            return String::new();
        }
        let answers: Vec<String> = calls.iter().filter_map(answer).collect();
        if answers.is_empty() { String::new() } else { format!(", since {}", answers.join(" and ")) }
    }
}

impl Node {
    /// The calls in it, in the order of the text.
    fn calls<'a>(&'a self, found: &mut Vec<(u32, &'a str)>) {
        match self {
            Self::Call { number, text, arguments } => {
                found.push((*number, text));
                arguments.iter().for_each(|argument| argument.calls(found));
            }
            Self::Number(_) | Self::Word(_) => {}
            Self::Not(inner) | Self::Negative(inner) | Self::Group(inner) => inner.calls(found),
            Self::Joined { operands, .. } => operands.iter().for_each(|operand| operand.calls(found)),
            Self::Choice(parts) => parts.iter().for_each(|part| part.calls(found)),
        }
    }
}

impl std::fmt::Display for Node {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Call { text, .. } => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
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

#[cfg(test)]
mod tests;

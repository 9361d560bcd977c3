//! Which part of a constraint is false, and what did each call in it answer?
//!
//! The engine notes the answers of the calls of a constraint while it is judged, by their number in its text. Here the
//! text is read again, and what they make of it is worked out: of operands joined by `&&` the first that is false, of those
//! joined by `||` all. Calls that were not reached have no answer, as in Rust.

use gnugo_engine::pattern::CallAnswer;
use gnugo_pattern_compiler::Node;
pub(crate) use gnugo_pattern_compiler::constraint as parse;
use std::collections::HashMap;

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
        let calls = numbered(node);
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

/// The texts of the calls of a constraint, by their numbers.
pub(crate) fn calls(constraint: &str) -> Vec<String> {
    parse(constraint).map(|node| node.calls().into_iter().map(str::to_owned).collect()).unwrap_or_default()
}

/// The calls in a part, with their numbers, in the order of the text.
fn numbered(node: &Node) -> Vec<(u32, &str)> {
    let mut found = Vec::new();
    node.walk(&mut |part| {
        if let Node::Call { number, text, .. } = part {
            found.push((*number, text.as_str()));
        }
    });
    found
}

#[cfg(test)]
mod tests;

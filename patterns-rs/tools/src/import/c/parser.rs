//! How do the parts of an expression of C hang together? C's own precedences, with `*` as the move and `?` as a tenuki
//! where an operand belongs.

use super::lexer::{Sort, Token};
use std::ops::Range;

/// How deep expressions may be nested.
const DEPTH: usize = 60;

/// An expression, and where it stands in the text.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Node {
    pub(super) range: Range<usize>,
    pub(super) what: What,
}

/// What an expression is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum What {
    /// A number.
    Number(f64),
    /// A word that is not called: a label, a constant or a variable.
    Word(String),
    /// `*`, the move, or `?`, a tenuki.
    Point,
    /// A function and its arguments.
    Call(String, Vec<Node>),
    /// `!`, `-`, `+` or `~`, before its operand.
    Sign(String, Box<Node>),
    /// An operator between its operands.
    Pair(String, Box<[Node; 2]>),
    /// `c ? x : y`
    Choice(Box<[Node; 3]>),
    /// `(x)`
    Group(Box<Node>),
    /// `(int) x`: what it is cast to says nothing here.
    Cast(Box<Node>),
}

/// C's operators between two operands, from those that bind least.
const LEVELS: [&[&str]; 10] = [
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<", ">", "<=", ">="],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

/// The types that a number may be cast to.
const TYPES: [&str; 10] = ["int", "float", "double", "short", "long", "char", "unsigned", "signed", "bool", "const"];

/// Reads one expression, which is the whole text.
pub(super) fn parse(text: &str, tokens: &[Token]) -> Result<Node, String> {
    let mut parser = Parser { text, tokens, next: 0, depth: 0 };
    let node = parser.choice()?;
    match parser.peek() {
        None => Ok(node),
        Some(other) => Err(parser.unexpected(other)),
    }
}

struct Parser<'a> {
    text: &'a str,
    tokens: &'a [Token],
    next: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.word_at(self.next)
    }

    fn word_at(&self, index: usize) -> Option<&'a str> {
        self.text.get(self.tokens.get(index)?.range.clone())
    }

    /// Where the next token begins.
    fn start(&self) -> usize {
        self.tokens.get(self.next).map_or(self.text.len(), |token| token.range.start)
    }

    /// Where the last token ended.
    fn end(&self) -> usize {
        self.next.checked_sub(1).and_then(|last| self.tokens.get(last)).map_or(0, |token| token.range.end)
    }

    fn take(&mut self, word: &str) -> bool {
        let is_it = self.peek() == Some(word);
        self.next += usize::from(is_it);
        is_it
    }

    fn expect(&mut self, word: &str) -> Result<(), String> {
        if self.take(word) {
            return Ok(());
        }
        Err(match self.peek() {
            Some(other) => format!("expected `{word}`, found `{other}`"),
            None => format!("expected `{word}` at the end of it"),
        })
    }

    fn unexpected(&self, word: &str) -> String {
        match word {
            ")" => "a `)` without its `(`".to_owned(),
            "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "<<=" | ">>=" | "++" | "--" => {
                format!("`{word}` changes a variable of C")
            }
            "[" | "." | "->" => format!("`{word}` reaches into a variable of C"),
            _ => format!("an operator is missing before `{word}`"),
        }
    }

    /// What stands deeper than the stack may allow is refused.
    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, String>) -> Result<T, String> {
        self.depth += 1;
        let found = if self.depth > DEPTH { Err("it is nested too deeply".to_owned()) } else { read(self) };
        self.depth -= 1;
        found
    }

    fn choice(&mut self) -> Result<Node, String> {
        self.deeper(|parser| {
            let start = parser.start();
            let condition = parser.pair(0)?;
            if !parser.take("?") {
                return Ok(condition);
            }
            let yes = parser.choice()?;
            parser.expect(":")?;
            let no = parser.choice()?;
            let what = What::Choice(Box::new([condition, yes, no]));
            Ok(Node { range: start..parser.end(), what })
        })
    }

    fn pair(&mut self, level: usize) -> Result<Node, String> {
        let Some(operators) = LEVELS.get(level) else { return self.sign() };
        let start = self.start();
        let mut left = self.pair(level + 1)?;
        while let Some(operator) = self.peek().filter(|word| operators.contains(word)) {
            self.next += 1;
            let right = self.pair(level + 1)?;
            let what = What::Pair(operator.to_owned(), Box::new([left, right]));
            left = Node { range: start..self.end(), what };
        }
        Ok(left)
    }

    fn sign(&mut self) -> Result<Node, String> {
        let start = self.start();
        if let Some(sign) = self.peek().filter(|word| ["!", "-", "+", "~"].contains(word)) {
            self.next += 1;
            let operand = self.deeper(Self::sign)?;
            let what = What::Sign(sign.to_owned(), Box::new(operand));
            return Ok(Node { range: start..self.end(), what });
        }
        if let Some(after) = self.cast() {
            self.next = after;
            let operand = self.deeper(Self::sign)?;
            return Ok(Node { range: start..self.end(), what: What::Cast(Box::new(operand)) });
        }
        self.primary()
    }

    /// The token behind a type in parentheses, if one follows.
    fn cast(&self) -> Option<usize> {
        let mut index = self.next + 1;
        while self.word_at(index).is_some_and(|word| TYPES.contains(&word)) {
            index += 1;
        }
        let is_cast = self.peek() == Some("(") && index > self.next + 1 && self.word_at(index) == Some(")");
        is_cast.then_some(index + 1)
    }

    fn primary(&mut self) -> Result<Node, String> {
        let start = self.start();
        let Some(token) = self.tokens.get(self.next) else {
            return Err("it ends where an operand should stand".to_owned());
        };
        let word = self.peek().unwrap_or_default();
        self.next += 1;
        let what = match token.sort {
            Sort::Number => What::Number(number(word)?),
            Sort::Word if self.take("(") => What::Call(word.to_owned(), self.arguments()?),
            Sort::Word => What::Word(word.to_owned()),
            Sort::Operator if word == "(" => {
                let inner = self.choice()?;
                self.expect(")")?;
                What::Group(Box::new(inner))
            }
            Sort::Operator if word == "*" || word == "?" => What::Point,
            Sort::Operator => return Err(format!("an operand is missing before `{word}`")),
        };
        Ok(Node { range: start..self.end(), what })
    }

    fn arguments(&mut self) -> Result<Vec<Node>, String> {
        let mut arguments = Vec::new();
        if self.take(")") {
            return Ok(arguments);
        }
        loop {
            arguments.push(self.choice()?);
            if !self.take(",") {
                self.expect(")")?;
                return Ok(arguments);
            }
        }
    }
}

fn number(text: &str) -> Result<f64, String> {
    let wrong = || format!("`{text}` is no number");
    if let Some(digits) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        return u32::from_str_radix(digits, 16).map(f64::from).map_err(|_| wrong());
    }
    let plain = text.trim_end_matches(['f', 'F', 'l', 'L', 'u', 'U']);
    plain.parse::<f64>().ok().filter(|number| number.is_finite()).ok_or_else(wrong)
}

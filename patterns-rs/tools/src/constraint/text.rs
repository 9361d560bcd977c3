//! The text of a constraint, as the pattern compiler notes it, taken apart. It has compiled, so it is right.

use super::Node;

/// Takes a text apart. None if it is no constraint.
pub(crate) fn parse(text: &str) -> Option<Node> {
    let mut parser = Parser { words: words(text), next: 0, calls: 0 };
    let node = parser.choice()?;
    parser.peek().is_none().then_some(node)
}

/// Names, numbers and operators.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut touches = false;
    for letter in text.chars() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let goes_on = words.last().is_some_and(|last| {
            let is_pair = matches!((last.as_str(), letter), ("&", '&') | ("|", '|') | ("=" | "!" | "<" | ">", '='));
            touches && (is_pair || (is_word(letter) && last.chars().all(is_word)))
        });
        touches = !letter.is_whitespace();
        match words.last_mut() {
            Some(last) if goes_on => last.push(letter),
            _ if touches => words.push(letter.to_string()),
            _ => {}
        }
    }
    words
}

struct Parser {
    words: Vec<String>,
    next: usize,
    calls: u32,
}

impl Parser {
    fn peek(&self) -> Option<&str> {
        self.words.get(self.next).map(String::as_str)
    }

    fn take(&mut self, word: &str) -> bool {
        let is_next = self.peek() == Some(word);
        self.next += usize::from(is_next);
        is_next
    }

    fn choice(&mut self) -> Option<Node> {
        let condition = self.joined("||", Self::and)?;
        if !self.take("?") {
            return Some(condition);
        }
        let yes = self.choice()?;
        if !self.take(":") {
            return None;
        }
        Some(Node::Choice(Box::new([condition, yes, self.choice()?])))
    }

    fn and(&mut self) -> Option<Node> {
        self.joined("&&", Self::comparison)
    }

    fn joined(&mut self, operator: &'static str, operand: fn(&mut Self) -> Option<Node>) -> Option<Node> {
        let mut operands = vec![operand(self)?];
        while self.take(operator) {
            operands.push(operand(self)?);
        }
        Some(if operands.len() == 1 { operands.remove(0) } else { Node::Joined { operator, operands } })
    }

    fn comparison(&mut self) -> Option<Node> {
        let left = self.sum()?;
        let Some(operator) = ["==", "!=", "<=", ">=", "<", ">"].into_iter().find(|operator| self.take(operator)) else {
            return Some(left);
        };
        Some(Node::Joined { operator, operands: vec![left, self.sum()?] })
    }

    fn sum(&mut self) -> Option<Node> {
        let mut operands = vec![self.unary()?];
        loop {
            if self.take("+") {
                operands.push(self.unary()?);
            } else if self.take("-") {
                operands.push(Node::Negative(Box::new(self.unary()?)));
            } else {
                break;
            }
        }
        Some(if operands.len() == 1 { operands.remove(0) } else { Node::Joined { operator: "+", operands } })
    }

    fn unary(&mut self) -> Option<Node> {
        if self.take("!") {
            return Some(Node::Not(Box::new(self.unary()?)));
        }
        if self.take("-") {
            return Some(Node::Negative(Box::new(self.unary()?)));
        }
        self.primary()
    }

    fn primary(&mut self) -> Option<Node> {
        let start = self.next;
        let word = self.peek()?.to_owned();
        self.next += 1;
        if word == "(" {
            let inner = self.choice()?;
            return self.take(")").then(|| Node::Group(Box::new(inner)));
        }
        if let Ok(number) = word.parse() {
            return Some(Node::Number(number));
        }
        if !self.take("(") {
            return Some(Node::Word(word));
        }
        // Calls are numbered in the order in which their names stand in the text.
        let number = self.calls;
        self.calls += 1;
        let mut arguments = Vec::new();
        while !self.take(")") {
            arguments.push(self.choice()?);
            self.take(",");
        }
        let text = self.words.get(start..self.next)?.concat().replace(',', ", ");
        Some(Node::Call { number, text, arguments })
    }
}

//! Which items stand on a class line, and which statements in an action?

use super::c;
use super::model::{Mistake, Text};
use super::tidy::tidy;

/// An item of a class line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// `name(argument)`.
    Value(Text),
    /// Anything else.
    Word(Text),
}

impl Item {
    pub(crate) fn text(&self) -> &Text {
        match self {
            Self::Value(text) | Self::Word(text) => text,
        }
    }
}

/// The items of a class line, between commas that stand in no parentheses.
pub(crate) fn class_items(line: &Text) -> Result<Vec<Item>, Mistake> {
    let mut items = Vec::new();
    let (mut depth, mut start, mut text) = (0_usize, 0, String::new());
    for (index, letter) in line.text.chars().chain([',']).enumerate() {
        match letter {
            ',' if depth == 0 => {
                items.push(item(line, start, std::mem::take(&mut text)));
                start = index + 1;
                continue;
            }
            '(' => depth += 1,
            ')' if depth == 0 => return Err(Mistake::new(line.line, line.column + index, "a `)` without its `(`")),
            ')' => depth -= 1,
            _ => {}
        }
        text.push(letter);
    }
    if depth > 0 {
        return Err(Mistake::new(line.line, line.column + start, "a `(` without its `)`"));
    }
    Ok(items)
}

fn item(line: &Text, start: usize, text: String) -> Item {
    let blanks = text.chars().take_while(|letter| letter.is_whitespace()).count();
    let column = line.column + start + blanks;
    let text = text.trim();
    // What follows a value, or a word, behind white space describes it.
    let value = text.rfind(')').filter(|_| text.contains('(')).map(|last| last + 1);
    let end = value.or_else(|| text.find(char::is_whitespace)).unwrap_or(text.len());
    let (text, remark) = text.split_at_checked(end).unwrap_or((text, ""));
    let piece = Text { line: line.line, column, text: text.to_owned(), remark: tidy(remark) };
    if value.is_some() { Item::Value(piece) } else { Item::Word(piece) }
}

/// The statements of action lines, without the `;` that ends each.
pub(crate) fn statements(lines: &[Text]) -> Vec<Text> {
    let mut found: Vec<Text> = Vec::new();
    let mut open: Option<Text> = None;
    let mut depth = 0_usize;
    for line in &without_comments(lines) {
        // A call is complete without its `;` if another one follows.
        let is_next = line.text.trim_start().starts_with(|letter: char| letter.is_ascii_alphabetic());
        if depth == 0 && is_next && open.as_ref().is_some_and(|open: &Text| is_call(open.text.trim_end())) {
            found.extend(open.take());
        }
        if let Some(open) = &mut open {
            open.text.push(' ');
        }
        for (index, letter) in line.text.chars().enumerate() {
            match letter {
                '(' | '{' => depth += 1,
                ')' | '}' => depth = depth.saturating_sub(1),
                ';' if depth == 0 => {
                    found.extend(open.take());
                    continue;
                }
                _ => {}
            }
            let begin =
                || Text { line: line.line, column: line.column + index, text: String::new(), remark: String::new() };
            if open.is_some() || !letter.is_whitespace() {
                open.get_or_insert_with(begin).text.push(letter);
            }
        }
        // The comment goes with the statement that the line ends in.
        if let Some(last) = open.as_mut().or(found.last_mut())
            && !line.remark.is_empty()
        {
            last.remark = format!("{} {}", last.remark, line.remark).trim().to_owned();
        }
    }
    found.extend(open);
    for statement in &mut found {
        statement.text = statement.text.trim().to_owned();
    }
    found.retain(|statement| !statement.text.is_empty());
    found
}

/// Whether a statement is a call, and no more.
fn is_call(text: &str) -> bool {
    let name = text.split('(').next().unwrap_or_default().trim_end();
    let is_word = name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    is_word && !["if", "while", "for", "switch", "return"].contains(&name) && text.ends_with(')')
}

/// The lines with their comments of C as remarks.
fn without_comments(lines: &[Text]) -> Vec<Text> {
    let text = lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n");
    let (plain, comments) = c::without_comments(&text);
    let mut lines = lines.to_vec();
    for (line, text) in lines.iter_mut().zip(plain.split('\n')) {
        line.text = text.to_owned();
    }
    for (number, comment) in comments {
        if let Some(line) = lines.get_mut(number) {
            line.remark = format!("{} {comment}", line.remark).trim().to_owned();
        }
    }
    lines
}

/// The lines of a constraint, those joined that a parenthesis spans: a `;` inside it would be part of what it holds.
pub(crate) fn balanced(lines: Vec<Text>) -> Vec<Text> {
    let mut found: Vec<Text> = Vec::new();
    let mut depth = 0_usize;
    for line in lines {
        let is_open = depth > 0;
        for letter in line.text.chars() {
            match letter {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        match found.last_mut().filter(|_| is_open) {
            Some(open) => {
                open.text = format!("{} {}", open.text.trim_end(), line.text.trim());
                open.remark = format!("{} {}", open.remark, line.remark).trim().to_owned();
            }
            None => found.push(line),
        }
    }
    found
}

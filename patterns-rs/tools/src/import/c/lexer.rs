//! Which words, numbers and operators make up an expression of C?

use std::ops::Range;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sort {
    Word,
    Number,
    Operator,
}

/// A token, and where it stands in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) sort: Sort,
    pub(super) range: Range<usize>,
}

/// The operators of more than one character, the longest first.
const OPERATORS: [&str; 20] = [
    "<<=", ">>=", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "->", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=",
    "|=",
];

/// The text with blanks in place of its comments, and the comments, each with the number of its line.
pub(crate) fn without_comments(text: &str) -> (String, Vec<(usize, String)>) {
    let mut plain = String::new();
    let mut comments = Vec::new();
    let mut rest = text;
    while let Some((at, end)) = next_comment(rest) {
        let (before, from) = rest.split_at(at);
        let (comment, after) = from.split_at(end - at);
        plain.push_str(before);
        let line = plain.matches('\n').count();
        let inside = comment.trim_start_matches("/*").trim_start_matches("//").trim_end_matches("*/");
        comments.push((line, inside.split_whitespace().collect::<Vec<_>>().join(" ")));
        plain.extend(comment.chars().filter(|&letter| letter == '\n'));
        if !comment.contains('\n') && !after.is_empty() && !after.starts_with('\n') {
            plain.push(' ');
        }
        rest = after;
    }
    plain.push_str(rest);
    let lines: Vec<&str> = plain.split('\n').map(str::trim_end).collect();
    (lines.join("\n"), comments)
}

/// Where the next comment begins and ends. One that is not closed goes on to the end.
fn next_comment(text: &str) -> Option<(usize, usize)> {
    let at = [text.find("/*"), text.find("//")].into_iter().flatten().min()?;
    let from = text.get(at..)?;
    let length = if from.starts_with("//") {
        from.find('\n').unwrap_or(from.len())
    } else {
        from.get(2..)?.find("*/").map_or(from.len(), |end| end + 4)
    };
    Some((at, at + length))
}

/// The tokens of a text without comments.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, String> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let first = rest.chars().next().unwrap_or(' ');
        let sort = match first {
            _ if first.is_whitespace() => {
                at += first.len_utf8();
                continue;
            }
            _ if first.is_ascii_alphabetic() || first == '_' => Sort::Word,
            _ if first.is_ascii_digit() => Sort::Number,
            '.' if rest.chars().nth(1).is_some_and(|next| next.is_ascii_digit()) => Sort::Number,
            _ if "()[]!*?:<>=&|+-/%^~,.".contains(first) => Sort::Operator,
            _ => return Err(format!("`{first}` is no part of an expression")),
        };
        let length = match sort {
            Sort::Word => length_of(rest, |letter| letter.is_ascii_alphanumeric() || letter == '_'),
            Sort::Number => length_of(rest, |letter| letter.is_ascii_alphanumeric() || letter == '.'),
            Sort::Operator => OPERATORS.iter().find(|operator| rest.starts_with(**operator)).map_or(1, |it| it.len()),
        };
        found.push(Token { sort, range: at..at + length });
        at += length;
    }
    Ok(found)
}

fn length_of(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|letter| !belongs(letter)).unwrap_or(text.len())
}

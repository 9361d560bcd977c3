//! Rows of a diagram, character by character, whatever tokens the lexer has made of them.

use super::Reading;
use crate::report::{Fault, Reported};
use crate::tokens::Token;
use proc_macro2::{Delimiter, Span, TokenTree};

/// Lines of symbols, as written: the edges are not told from the points yet.
#[derive(Debug, Default)]
pub(crate) struct Diagram {
    pub(crate) rows: Vec<Row>,
    /// Whether rows may be missing, since a line among them was none.
    pub(crate) incomplete: bool,
}

/// One line of a diagram.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) cells: Vec<Cell>,
    /// The column of its first character.
    pub(crate) column: usize,
    /// Whether a fault in it is reported already, so that its length says nothing.
    pub(crate) broken: Option<Reported>,
    /// Whether something in it is no symbol and longer than one, so that its length says nothing either.
    pub(crate) irregular: bool,
    /// Its first token.
    pub(crate) start: Span,
    /// Its last token.
    pub(crate) end: Span,
}

/// One character of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub(crate) letter: char,
    /// Its token, which may be several characters long.
    pub(crate) span: Span,
    /// Which token of the row it belongs to.
    pub(crate) token: usize,
    /// Whether that token has other characters too, so that an error must say which is meant.
    pub(crate) shared: bool,
}

/// Reads a line. A row ends at a gap: whatever follows was meant as a comment, or is a fault of its own.
pub(super) fn read_row(line: &[Token], cx: Reading<'_>) -> Row {
    let (Some(first), Some(last)) = (line.first(), line.last()) else {
        let nowhere = Span::call_site();
        return Row { cells: Vec::new(), column: 0, broken: None, irregular: false, start: nowhere, end: nowhere };
    };
    let column = first.column();
    let mut row =
        Row { cells: Vec::new(), column, broken: None, irregular: false, start: first.span(), end: last.end_span() };
    let mut expected = row.column;
    for (index, token) in line.iter().enumerate() {
        if is_doc_comment(&line[index..]) {
            let fault = Fault::new(token.span(), "a doc comment in a diagram");
            cx.push(fault.help("a comment behind a row begins with `//`"));
            row.end_before(index, line);
            return row;
        }
        // `'a` is two tokens, both of which are said to stand at the whole of it.
        let is_lifetime = index > 0 && line[index - 1].is('\'') && line[index - 1].column() == token.column();
        if token.column() != expected && !is_lifetime {
            if is_white(token, expected) == Some(false) {
                // The lexer has dropped a character.
                row.broken = Some(Reported::by_rustc());
                row.end_before(index, line);
                return row;
            }
            let reported = cx.give_up(gap(token, &row));
            // What stands before a description is a whole row; what stands before another piece of a row is not.
            let is_row = row.cells.iter().all(|cell| !cell.letter.is_alphanumeric() || "OoXx".contains(cell.letter));
            row.broken = Some(reported).filter(|_| !(is_row && is_description(&line[index..])));
            row.end_before(index, line);
            return row;
        }
        if is_refused(token) {
            row.broken = Some(Reported::by_rustc());
            row.end_before(index + 1, line);
            return row;
        }
        row.add(index, token);
        if token.end_line > token.line {
            // It has swallowed the next row.
            row.irregular = true;
            return row;
        }
        let length = token_length(token);
        row.irregular |= matches!(token.tree, TokenTree::Group(_) | TokenTree::Literal(_)) && length > 1;
        expected += length;
    }
    row
}

/// Reads a line whose columns are not known.
pub(super) fn guessed_row(line: &[Token]) -> Row {
    let start = line.first().map_or_else(Span::call_site, Token::span);
    let end = line.last().map_or(start, Token::end_span);
    let mut row = Row { cells: Vec::new(), column: 0, broken: None, irregular: false, start, end };
    line.iter().enumerate().for_each(|(index, token)| row.add(index, token));
    row
}

impl Row {
    fn add(&mut self, index: usize, token: &Token) {
        let text = symbols(token);
        let shared = text.chars().count() > 1;
        let cells = text.chars().map(|letter| Cell { letter, span: token.span(), token: index, shared });
        self.cells.extend(cells);
    }

    fn end_before(&mut self, index: usize, line: &[Token]) {
        if let Some(last) = line[..index].last() {
            self.end = last.end_span();
        }
    }

    /// Its text.
    pub(crate) fn text(&self) -> String {
        self.cells.iter().map(|cell| cell.letter).collect()
    }
}

/// The characters that a token stands for; of a string or a group its first, which is no symbol anyway.
fn symbols(token: &Token) -> String {
    match &token.tree {
        TokenTree::Literal(_) | TokenTree::Group(_) => {
            let text = token.text();
            let is_number = text.starts_with(|first: char| first.is_ascii_digit());
            if is_number { text } else { text.chars().take(1).collect() }
        }
        _ => token.text(),
    }
}

/// How many columns a token takes. What has more than one line takes the row's end with it.
fn token_length(token: &Token) -> usize {
    match &token.tree {
        TokenTree::Group(group) => {
            let (open, close) = (group.span_open().start(), group.span_close().end());
            if open.line == close.line { close.column - open.column } else { 1 }
        }
        _ => token.text().chars().count(),
    }
}

/// Whether a literal is none to rustc: `0x` without digits.
fn is_refused(token: &Token) -> bool {
    let text = token.text();
    let is_digit = |base: u32| move |digit: char| digit.is_digit(base);
    [("0x", 16), ("0o", 8), ("0b", 2)].iter().any(|&(prefix, base)| {
        matches!(token.tree, TokenTree::Literal(_))
            && text.strip_prefix(prefix).is_some_and(|digits| !digits.starts_with(is_digit(base)))
    })
}

/// Whether only spaces stand in the source between a column and the token behind it. Unknown where the source cannot be
/// read.
fn is_white(token: &Token, from: usize) -> Option<bool> {
    let gap = token.source_before(from)?;
    let is_comment = gap.trim().starts_with("/*") && gap.trim().ends_with("*/");
    Some(is_comment || gap.chars().all(char::is_whitespace))
}

fn is_doc_comment(tokens: &[Token]) -> bool {
    match tokens {
        [hash, group, ..] if hash.is('#') => group.group(Delimiter::Bracket).is_some(),
        [hash, bang, group, ..] if hash.is('#') && bang.is('!') => group.group(Delimiter::Bracket).is_some(),
        _ => false,
    }
}

fn gap(token: &Token, row: &Row) -> Fault {
    let fault = Fault::new(token.span(), format!("a gap in the row, between `{}` and `{}`", row.text(), token.text()));
    fault.help("a row has no gaps; what stands behind it is a comment, which begins with `//`")
}

/// Whether words follow, and not the rest of a row: a comment sign, or a word of other letters than symbols.
fn is_description(tokens: &[Token]) -> bool {
    let is_word = |text: String| text.chars().count() > 2 && text.chars().any(|letter| !"OoXx".contains(letter));
    tokens
        .first()
        .is_some_and(|first| first.is('#') || (matches!(first.tree, TokenTree::Ident(_)) && is_word(first.text())))
}

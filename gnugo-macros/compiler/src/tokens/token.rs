//! A token, and where it stands.

use proc_macro2::{Delimiter, Group, LineColumn, Span, TokenTree};

/// A token and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) tree: TokenTree,
    /// The line where it begins, from 1.
    pub(crate) line: usize,
    /// The column where it begins, from 0.
    pub(super) column: usize,
    /// The line where it ends: that of the closing parenthesis of a group.
    pub(crate) end_line: usize,
}

impl Token {
    /// A token that says itself where it stands.
    pub(crate) fn new(tree: TokenTree) -> Self {
        let LineColumn { line, column } = start_of(&tree).start();
        Self::at(tree, line, column)
    }

    /// A token that begins there.
    pub(super) fn at(tree: TokenTree, line: usize, column: usize) -> Self {
        let end_line = match &tree {
            TokenTree::Group(group) => group.span_close().start().line,
            TokenTree::Literal(literal) => literal.span().end().line,
            _ => line,
        };
        Self { tree, line, column, end_line }
    }

    /// Puts parentheses that are said to stand before the token that they follow on its line: an editor that completes a word
    /// has tokens in the file that are not there, and places of parentheses that it has made up.
    pub(super) fn keep_behind(&mut self, before: &Self) {
        if self.line < before.end_line {
            self.line = before.end_line;
        }
        self.end_line = self.end_line.max(self.line);
    }

    /// Where an error about it begins: at its opening parenthesis, if it is a group.
    pub(crate) fn span(&self) -> Span {
        start_of(&self.tree)
    }

    /// Where an error about it ends.
    pub(crate) fn end_span(&self) -> Span {
        end_of(&self.tree)
    }

    /// The column where it begins, from 0.
    pub(crate) fn column(&self) -> usize {
        self.column
    }

    /// The source between a column and this token: what the lexer has dropped. None where the source cannot be read.
    /// This reads a file, and is for wording errors only.
    pub(crate) fn source_before(&self, column: usize) -> Option<String> {
        let source = std::fs::read_to_string(self.span().local_file()?).ok()?;
        let line = source.lines().nth(self.line.checked_sub(1)?)?;
        Some(line.chars().take(self.column()).skip(column).collect())
    }

    /// Whether it is this punctuation character.
    pub(crate) fn is(&self, punct: char) -> bool {
        matches!(&self.tree, TokenTree::Punct(p) if p.as_char() == punct)
    }

    /// Whether it is this word.
    pub(crate) fn is_word(&self, word: &str) -> bool {
        matches!(&self.tree, TokenTree::Ident(ident) if ident == word)
    }

    /// The group, if it is one with this delimiter.
    pub(crate) fn group(&self, delimiter: Delimiter) -> Option<&Group> {
        match &self.tree {
            TokenTree::Group(group) if group.delimiter() == delimiter => Some(group),
            _ => None,
        }
    }

    /// Its text, of a group the opening delimiter only.
    pub(crate) fn text(&self) -> String {
        text_of(&self.tree)
    }
}

/// Where an error about a token begins.
pub(crate) fn start_of(tree: &TokenTree) -> Span {
    match tree {
        TokenTree::Group(group) => group.span_open(),
        other => other.span(),
    }
}

/// Where an error about a token ends.
pub(crate) fn end_of(tree: &TokenTree) -> Span {
    match tree {
        TokenTree::Group(group) => group.span_close(),
        other => other.span(),
    }
}

/// The text of a token, of a group the opening delimiter only.
pub(crate) fn text_of(tree: &TokenTree) -> String {
    match tree {
        TokenTree::Group(group) => opening(group.delimiter()).to_owned(),
        other => other.to_string(),
    }
}

fn opening(delimiter: Delimiter) -> &'static str {
    match delimiter {
        Delimiter::Parenthesis => "(",
        Delimiter::Brace => "{",
        Delimiter::Bracket => "[",
        Delimiter::None => "",
    }
}

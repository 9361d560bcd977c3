//! What does the lexer hand over, and where does each token stand?
//!
//! A diagram is text, but a macro is given tokens. Rust's lexer drops white space and comments and glues letters
//! together; lines and columns bring the rows back. Asking for a place is a call into the compiler, so only lines are
//! asked for here, and columns where a row is read.

mod positions;

pub(crate) use positions::{Positions, positions, range};

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

/// A token and its lines, from 1.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) tree: TokenTree,
    /// The line where it begins.
    pub(crate) line: usize,
    /// The line where it ends: that of the closing parenthesis of a group.
    pub(crate) end_line: usize,
}

impl Token {
    fn new(tree: TokenTree) -> Self {
        let (line, end_line) = match &tree {
            TokenTree::Group(group) => (group.span_open().start().line, group.span_close().start().line),
            TokenTree::Literal(literal) => (literal.span().start().line, literal.span().end().line),
            other => {
                let line = other.span().start().line;
                (line, line)
            }
        };
        Self { tree, line, end_line }
    }

    /// Puts parentheses that are said to stand before the token that they follow on its line: an editor that completes a word
    /// has tokens in the file that are not there, and places of parentheses that it has made up.
    fn keep_behind(&mut self, before: &Self) {
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
        self.span().start().column
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

/// The tokens of a macro's input. Groups without delimiters, which `macro_rules!` makes of its arguments, are opened.
pub(crate) fn read(input: TokenStream) -> Vec<Token> {
    let mut tokens = Vec::new();
    for tree in input {
        match tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => tokens.extend(read(group.stream())),
            tree => {
                let mut token = Token::new(tree);
                if let (TokenTree::Group(_), Some(before)) = (&token.tree, tokens.last()) {
                    token.keep_behind(before);
                }
                tokens.push(token);
            }
        }
    }
    tokens
}

/// The lines of a text: a new one begins where a token is on another line than the end of the one before.
pub(crate) fn lines(tokens: &[Token]) -> Vec<&[Token]> {
    tokens.chunk_by(|before, after| before.end_line == after.line).collect()
}

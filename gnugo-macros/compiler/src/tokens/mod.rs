//! What does the lexer hand over, and where does each token stand?
//!
//! A diagram is text, but a macro is given tokens. Rust's lexer drops white space and comments and glues letters
//! together; lines and columns bring the rows back. Asking for a place is a call into the compiler, and for an editor a message
//! to another program and back, so each token is asked for its place once; and in an editor not even that if it touches the token
//! before.

mod positions;

pub(crate) use positions::{Positions, positions, range};

use crate::audience::Audience;
use positions::is_beginning;
use proc_macro2::{Delimiter, Group, LineColumn, Span, TokenStream, TokenTree};

/// A token and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) tree: TokenTree,
    /// The line where it begins, from 1.
    pub(crate) line: usize,
    /// The column where it begins, from 0.
    column: usize,
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
    fn at(tree: TokenTree, line: usize, column: usize) -> Self {
        let end_line = match &tree {
            TokenTree::Group(group) => group.span_close().start().line,
            TokenTree::Literal(literal) => literal.span().end().line,
            _ => line,
        };
        Self { tree, line, column, end_line }
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

/// The tokens of a macro's input. Groups without delimiters, which `macro_rules!` makes of its arguments, are opened.
pub(crate) fn read(input: TokenStream, audience: Audience) -> Vec<Token> {
    let mut reader = Reader { tokens: Vec::new(), end: None, reckons: audience == Audience::Editor };
    reader.read(input);
    reader.tokens
}

/// Reads tokens one after the other.
struct Reader {
    tokens: Vec<Token>,
    /// Where the last token ends, if it is a word or a character: in bytes, and its line and column.
    end: Option<(usize, LineColumn)>,
    /// Whether the place of a token that touches the one before is reckoned from that, and not asked for.
    reckons: bool,
}

impl Reader {
    fn read(&mut self, input: TokenStream) {
        for tree in input {
            match tree {
                TokenTree::Group(group) if group.delimiter() == Delimiter::None => self.read(group.stream()),
                tree => self.add(tree),
            }
        }
    }

    fn add(&mut self, tree: TokenTree) {
        let bytes = if self.reckons { range(start_of(&tree)) } else { None };
        let touched = match (&bytes, self.end) {
            (Some(bytes), Some((end, place))) if bytes.start == end => Some(place),
            _ => None,
        };
        let mut token = match touched {
            Some(LineColumn { line, column }) => Token::at(tree, line, column),
            None => Token::new(tree),
        };
        // Where all tokens are said to stand at the beginning, that is no place to reckon from.
        self.reckons &=
            !(self.tokens.is_empty() && is_beginning(LineColumn { line: token.line, column: token.column }));
        if let (TokenTree::Group(_), Some(before)) = (&token.tree, self.tokens.last()) {
            token.keep_behind(before);
        }
        self.end = match &token.tree {
            TokenTree::Ident(_) | TokenTree::Punct(_) => bytes.and_then(|bytes| {
                let text = token.text();
                let column = token.column + text.chars().count();
                (bytes.len() == text.len()).then_some((bytes.end, LineColumn { line: token.line, column }))
            }),
            TokenTree::Group(_) | TokenTree::Literal(_) => None,
        };
        self.tokens.push(token);
    }
}

/// The lines of a text: a new one begins where a token is on another line than the end of the one before.
pub(crate) fn lines(tokens: &[Token]) -> Vec<&[Token]> {
    tokens.chunk_by(|before, after| before.end_line == after.line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A place that is reckoned is the one that a token would tell.
    #[test]
    fn places_are_the_same_reckoned_or_asked_for() {
        let text = "\npattern! < P1\n|OX*.?..|\n|xo.'a |\n+-------\n: '\\\\', Xé, shape(2.5)\n\n; lib(a)>1&&!(ko(\nb))\n> x(*);>";
        let read = |audience| read(text.parse().expect("tokens"), audience);
        let places = |tokens: Vec<Token>| {
            tokens.iter().map(|token| (token.text(), token.line, token.column, token.end_line)).collect::<Vec<_>>()
        };
        assert_eq!(places(read(Audience::Editor)), places(read(Audience::Compiler)));
    }
}

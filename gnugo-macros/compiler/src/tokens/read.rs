//! The tokens of a macro's input, one after the other.

use super::positions::{is_beginning, range};
use super::token::{Token, start_of};
use crate::audience::Audience;
use proc_macro2::{Delimiter, LineColumn, TokenStream, TokenTree};

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

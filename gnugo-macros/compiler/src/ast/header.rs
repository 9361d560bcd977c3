//! `pub static NAME: Type;`: how a block begins.

use super::Reading;
use super::attributes::leading_attributes;
use super::expression::is_keyword;
use crate::report::Fault;
use crate::tokens::Token;
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};

/// The static that a block declares.
#[derive(Debug)]
pub(crate) struct Header {
    /// Doc comments and attributes.
    pub(crate) attributes: TokenStream,
    /// `pub` and the like, or nothing.
    pub(crate) visibility: TokenStream,
    /// `static`.
    pub(crate) keyword: Ident,
    /// Its name.
    pub(crate) name: Ident,
    /// The type of the database.
    pub(crate) kind: Ident,
}

/// `pub static NAME: Type = "file";`: a database that is made from a file.
#[derive(Debug)]
pub(crate) struct FileHeader {
    pub(crate) header: Header,
    /// The literal.
    pub(crate) file: Literal,
    /// What it says.
    pub(crate) name: String,
}

/// A place in the header's tokens.
struct Cursor<'a, 'b> {
    tokens: &'a [Token],
    next: usize,
    /// Where an error about what is missing stands: at the token before, or at the one after the header.
    end: Span,
    /// What should have been written.
    form: &'static str,
    cx: Reading<'b>,
}

const FORM: &str = "a block begins with `pub static NAME: Type;`";
const FILE_FORM: &str = "a database made from a file is declared as `pub static NAME: Type = \"file.sgf\";`";

/// Reads the header; whatever is left of its tokens is an error. `end` is the place of what follows.
pub(crate) fn header(tokens: &[Token], end: Span, cx: Reading<'_>) -> Option<Header> {
    let mut cursor = Cursor { tokens, next: 0, end, form: FORM, cx };
    let attributes = cursor.take_attributes();
    if cursor.peek().is_none() {
        cx.faults.push(Fault::new(end, "the database is not declared").help(FORM));
        return None;
    }
    let visibility = cursor.take_visibility();
    let keyword = cursor.keyword()?;
    let name = cursor.expect_ident("the name of the database")?;
    cursor.expect("`:` and the type of the database", |token| token.is(':'))?;
    let kind = cursor.kind()?;
    if cursor.expect("`;`", |token| token.is(';')).is_some()
        && let Some(token) = cursor.peek()
    {
        let message = format!("expected `pattern! <`, found `{}`", token.text());
        cx.faults.push(Fault::new(token.span(), message));
    }
    Some(Header { attributes, visibility, keyword, name, kind })
}

/// Reads databases made from files, as many as there are.
pub(crate) fn file_headers(tokens: &[Token], cx: Reading<'_>) -> Vec<FileHeader> {
    let mut cursor = Cursor { tokens, next: 0, end: Span::call_site(), form: FILE_FORM, cx };
    let mut found = Vec::new();
    if tokens.is_empty() {
        cx.faults.push(Fault::new(Span::call_site(), "no database is declared").help(FILE_FORM));
    }
    while cursor.peek().is_some() {
        match cursor.file_header() {
            Some(header) => found.push(header),
            None => break,
        }
    }
    found
}

impl<'a> Cursor<'a, '_> {
    fn file_header(&mut self) -> Option<FileHeader> {
        let attributes = self.take_attributes();
        let visibility = self.take_visibility();
        let keyword = self.keyword()?;
        let name = self.expect_ident("the name of the database")?;
        self.expect("`:` and the type of the database", |token| token.is(':'))?;
        let kind = self.expect_ident("the type of the database")?;
        self.expect("`=` and the name of the file", |token| token.is('='))?;
        let token = self.expect("the name of the file, a string", |token| text_of_string(token).is_some())?;
        let (TokenTree::Literal(file), Some(text)) = (&token.tree, text_of_string(token)) else { return None };
        self.expect("`;`", |token| token.is(';'))?;
        let header = Header { attributes, visibility, keyword, name, kind };
        Some(FileHeader { header, file: file.clone(), name: text })
    }

    fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.next)
    }

    fn take_attributes(&mut self) -> TokenStream {
        let start = self.next;
        self.next += leading_attributes(&self.tokens[start..]);
        self.tokens[start..self.next].iter().map(|token| token.tree.clone()).collect()
    }

    fn take_visibility(&mut self) -> TokenStream {
        let start = self.next;
        if self.peek().is_some_and(|token| token.is_word("pub")) {
            self.next += 1;
            if self.peek().is_some_and(|token| token.group(Delimiter::Parenthesis).is_some()) {
                self.next += 1;
            }
        }
        self.tokens[start..self.next].iter().map(|token| token.tree.clone()).collect()
    }

    /// `static`. Another keyword is read as if it were this one, so that the name exists all the same.
    fn keyword(&mut self) -> Option<Ident> {
        let is_static = |token: &Token| token.is_word("static");
        let found = self.expect("`static`", is_static).or_else(|| {
            let other = self.peek().filter(|token| token.is_word("const") || token.is_word("let"));
            self.next += usize::from(other.is_some());
            other
        })?;
        if let Some(word) = self.peek().filter(|token| token.is_word("mut")) {
            self.cx.faults.push(Fault::new(word.span(), "a database does not change").help("leave `mut` out"));
            self.next += 1;
        }
        Some(Ident::new("static", found.span()))
    }

    fn expect(&mut self, what: &str, is_it: impl Fn(&Token) -> bool) -> Option<&'a Token> {
        match self.peek() {
            Some(token) if is_it(token) => {
                self.next += 1;
                Some(token)
            }
            Some(token) => {
                let message = format!("expected {what}, found `{}`", token.text());
                self.cx.faults.push(Fault::new(token.span(), message).help(self.form));
                None
            }
            None => {
                let at = self.tokens.last().map_or(self.end, Token::end_span);
                self.cx.faults.push(Fault::new(at, format!("expected {what} after this")).help(self.form));
                None
            }
        }
    }

    /// The type, which is one word. Of a path, or of a type with parameters, the last word is read as it.
    fn kind(&mut self) -> Option<Ident> {
        let kind = self.expect_ident("the type of the database")?;
        if !self.peek().is_some_and(|token| token.is(':') || token.is('<')) {
            return Some(kind);
        }
        let rest = &self.tokens[self.next..];
        let length = rest.iter().position(|token| token.is(';')).unwrap_or(rest.len());
        self.next += length;
        let mut words = rest[..length].iter().filter_map(|token| match &token.tree {
            TokenTree::Ident(word) => Some(word.clone()),
            _ => None,
        });
        let meant = words.next_back().unwrap_or_else(|| kind.clone());
        let end = rest[..length].last().map_or(kind.span(), Token::end_span);
        let fault = Fault::range(kind.span(), end, "the type of a database is one word");
        self.cx.faults.push(fault.help(format!("write `{meant}`")));
        Some(meant)
    }

    fn expect_ident(&mut self, what: &str) -> Option<Ident> {
        match &self.expect(what, |token| matches!(&token.tree, TokenTree::Ident(ident) if !is_keyword(ident)))?.tree {
            TokenTree::Ident(ident) => Some(ident.clone()),
            _ => None,
        }
    }
}

/// The text of a token that is a string.
pub(super) fn text_of_string(token: &Token) -> Option<String> {
    match &token.tree {
        TokenTree::Literal(literal) => match syn::Lit::new(literal.clone()) {
            syn::Lit::Str(string) => Some(string.value()),
            _ => None,
        },
        _ => None,
    }
}

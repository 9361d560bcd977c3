//! `pub static NAME: Type;`: how a block begins.

use super::Reading;
use super::attributes::{attributes_before, leading_attributes};
use super::expression::is_keyword;
use crate::report::Fault;
use crate::spelling::look_alike;
use crate::tokens::Token;
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};
use std::ops::Range;

/// The static that a block declares.
#[derive(Debug)]
pub(crate) struct Header {
    /// Functions of the author's own.
    pub(crate) own: Vec<Own>,
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

/// `use path::Trait::{function, …};`: functions of the author's own, methods of a trait that is implemented for `Ask`.
#[derive(Debug)]
pub(crate) struct Own {
    /// The path of the trait.
    pub(crate) path: TokenStream,
    /// The functions.
    pub(crate) names: Vec<Ident>,
}

/// `pub static NAME: Type = "file";`: a database that is made from a file.
#[derive(Debug)]
pub(crate) struct FileHeader {
    pub(crate) header: Header,
    /// The literal.
    pub(crate) file: Literal,
    /// What it says.
    pub(crate) name: String,
    /// How the names of its patterns begin, if it is said: `= "file" as Prefix`.
    pub(crate) prefix: Option<Ident>,
}

impl Header {
    /// The same with other attributes.
    pub(crate) fn with_attributes(&self, attributes: TokenStream) -> Self {
        let Self { visibility, keyword, name, kind, .. } = self;
        let (visibility, keyword, name, kind) = (visibility.clone(), keyword.clone(), name.clone(), kind.clone());
        Self { own: Vec::new(), attributes, visibility, keyword, name, kind }
    }
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

/// Reads the `use` lines at the beginning, if there are any; what follows them.
pub(super) fn own_functions<'a>(tokens: &'a [Token], cx: Reading<'_>) -> (Vec<Own>, &'a [Token]) {
    let (mut found, mut rest) = (Vec::new(), tokens);
    while let [word, after @ ..] = rest
        && word.is_word("use")
    {
        let end = after.iter().position(|token| token.is(';')).unwrap_or(after.len());
        let line = &after[..end];
        rest = after.get(end + 1..).unwrap_or_default();
        let own = match line {
            [path @ .., first, second, names] if first.is(':') && second.is(':') && !path.is_empty() => {
                names_of(&names.tree).map(|names| (path, names))
            }
            _ => None,
        };
        match own {
            Some((path, names)) => {
                found.push(Own { path: path.iter().map(|token| token.tree.clone()).collect(), names });
            }
            None => {
                let last = line.last().unwrap_or(word);
                let fault = Fault::range(word.span(), last.end_span(), "this `use` names no functions");
                cx.push(
                    fault
                        .note("in a block it names functions of your own that its constraints call, methods of a trait")
                        .help("write `use path::Trait::{function};`, and any other `use` outside of the block"),
                );
            }
        }
    }
    (found, rest)
}

/// `name` or `{name, name}`.
fn names_of(tree: &TokenTree) -> Option<Vec<Ident>> {
    match tree {
        TokenTree::Ident(name) if name.to_string().starts_with(char::is_lowercase) => Some(vec![name.clone()]),
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
            let mut names = Vec::new();
            for tree in group.stream() {
                match tree {
                    TokenTree::Ident(name) => names.push(name),
                    TokenTree::Punct(comma) if comma.as_char() == ',' => {}
                    _ => return None,
                }
            }
            Some(names)
        }
        _ => None,
    }
}

/// Reads the header; whatever is left of its tokens is an error. `end` is the place of what follows.
pub(crate) fn header(tokens: &[Token], end: Span, cx: Reading<'_>) -> Option<Header> {
    let (own, tokens) = own_functions(tokens, cx);
    let mut cursor = Cursor { tokens, next: 0, end, form: FORM, cx };
    let attributes = cursor.take_attributes();
    if cursor.peek().is_none() {
        cx.push(Fault::new(end, "the database is not declared").help(FORM));
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
        cx.push(no_pattern(token, message));
    }
    Some(Header { own, attributes, visibility, keyword, name, kind })
}

/// What stands where a pattern should, with what it was meant for.
pub(super) fn no_pattern(token: &Token, message: String) -> Fault {
    let text = token.text();
    let fault = Fault::new(token.span(), message);
    match text.as_str() {
        "pub" | "static" => fault.help("a block declares one database: write another block for the next"),
        _ if look_alike(&text, ["pattern"]).is_some() => fault.help("a pattern is written `pattern! < NAME … >`"),
        _ => fault,
    }
}

/// Where the declaration stands in a block that begins with a pattern, if it stands behind one.
pub(super) fn late_declaration(tokens: &[Token]) -> Option<Range<usize>> {
    let is_static = |index: &usize| matches!(&tokens[*index..], [word, name, colon, ..] if word.is_word("static") && matches!(name.tree, TokenTree::Ident(_)) && colon.is(':'));
    let mut start = (0..tokens.len()).find(is_static)?;
    let length = tokens[start..].iter().position(|token| token.is(';'))? + 1;
    let end = start + length;
    start -= match &tokens[..start] {
        [.., word] if word.is_word("pub") => 1,
        [.., word, group] if word.is_word("pub") && group.group(Delimiter::Parenthesis).is_some() => 2,
        _ => 0,
    };
    Some(start - attributes_before(&tokens[..start])..end)
}

/// Reads databases made from files, as many as there are.
pub(crate) fn file_headers(tokens: &[Token], cx: Reading<'_>) -> Vec<FileHeader> {
    let mut cursor = Cursor { tokens, next: 0, end: Span::call_site(), form: FILE_FORM, cx };
    let mut found = Vec::new();
    if tokens.is_empty() {
        cx.push(Fault::new(Span::call_site(), "no database is declared").help(FILE_FORM));
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
        let mut prefix = None;
        if self.peek().is_some_and(|token| token.is_word("as")) {
            self.next += 1;
            prefix = Some(self.expect_ident("how the names of the patterns begin")?);
        }
        self.expect("`;`", |token| token.is(';'))?;
        let header = Header { own: Vec::new(), attributes, visibility, keyword, name, kind };
        Some(FileHeader { header, file: file.clone(), name: text, prefix })
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
            self.cx.push(Fault::new(word.span(), "a database does not change").help("leave `mut` out"));
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
                self.cx.push(Fault::new(token.span(), message).help(self.form));
                None
            }
            None => {
                let at = self.tokens.last().map_or(self.end, Token::end_span);
                self.cx.push(Fault::new(at, format!("expected {what} after this")).help(self.form));
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
        self.cx.push(fault.help(format!("write `{meant}`")));
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

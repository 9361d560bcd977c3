//! `: SYMMETRY, CLASSES {, name(value)} [, helper_function]`.

use super::Reading;
use crate::report::{Fault, Reported};
use crate::tokens::Token;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

/// A class line as written.
#[derive(Debug)]
pub(crate) struct ClassLine {
    /// The symmetry; none if it is missing or unknown.
    pub(crate) symmetry: Option<(Code, Span)>,
    /// The letters, none for `-`.
    pub(crate) classes: Option<Ident>,
    /// The values.
    pub(crate) values: Vec<ValueItem>,
    /// The path of the helper function.
    pub(crate) helper: Option<TokenStream>,
    /// Whether a fault in it is reported already.
    pub(crate) broken: Option<Reported>,
}

/// What a class line says about symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    /// `_`: to be worked out.
    Inferred,
    /// One of the spec's codes (spec/patterns.texi, "Symmetry and transformations").
    Given(char),
}

/// `name(argument)`.
#[derive(Debug)]
pub(crate) struct ValueItem {
    pub(crate) name: Ident,
    pub(crate) argument: Group,
}

const SYMMETRIES: &str =
    "the symmetries are `8` (none), `|`, `-`, `/`, `'\\\\'`, `+`, `X`, `O`, and `_` to have it worked out";

/// Reads what follows the colon. Also tells where the class line ends, for tools that report no lines.
pub(super) fn class_line<'a>(colon: &Token, tokens: &'a [Token], cx: Reading<'_>) -> (ClassLine, &'a [Token]) {
    let before = cx.faults.mark();
    let mut parser = Parser { tokens, next: 0, last: colon.end_span(), helper_named: false, lacks_symmetry: false, cx };
    let mut line = ClassLine { symmetry: None, classes: None, values: Vec::new(), helper: None, broken: None };
    line.symmetry = parser.symmetry();
    let is_empty = line.symmetry.is_none() && parser.peek().is_none();
    // After a symmetry that was not understood the comma may be missing because of it.
    let lost = line.symmetry.is_none() && !is_empty && parser.peek().is_some_and(|token| !token.is(','));
    let goes_on = match () {
        () if parser.lacks_symmetry => true,
        () if lost => parser.skip_to_comma(),
        () => !is_empty && parser.comma("the classes"),
    };
    if goes_on {
        parser.classes(&mut line);
        parser.items(&mut line);
    }
    line.broken = cx.faults.since(before);
    (line, &tokens[parser.next.min(tokens.len())..])
}

struct Parser<'a, 'b> {
    tokens: &'a [Token],
    next: usize,
    /// The token before the next one.
    last: Span,
    /// Whether the helper function has been named, be it `NULL`.
    helper_named: bool,
    /// Whether the classes stand where the symmetry should.
    lacks_symmetry: bool,
    cx: Reading<'b>,
}

impl<'a> Parser<'a, '_> {
    fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.next)
    }

    fn advance(&mut self) {
        if let Some(token) = self.peek() {
            self.last = token.end_span();
            self.next += 1;
        }
    }

    fn fault(&self, fault: Fault) {
        self.cx.push(fault);
    }

    fn symmetry(&mut self) -> Option<(Code, Span)> {
        let Some(token) = self.peek().filter(|token| !token.is(',')) else {
            let at = self.peek().map_or(self.last, Token::span);
            let dropped = self.peek().and_then(|comma| comma.source_before(self.last.end().column));
            let fault = Fault::new(at, "the symmetry is missing").note(SYMMETRIES);
            self.fault(match dropped {
                Some(text) if text.contains('\\') => fault.help("a lone backslash is no Rust: write `'\\\\'`"),
                _ => fault,
            });
            return None;
        };
        let code = match token.text().as_str() {
            "_" => Some(Code::Inferred),
            "'\\\\'" => Some(Code::Given('\\')),
            text @ ("8" | "|" | "-" | "/" | "+" | "X" | "O") => text.chars().next().map(Code::Given),
            _ => None,
        };
        if code.is_none() && self.begins_with_classes() {
            self.lacks_symmetry = true;
            let fault = Fault::new(token.span(), "the symmetry is missing before this").note(SYMMETRIES);
            self.fault(fault.help(format!("write `8, {}`", token.text())));
            return None;
        }
        if code.is_none() {
            let fault = Fault::new(token.span(), format!("unknown symmetry `{}`", token.text())).note(SYMMETRIES);
            self.fault(match token.text().strip_prefix('8') {
                Some(classes) if classes.starts_with(char::is_alphabetic) => {
                    fault.help(format!("write `8, {classes}`"))
                }
                _ => fault,
            });
        }
        self.advance();
        code.map(|code| (code, token.span()))
    }

    /// Whether classes follow, and no more of them behind a comma: the line ends, or a value comes.
    fn begins_with_classes(&self) -> bool {
        let is_word = |token: &Token| {
            matches!(token.tree, TokenTree::Ident(_)) && token.text().chars().all(|letter| letter.is_ascii_alphabetic())
        };
        match &self.tokens[self.next..] {
            [classes] => is_word(classes),
            [classes, comma, name, argument, ..] => {
                is_word(classes) && comma.is(',') && is_word(name) && argument.group(Delimiter::Parenthesis).is_some()
            }
            _ => false,
        }
    }

    /// Takes a comma. False if the line ends instead.
    fn comma(&mut self, what: &str) -> bool {
        match self.peek() {
            Some(token) if token.is(',') => {
                self.advance();
                true
            }
            Some(token) => {
                let fault = Fault::new(token.span(), format!("expected `,`, found `{}`", token.text()));
                let is_short = |word: &Token| matches!(word.tree, TokenTree::Ident(_)) && word.text().len() < 4;
                self.fault(if token.is('#') {
                    fault.help("a comment begins with `//`")
                } else if token.is(';') && self.next + 1 == self.tokens.len() {
                    fault.help("leave it out: a class line ends where its line ends")
                } else if self.after_no_classes() {
                    fault.help(format!("`-` stands for no classes: write `{}`", token.text()))
                } else if what == "a value" && is_short(token) {
                    fault.help("classes are written together, such as `ed`")
                } else {
                    fault
                });
                if what == "the classes" && !self.after_no_classes() {
                    // They stand behind what was meant as the comma, or where it should be.
                    if matches!(token.tree, TokenTree::Punct(_)) && !token.is('-') && !token.is('#') {
                        self.advance();
                        if self.peek().is_some_and(|next| next.is(',')) {
                            self.advance();
                        }
                    }
                    return self.peek().is_some_and(|next| !next.is('#'));
                }
                self.skip_to_comma()
            }
            None => {
                let fault = Fault::new(self.last, format!("expected `,` and {what} after this"));
                self.fault(fault.help("write `: 8, -` for no symmetry and no classes"));
                false
            }
        }
    }

    /// Whether a word stands directly behind `-`.
    fn after_no_classes(&self) -> bool {
        matches!(&self.tokens[self.next.saturating_sub(1)..], [minus, word, ..]
            if minus.is('-') && matches!(word.tree, TokenTree::Ident(_)) && minus.column() + 1 == word.column())
    }

    fn skip_to_comma(&mut self) -> bool {
        while let Some(token) = self.peek() {
            self.advance();
            if token.is(',') {
                return true;
            }
        }
        false
    }

    fn classes(&mut self, line: &mut ClassLine) {
        let missing = "the classes are missing";
        let help = "write `-` for no classes";
        let Some(token) = self.peek() else {
            self.fault(Fault::new(self.last, missing).help(help));
            return;
        };
        match &token.tree {
            TokenTree::Punct(punct) if punct.as_char() == '-' => self.advance(),
            TokenTree::Punct(punct) if punct.as_char() == ',' => {
                self.fault(Fault::new(token.span(), missing).help(help));
                if self.next + 1 == self.tokens.len() {
                    self.advance();
                }
            }
            TokenTree::Ident(_) if self.is_value() || self.is_path() => {
                self.fault(Fault::new(token.span(), "the classes are missing before this").help(help));
                self.item(line);
                if line.helper.is_some() && !self.cx.blind {
                    // The classes may stand behind it.
                    self.next = self.tokens.len();
                }
            }
            TokenTree::Ident(letters) => {
                line.classes = Some(letters.clone());
                self.advance();
            }
            _ => {
                self.fault(
                    Fault::new(token.span(), format!("expected the classes, found `{}`", token.text())).help(help),
                );
                self.advance();
            }
        }
    }

    /// The values and the helper function.
    fn items(&mut self, line: &mut ClassLine) {
        while self.peek().is_some() {
            if self.cx.blind && !self.peek().is_some_and(|token| token.is(',')) {
                return;
            }
            if !self.comma("a value") {
                return;
            }
            self.item(line);
        }
    }

    fn item(&mut self, line: &mut ClassLine) {
        let Some(token) = self.peek() else {
            self.fault(Fault::new(self.last, "nothing follows this `,`"));
            return;
        };
        if self.helper_named {
            // A single letter is a class apart from the others, of which there may be more; that is told elsewhere.
            let is_letter = line.helper.as_ref().is_some_and(|path| path.to_string().len() == 1);
            if !is_letter {
                let fault = Fault::new(token.span(), "nothing follows the helper function on the class line");
                self.fault(fault.note("a pattern has one helper function, and its values stand before it"));
            }
            while self.peek().is_some_and(|token| !token.is(',')) {
                self.advance();
            }
        } else if self.is_value() {
            let name = token.tree.clone();
            self.advance();
            if let (TokenTree::Ident(name), Some(argument)) =
                (name, self.peek().and_then(|token| token.group(Delimiter::Parenthesis)))
            {
                line.values.push(ValueItem { name, argument: argument.clone() });
            }
            self.advance();
        } else if self.lacks_parentheses() {
            self.advance();
            if let Some(found) = self.peek() {
                let amount = match &found.tree {
                    TokenTree::Literal(literal) => literal.to_string(),
                    TokenTree::Group(group) => group.stream().to_string(),
                    _ => self.tokens.get(self.next + 1).map_or_else(|| "3".to_owned(), Token::text),
                };
                let fault = Fault::new(found.span(), format!("expected `(`, found `{}`", found.text()));
                self.fault(fault.help(format!("write `{}({amount})`", token.text())));
            }
            while self.peek().is_some_and(|token| !token.is(',')) {
                self.advance();
            }
        } else if matches!(token.tree, TokenTree::Ident(_)) || token.is(':') {
            self.helper_named = true;
            line.helper = self.path();
        } else {
            let found = token.text();
            let fault = Fault::new(token.span(), format!("expected a value or a helper function, found `{found}`"));
            self.fault(fault.help("values are written `shape(3)`, a helper function by its name alone"));
            while self.peek().is_some_and(|token| !token.is(',')) {
                self.advance();
            }
        }
    }

    /// Whether `name(…)` follows.
    fn is_value(&self) -> bool {
        matches!(&self.tokens[self.next..], [name, argument, ..]
            if matches!(name.tree, TokenTree::Ident(_)) && argument.group(Delimiter::Parenthesis).is_some())
    }

    /// Whether `name 3`, `name = 3` or `name[3]` follows.
    fn lacks_parentheses(&self) -> bool {
        let is_amount = |token: &Token| {
            matches!(token.tree, TokenTree::Literal(_) | TokenTree::Group(_)) || token.is('=') || token.is('-')
        };
        matches!(&self.tokens[self.next..], [name, amount, ..]
            if matches!(name.tree, TokenTree::Ident(_)) && is_amount(amount))
    }

    /// Whether what follows can only be the path of a function.
    fn is_path(&self) -> bool {
        match &self.tokens[self.next..] {
            [name, colon, ..] if colon.is(':') => matches!(name.tree, TokenTree::Ident(_)),
            [name, ..] => name.text().contains('_') && !name.is_word("_"),
            [] => false,
        }
    }

    /// `a::b::c`; the tokens keep the author's places. `NULL` is no function.
    fn path(&mut self) -> Option<TokenStream> {
        let start = self.next;
        while let Some(token) = self.peek() {
            let after_word = self.next > start && !self.tokens[self.next - 1].is(':');
            match &token.tree {
                TokenTree::Ident(_) if !after_word => self.advance(),
                TokenTree::Punct(punct) if punct.as_char() == ':' => self.advance(),
                _ => break,
            }
        }
        let path = &self.tokens[start..self.next];
        let is_none = matches!(path, [word] if word.is_word("NULL"));
        if let Some(colon) = path.last().filter(|last| last.is(':')) {
            self.fault(Fault::new(colon.span(), "the path of the helper function is not complete"));
            return None;
        }
        (!is_none).then(|| path.iter().map(|token| token.tree.clone()).collect())
    }
}

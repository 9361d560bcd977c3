//! Tokens one after the other, with the place of each.
//!
//! `quote!` makes a token stream of every fragment, and inside a compiler each of them is a call across a process
//! boundary; a list of token trees costs nothing until it is a group.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// The place of a token of the author's, for tokens that the author did not write.
pub(super) fn generated_at(span: Span) -> Span {
    Span::call_site().located_at(span)
}

/// Tokens being written.
#[derive(Default)]
pub(super) struct Output(Vec<TokenTree>);

impl Output {
    pub(super) fn tree(&mut self, tree: impl Into<TokenTree>) {
        self.0.push(tree.into());
    }

    /// A token of the author's.
    pub(super) fn ident(&mut self, ident: &Ident) {
        self.tree(ident.clone());
    }

    pub(super) fn literal(&mut self, literal: &Literal) {
        self.tree(literal.clone());
    }

    pub(super) fn word(&mut self, word: &str, at: Span) {
        self.tree(Ident::new(word, at));
    }

    pub(super) fn number(&mut self, number: usize, at: Span) {
        let mut literal = Literal::usize_unsuffixed(number);
        literal.set_span(at);
        self.tree(literal);
    }

    /// An operator of one or two characters.
    pub(super) fn punct(&mut self, operator: &str, at: Span) {
        let mut characters = operator.chars().peekable();
        while let Some(character) = characters.next() {
            let spacing = if characters.peek().is_some() { Spacing::Joint } else { Spacing::Alone };
            let mut punct = Punct::new(character, spacing);
            punct.set_span(at);
            self.tree(punct);
        }
    }

    /// `__pattern::a::b`
    pub(super) fn path(&mut self, segments: &[&str], at: Span) {
        self.word("__pattern", at);
        for segment in segments {
            self.punct("::", at);
            self.word(segment, at);
        }
    }

    /// `(…)` and the like.
    pub(super) fn group(&mut self, delimiter: Delimiter, at: Span, write: impl FnOnce(&mut Self)) {
        let mut inner = Self::default();
        write(&mut inner);
        let mut group = Group::new(delimiter, inner.finish());
        group.set_span(at);
        self.tree(group);
    }

    pub(super) fn parentheses(&mut self, at: Span, write: impl FnOnce(&mut Self)) {
        self.group(Delimiter::Parenthesis, at, write);
    }

    pub(super) fn braces(&mut self, at: Span, write: impl FnOnce(&mut Self)) {
        self.group(Delimiter::Brace, at, write);
    }

    /// Items with commas between them.
    pub(super) fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        at: Span,
        mut write: impl FnMut(&mut Self, T),
    ) {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.punct(",", at);
            }
            write(self, item);
        }
    }

    pub(super) fn finish(self) -> TokenStream {
        self.0.into_iter().collect()
    }
}

//! What is wrong, and where? Faults are collected here, and end as the compile errors of an expansion.
//!
//! A fault never stops the compiler: whoever finds one reports it and goes on with what can still be judged, so that
//! one run of the compiler tells everything. The error stands at the smallest token that is wrong (or from a first to
//! a last token); notes and help are further lines of the same message, since stable Rust has no other place for them.

use crate::rules::lints::Lint;
use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use std::cell::RefCell;

/// One thing that is wrong.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    start: Span,
    end: Span,
    message: String,
    lint: Option<Lint>,
    topic: Option<Topic>,
}

/// What a fault is about, where all tokens stand at one place and cannot tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    /// The diagram.
    Diagram,
    /// The class line.
    ClassLine,
    /// The labelled diagram.
    Labels,
    /// A position beside the pattern.
    Position,
    /// The constraint or the action.
    Expressions,
    /// This pattern of a block, compared with the others.
    Pattern(usize),
}

/// A fault without its place.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    pub(crate) topic: Option<Topic>,
    pub(crate) message: String,
}

/// What is wrong with a pattern, for tools that write patterns and mend them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The line of the smallest token that is wrong, from 1.
    pub line: usize,
    /// Its column, from 1.
    pub column: usize,
    /// What is wrong, with notes and help on lines of their own.
    pub message: String,
    /// The check that `#[allow(…)]` on the pattern would lift; none if it cannot be lifted.
    pub lint: Option<Lint>,
}

impl Fault {
    /// At a token.
    pub(crate) fn new(at: Span, message: impl Into<String>) -> Self {
        Self::range(at, at, message)
    }

    /// From a first to a last token.
    pub(crate) fn range(start: Span, end: Span, message: impl Into<String>) -> Self {
        Self { start, end, message: message.into(), lint: None, topic: None }
    }

    /// Names the check that fails here and can be lifted.
    pub(crate) fn of(mut self, lint: Lint) -> Self {
        self.lint = Some(lint);
        self
    }

    /// Adds a fact.
    pub(crate) fn note(mut self, text: impl AsRef<str>) -> Self {
        self.message.push_str("\nnote: ");
        self.message.push_str(text.as_ref());
        self
    }

    /// Adds a proposal.
    pub(crate) fn help(mut self, text: impl AsRef<str>) -> Self {
        self.message.push_str("\nhelp: ");
        self.message.push_str(text.as_ref());
        self
    }

    /// Adds a proposal, if there is one.
    pub(crate) fn maybe_help(self, text: Option<impl AsRef<str>>) -> Self {
        match text {
            Some(text) => self.help(text),
            None => self,
        }
    }

    /// Says what it is about.
    pub(crate) fn about(mut self, topic: Option<Topic>) -> Self {
        self.topic = self.topic.or(topic);
        self
    }

    /// `::core::compile_error! { "…" }`: rustc underlines from its first to its last token.
    fn to_tokens(&self) -> TokenStream {
        let punct = |symbol, spacing| {
            let mut punct = Punct::new(symbol, spacing);
            punct.set_span(self.start);
            TokenTree::Punct(punct)
        };
        let ident = |name| TokenTree::Ident(Ident::new(name, self.start));
        let mut text = Literal::string(&self.message);
        text.set_span(self.end);
        let mut group = Group::new(Delimiter::Brace, TokenTree::Literal(text).into());
        group.set_span(self.end);
        TokenStream::from_iter([
            punct(':', Spacing::Joint),
            punct(':', Spacing::Alone),
            ident("core"),
            punct(':', Spacing::Joint),
            punct(':', Spacing::Alone),
            ident("compile_error"),
            punct('!', Spacing::Alone),
            TokenTree::Group(group),
        ])
    }
}

/// Something has been reported: only [`Faults::push`] makes one. What cannot be understood is given up with it, so that
/// nothing is left out in silence, and nothing is told twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reported(());

impl Reported {
    /// What the lexer has found wrong, and rustc reports.
    pub(crate) fn by_rustc() -> Self {
        Self(())
    }
}

/// How far the list of faults had come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark(usize);

/// All that was found wrong.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    list: RefCell<Vec<Fault>>,
    remarks: bool,
}

impl Faults {
    /// A list for what is right but says nothing, too.
    pub(crate) fn with_remarks() -> Self {
        Self { remarks: true, ..Self::default() }
    }

    /// Whether it is told, too, what is right but says nothing.
    pub(crate) fn want_remarks(&self) -> bool {
        self.remarks
    }

    /// Reports a fault.
    pub(crate) fn push(&self, fault: Fault) -> Reported {
        self.list.borrow_mut().push(fault);
        Reported(())
    }

    /// What has been reported so far, to be asked about [later](Self::since).
    pub(crate) fn mark(&self) -> Mark {
        Mark(self.list.borrow().len())
    }

    /// Whether anything has been reported since then; nothing means that a check has passed.
    pub(crate) fn since(&self, mark: Mark) -> Option<Reported> {
        (self.list.borrow().len() > mark.0).then_some(Reported(()))
    }

    /// Whether anything has been reported.
    pub(crate) fn any(&self) -> Option<Reported> {
        self.since(Mark(0))
    }

    /// The compile errors, in the order of the text.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.sorted().iter().map(Fault::to_tokens).collect()
    }

    fn sorted(self) -> Vec<Fault> {
        let mut faults = self.list.into_inner();
        faults.sort_by_cached_key(|fault| {
            let start = fault.start.start();
            (start.line, start.column)
        });
        faults
    }

    /// The faults without their places, as they were found.
    pub(crate) fn into_told(self) -> Vec<Told> {
        let told = |Fault { topic, message, .. }: Fault| Told { topic, message };
        self.list.into_inner().into_iter().map(told).collect()
    }

    /// The faults as data, in the order of the text.
    pub(crate) fn into_findings(self) -> Vec<Finding> {
        let finding = |Fault { start, message, lint, .. }: Fault| {
            let place = start.start();
            Finding { line: place.line, column: place.column + 1, message, lint }
        };
        self.sorted().into_iter().map(finding).collect()
    }

    /// Each fault's line and column (both from 1) and message, for tests.
    #[cfg(test)]
    pub(crate) fn list(self) -> Vec<(usize, usize, String)> {
        self.into_findings().into_iter().map(|found| (found.line, found.column, found.message)).collect()
    }
}

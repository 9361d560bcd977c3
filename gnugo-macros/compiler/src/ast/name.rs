//! What is a pattern called in messages, whether or not it has a name?

use proc_macro2::Span;
use std::fmt;

/// A pattern's name, or the place where it should be.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    text: Option<String>,
    place: Span,
}

impl Name {
    /// A name, and the place where errors about its pattern stand.
    pub(crate) fn new(text: &str, at: Span) -> Self {
        Self { text: Some(text.to_owned()), place: at }
    }

    /// The lack of a name, at the place where it should be.
    pub(super) fn missing(at: Span) -> Self {
        Self { text: None, place: at }
    }

    /// Where errors about the whole pattern stand.
    pub(crate) fn span(&self) -> Span {
        self.place
    }

    /// The pattern by its name, at the beginning of a message.
    pub(crate) fn title(&self) -> String {
        match self.text() {
            Some(name) => format!("pattern `{name}`"),
            None => "the pattern".to_owned(),
        }
    }

    /// The name, without quotes, and without the `r#` of a raw identifier.
    pub(crate) fn text(&self) -> Option<String> {
        self.text.clone()
    }
}

impl fmt::Display for Name {
    /// As it stands in messages, after "of".
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.text() {
            Some(name) => write!(f, "`{name}`"),
            None => f.write_str("the pattern"),
        }
    }
}

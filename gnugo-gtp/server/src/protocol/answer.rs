//! How is a command answered?
//!
//! GTP 2, section 2.6 and 3.1: `=` or `?`, the number of the command, a blank, the text, and an empty line, which is
//! the only one: a text with an empty line in it would be two answers.

use std::borrow::Cow;
use std::io::{self, Write};

/// What a command answers: a text, which may be empty and may have many lines, or why it failed.
pub type Answer = Result<String, Failure>;

/// Why a command failed. If it failed, it changed nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    message: Cow<'static, str>,
    hint: Option<String>,
}

impl Failure {
    /// A failure with this message, one line of it.
    pub fn new(message: impl Into<Cow<'static, str>>) -> Self {
        Self { message: message.into(), hint: None }
    }

    /// Arguments that are none: too many, too few, or of the wrong kind.
    pub fn syntax(what: impl std::fmt::Display) -> Self {
        Self::new(format!("syntax error: {what}"))
    }

    /// Adds what a person would want to know, and what a program that knows the message by heart must not see.
    #[must_use]
    pub fn with_hint(self, hint: impl std::fmt::Display) -> Self {
        Self { hint: Some(hint.to_string()), ..self }
    }

    /// What is answered.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// What is told to a person besides.
    #[must_use]
    pub fn hint(&self) -> Option<&str> {
        self.hint.as_deref()
    }
}

/// Writes an answer and hands it over at once.
///
/// # Errors
/// If the output takes no more.
pub fn write_answer(output: &mut impl Write, id: Option<&str>, answer: &Answer) -> io::Result<()> {
    let (sign, text) = match answer {
        Ok(text) => ('=', printable(text)),
        Err(failure) => ('?', printable(&failure.message).replace('\n', " ")),
    };
    writeln!(output, "{sign}{} {text}\n", id.unwrap_or_default())?;
    output.flush()
}

/// The text without control characters, blanks at its end, and empty lines (which get a blank).
fn printable(text: &str) -> String {
    let mut printable = String::with_capacity(text.len());
    for (number, line) in text.trim_end().split('\n').enumerate() {
        if number > 0 {
            printable.push('\n');
        }
        let before = printable.len();
        printable.extend(line.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !c.is_control()));
        if number > 0 && printable.len() == before {
            printable.push(' ');
        }
    }
    printable
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(id: Option<&str>, answer: Answer) -> String {
        let mut output = Vec::new();
        write_answer(&mut output, id, &answer).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn an_answer_ends_with_the_only_empty_line() {
        assert_eq!(written(None, Ok("2".into())), "= 2\n\n");
        assert_eq!(written(Some("17"), Ok(String::new())), "=17 \n\n");
        assert_eq!(written(None, Ok("\nA B\n1 2\n".into())), "= \nA B\n1 2\n\n");
        assert_eq!(written(None, Ok("(;C[a\n\n\nb\tc\r\u{7}])".into())), "= (;C[a\n \n \nb c])\n\n");
        assert_eq!(written(None, Ok("\n\n\n".into())), "= \n\n");
        assert_eq!(written(Some("3"), Err(Failure::new("illegal move"))), "?3 illegal move\n\n");
        assert_eq!(written(None, Err(Failure::new("two\n\nlines"))), "? two   lines\n\n");
    }

    #[test]
    fn a_hint_is_not_in_the_answer() {
        let failure = Failure::new("illegal move").with_hint("the point is occupied");
        assert_eq!(failure.hint(), Some("the point is occupied"));
        assert_eq!(written(None, Err(failure)), "? illegal move\n\n");
    }
}

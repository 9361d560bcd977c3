//! What does a constraint say that is written in C, and how is it said in the pattern language?
//!
//! In C everything is a number: a string's liberties are a truth value, a reading result is compared with 0 and 1. In the
//! pattern language numbers, truth values and reading results are different things. Where an expression mixes them it is
//! [written otherwise](convert), with the same meaning; the rest of it stays as its author has written it. What C has and
//! the language has not (variables, products, assignments) is refused with the word that is at fault.

mod convert;
mod kinds;
mod lexer;
mod parser;

pub(crate) use lexer::without_comments;

/// An expression in the pattern language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Converted {
    /// It, with the line breaks of the original.
    pub(crate) text: String,
    /// The comments that stood in it, each with the number of its line, from 0.
    pub(crate) comments: Vec<(usize, String)>,
}

/// An expression of C in the pattern language, or why it cannot be written in it.
pub(crate) fn convert(text: &str) -> Result<Converted, String> {
    let (plain, comments) = lexer::without_comments(text);
    let tokens = lexer::tokens(&plain)?;
    let tree = parser::parse(&plain, &tokens)?;
    Ok(Converted { text: convert::constraint(&plain, &tree)?, comments })
}

#[cfg(test)]
mod tests;

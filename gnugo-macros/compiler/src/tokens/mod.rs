//! What does the lexer hand over, and where does each token stand?
//!
//! A diagram is text, but a macro is given tokens. Rust's lexer drops white space and comments and glues letters
//! together; lines and columns bring the rows back. Asking for a place is a call into the compiler, and for an editor a message
//! to another program and back, so each token is asked for its place once; and in an editor not even that if it touches the token
//! before.

mod positions;
mod read;
mod token;

pub(crate) use positions::{Positions, positions, range};
pub(crate) use read::read;
pub(crate) use token::{Token, end_of, start_of, text_of};

/// The lines of a text: a new one begins where a token is on another line than the end of the one before.
pub(crate) fn lines(tokens: &[Token]) -> Vec<&[Token]> {
    tokens.chunk_by(|before, after| before.end_line == after.line).collect()
}

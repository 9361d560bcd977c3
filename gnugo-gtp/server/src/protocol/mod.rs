//! What does the controller ask, and how is it answered?
//!
//! The Go Text Protocol, version 2 (draft 2), without any Go: lines in, answers out. Reading takes no more memory than
//! [`LONGEST`] whatever comes in, and nothing that comes in is an error here: what makes no sense becomes a request
//! that fails. What commands there are and what they do is not known here (see [`commands`](crate::commands)).

mod answer;
mod arguments;
mod lines;
mod request;

pub use answer::{Answer, Failure, write_answer};
pub use arguments::{Arguments, points, read_color};
pub use lines::{LONGEST, Line, Lines};
pub use request::Request;

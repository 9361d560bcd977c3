//! How far do stones reach over the empty board, if nobody answers?
//!
//! What can be told by walking over empty points, without reading and whatever lives: [liberties of higher
//! order](liberties_by_order), each string's [share](effective_sizes) of the empty points, and which points hang together
//! ([`connected`], [`parts`]). Some microseconds a string. It does not see that the opponent plays, too.

mod liberties;
mod regions;
mod share;

pub(crate) use liberties::{ORDERS, liberties_by_order, next_liberties};
pub(crate) use regions::{connected, parts};
pub(crate) use share::effective_size;
pub(crate) use share::effective_sizes;

//! How carefully is a connection read?
//!
//! There is one search, and it can be asked for two things. Whoever wants to know whether two strings are connected has
//! it read thoroughly: all orders of connection, twenty moves deep, captures nearly as deep as by themselves. Whoever joins
//! strings to dragons asks about dozens of pairs in each of their positions, and has it look quickly: at strings that two
//! stones would join, four moves deep, with captures of a few stones. What differs is where moves are looked for
//! (`moves.rs`, `near.rs`) and what is said at the end of a variation; a quick look is some 20 µs, and sees no cut that takes
//! more preparation.

use crate::reading::Limits;

/// How carefully a connection is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Care {
    /// As far as the reader's limits go.
    Thorough,
    /// A few moves ahead, between strings that are near each other.
    Quick,
}

/// So many moves are played before a quick look judges by common liberties.
const DEPTH: u16 = 4;
/// The stones tried at most in a quick look; one that needs more finds the strings cut.
const MOST_STONES: u64 = 150;
/// The stones tried at most for a capture on the way.
const MOST_FOR_CAPTURE: u64 = 23;

impl Care {
    /// The limits of a quick look, where these are those of the reader.
    pub(super) fn quick_limits(limits: Limits) -> Limits {
        Limits {
            connection_depth: DEPTH - 1,
            connection_nodes: MOST_STONES.min(limits.connection_nodes),
            inner_nodes: MOST_FOR_CAPTURE.min(limits.inner_nodes).min(limits.connection_nodes),
            ..limits
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_look_goes_no_farther_than_the_reader() {
        let few = Care::quick_limits(Limits { inner_nodes: 5, connection_nodes: 9, ..Limits::default() });
        assert_eq!((few.inner_nodes, few.connection_nodes), (5, 9));
        let many = Care::quick_limits(Limits::default());
        assert_eq!((many.inner_nodes, many.connection_nodes), (MOST_FOR_CAPTURE, MOST_STONES));
    }
}

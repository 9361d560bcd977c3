//! A step of the moves that an open-ended call plays before it asks: `oplay_attack(a, ?, b, c)`.

use crate::board::Point;

/// A step of an open-ended call: a move, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A stone is played.
    Play(Point),
    /// The player whose turn it is plays elsewhere.
    Tenuki,
}

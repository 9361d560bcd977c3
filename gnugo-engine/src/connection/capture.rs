//! What is known about a capture in the middle of a connection?
//!
//! A capture is read to one of two depths, as if so many moves had been played before it. What was read is kept as long
//! as the question about the connection is.

use crate::board::Color;
use crate::reading::{Finding, Outcome, Players, Role};
use rustc_hash::FxHashMap;

/// The ends of a link are captured by little more than ladders: reading that is as deep as this takes no notice of the
/// other end, with which they would be connected meanwhile.
const LADDERS: u16 = 12;
/// Other captures are read as if so many moves had been played that were not forced.
const NETS: u16 = 4;

/// Up to this depth, the capture of an end is a cut like others, which the owner may answer by other means than saving
/// the end in little more than a ladder; deeper it is taken for the end of the matter.
pub(super) const CAREFUL: u16 = 2;

/// What is known about captures on the way, by position. A question asks for the same ones again and again, whenever it
/// comes back to a position with more stones left.
#[derive(Debug, Default)]
pub(super) struct Captures {
    pub(super) known: FxHashMap<u64, Capture>,
}

/// What was read of a capture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Capture {
    pub(super) found: Finding,
    pub(super) threats: Players,
    /// Whether it was read to the end. If not, it is kept all the same: read again, it would cost as much and end there.
    pub(super) cut_short: bool,
}

/// How deep a capture is read, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// Nearly as if it were asked by itself.
    Nets,
    /// As deep as the ends of a link are read.
    Ladders,
    /// No deeper, because there are not enough stones left.
    OnlyLadders,
    /// As deep as if it were asked by itself, as far as few stones go.
    Quick,
}

impl Depth {
    /// As after so many moves.
    pub(super) const fn moves(self) -> u16 {
        match self {
            Self::Nets => NETS,
            Self::Ladders | Self::OnlyLadders => LADDERS,
            Self::Quick => 0,
        }
    }
}

impl Capture {
    /// In whose favour it was decided for want of stones; `owner` is whose string is attacked or defended.
    pub(super) fn doubts(&self, goal: Role, owner: Color, depth: Depth) -> Players {
        let mut doubts = Players::NOBODY;
        let shallow = depth == Depth::OnlyLadders;
        if !(self.cut_short || shallow) {
            return doubts;
        }
        let outcome = self.found.reading.outcome;
        let captured = if goal == Role::Defend { outcome.reversed() } else { outcome };
        if captured != Outcome::Win {
            doubts.include(owner);
        }
        // An attack that was cut short is none where it failed; a rescue may not have been found in time.
        if captured != Outcome::Lost && (shallow || goal == Role::Defend) {
            doubts.include(owner.opponent());
        }
        doubts
    }
}

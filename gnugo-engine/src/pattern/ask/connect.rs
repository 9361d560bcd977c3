//! Helper functions about connections: `…_connect`, `…_disconnect`, `…_break_through` (spec/patterns.texi).
//!
//! Illegal moves are left out, and the turn changes all the same. A string that is gone cannot be connected, and has
//! been cut off.

use super::Ask;
use crate::board::Point;
use crate::pattern::step::Step;
use crate::pattern::{Kind, OnBoard, Truth};
use crate::reading::Outcome;

/// What a player achieves who pushes through a line of three strings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BreakThrough {
    /// Nothing: 0.
    Nothing,
    /// To capture one of the strings: 1, which equals `WIN`.
    Capture,
    /// To cut through on one side: 2.
    Cut,
}

impl PartialEq<i32> for BreakThrough {
    fn eq(&self, number: &i32) -> bool {
        *self as i32 == *number
    }
}

impl PartialOrd<i32> for BreakThrough {
    fn partial_cmp(&self, number: &i32) -> Option<std::cmp::Ordering> {
        (*self as i32).partial_cmp(number)
    }
}

impl PartialEq<Outcome> for BreakThrough {
    fn eq(&self, outcome: &Outcome) -> bool {
        match outcome {
            Outcome::Win => *self == Self::Capture,
            Outcome::Lost => *self == Self::Nothing,
            Outcome::KoA | Outcome::KoB => false,
        }
    }
}

impl Truth for BreakThrough {
    /// Whether anything is achieved.
    fn truth(self) -> bool {
        self != Self::Nothing
    }
}

impl<K: Kind> Ask<'_, K> {
    /// After the moves, ours first: can two strings be connected, their owner moving next?
    pub fn oplay_connect(&mut self, moves: &[Step], a: impl OnBoard, b: impl OnBoard) -> Outcome {
        self.after(self.color, moves, |ask| ask.connect_now(a.point(), b.point()))
    }

    /// After the moves, the opponent's first: can two strings be connected, their owner moving next?
    pub fn xplay_connect(&mut self, moves: &[Step], a: impl OnBoard, b: impl OnBoard) -> Outcome {
        self.after(self.color.opponent(), moves, |ask| ask.connect_now(a.point(), b.point()))
    }

    /// After the moves, ours first: can two strings be cut apart, their opponent moving next?
    pub fn oplay_disconnect(&mut self, moves: &[Step], a: impl OnBoard, b: impl OnBoard) -> Outcome {
        self.after(self.color, moves, |ask| ask.disconnect_now(a.point(), b.point()))
    }

    /// After the moves, the opponent's first: can two strings be cut apart, their opponent moving next?
    pub fn xplay_disconnect(&mut self, moves: &[Step], a: impl OnBoard, b: impl OnBoard) -> Outcome {
        self.after(self.color.opponent(), moves, |ask| ask.disconnect_now(a.point(), b.point()))
    }

    /// After the moves, ours first: can the opponent of the line `x`, `y`, `z` capture one of them, or cut it? The
    /// middle of the line is `y`, and the opponent moves next.
    pub fn oplay_break_through(
        &mut self,
        moves: &[Step],
        x: impl OnBoard,
        y: impl OnBoard,
        z: impl OnBoard,
    ) -> BreakThrough {
        self.after(self.color, moves, |ask| ask.break_through_now(x.point(), y.point(), z.point()))
    }

    /// After the moves, the opponent's first: can the opponent of the line `x`, `y`, `z` capture one of them, or cut
    /// it? The middle of the line is `y`, and the opponent moves next.
    pub fn xplay_break_through(
        &mut self,
        moves: &[Step],
        x: impl OnBoard,
        y: impl OnBoard,
        z: impl OnBoard,
    ) -> BreakThrough {
        self.after(self.color.opponent(), moves, |ask| ask.break_through_now(x.point(), y.point(), z.point()))
    }

    fn connect_now(&mut self, a: Point, b: Point) -> Outcome {
        self.reader.string_connect(self.board, a, b).outcome
    }

    fn disconnect_now(&mut self, a: Point, b: Point) -> Outcome {
        if self.board.is_empty(a) || self.board.is_empty(b) {
            return Outcome::Win;
        }
        self.reader.disconnect(self.board, a, b).outcome
    }

    fn break_through_now(&mut self, x: Point, y: Point, z: Point) -> BreakThrough {
        let line = [x, y, z];
        if line.iter().any(|&stone| self.attack_now(stone) == Outcome::Win) {
            return BreakThrough::Capture;
        }
        let pairs = [(x, y), (y, z), (x, z)];
        if pairs.iter().any(|&(a, b)| self.attack_either_now(a, b) == Outcome::Win) {
            return BreakThrough::Capture;
        }
        let sides = [(x, y), (y, z)];
        let cut = sides.iter().any(|&(a, b)| !self.board.same_string(a, b) && self.disconnect_now(a, b).truth());
        if cut { BreakThrough::Cut } else { BreakThrough::Nothing }
    }
}

//! Can a string be captured, in a game that is nearly over?
//!
//! Answers that were not read to the end say nothing. A millisecond or so for each string that has few liberties; others are not
//! asked about.

use crate::board::{Board, Point};
use crate::reading::{Limits, Outcome, Reader};

/// A string with more liberties is not captured in a game that is over.
pub(crate) const MOST_LIBERTIES: usize = 4;
/// The stones that are tried at most for one question.
const STONES: u64 = 5_000;

/// Reads strings of games that are over.
pub(crate) struct Captures {
    pub(crate) reader: Reader,
    pub(crate) board: Board,
}

impl Captures {
    pub(crate) fn new(board: &Board) -> Self {
        let limits = Limits { nodes: STONES, ..Limits::default() };
        Self { reader: Reader::with_limits(limits), board: board.clone() }
    }

    /// Whether a string is captured even if its owner moves first.
    pub(crate) fn is_lost(&mut self, string: Point) -> bool {
        self.can_capture(string) && self.defense(string) == Some(None)
    }

    /// Whether the opponent, moving first, captures a string for certain.
    pub(crate) fn can_capture(&mut self, string: Point) -> bool {
        self.board.liberties(string) <= MOST_LIBERTIES
            && self.reader.attack(&mut self.board, string).outcome == Outcome::Win
            && !self.reader.was_cut_short()
    }

    /// Whether the opponent, moving first, takes a string in a ko: there are no threats left, and who takes first has won it.
    pub(crate) fn can_take_ko(&mut self, string: Point) -> bool {
        self.board.liberties(string) == 1
            && self.reader.attack(&mut self.board, string).outcome == Outcome::KoA
            && !self.reader.was_cut_short()
    }

    /// The move that captures a string.
    pub(crate) fn capture(&mut self, string: Point) -> Option<Point> {
        self.reader.attack(&mut self.board, string).point
    }

    /// The move that saves a string which could be captured: none if no move does; nothing if that is not known.
    pub(crate) fn defense(&mut self, string: Point) -> Option<Option<Point>> {
        let defense = self.reader.find_defense(&mut self.board, string);
        match defense.outcome {
            Outcome::Lost if !self.reader.was_cut_short() => Some(None),
            Outcome::Win => Some(defense.point),
            _ => None,
        }
    }
}

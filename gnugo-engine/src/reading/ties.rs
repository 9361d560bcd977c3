//! Which of two moves that promise the same is tried first?
//!
//! Near the question it must not be the one that comes first on the board: the move that is named would depend on how
//! the board is turned. What the [surroundings](crate::board::Surroundings) look like decides. Only moves whose
//! surroundings are images of each other stay undecided. Deep in a search, where no move is named, the order on the
//! board does.

use super::moves::Sorted;
use super::search::Search;
use crate::board::{Color, Point};

/// Deeper in the search, ties stay as they are.
const NEAR: u16 = 1;

impl Search<'_> {
    /// Puts moves of `color` that promise the same into an order that does not depend on how the board lies.
    pub(super) fn break_ties(&self, moves: &mut Sorted, color: Color) {
        if self.ply > NEAR {
            return;
        }
        let mut start = 0;
        while let Some(&(promise, _)) = moves.get(start) {
            let run = moves.iter().skip(start).take_while(|&&(other, _)| other == promise).count();
            if run > 1
                && let Some(tied) = moves.get_mut(start..start + run)
            {
                tied.sort_by_cached_key(|&(_, point)| self.board.surroundings(point, color));
            }
            start += run;
        }
    }

    /// Whether a move is to be tried before another one that is as good.
    pub(super) fn comes_before(&self, point: Point, other: Point, color: Color) -> bool {
        self.ply <= NEAR && self.board.surroundings(point, color) < self.board.surroundings(other, color)
    }
}

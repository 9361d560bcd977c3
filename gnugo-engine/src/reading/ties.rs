//! Which of two moves that promise the same is tried first?
//!
//! Near the question it must not be the one that comes first on the board: the move that is named would depend on how
//! the board is turned. What the surroundings look like decides, by a number that is the same in all images of the
//! board. Only moves whose surroundings are images of each other stay undecided. It costs some fifty looks a move, and
//! deep in a search, where no move is named, the order on the board does.

use super::moves::Sorted;
use super::search::Search;
use crate::board::{Cell, Color, Point};

/// How far the surroundings reach.
const REACH: i32 = 3;
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
                tied.sort_by_cached_key(|&(_, point)| self.look_of(point, color));
            }
            start += run;
        }
    }

    /// Whether a move is to be tried before another one that is as good.
    pub(super) fn comes_before(&self, point: Point, other: Point, color: Color) -> bool {
        self.ply <= NEAR && self.look_of(point, color) < self.look_of(other, color)
    }

    /// A number for the surroundings of a point as `color` sees them, the same in all images of the board.
    fn look_of(&self, point: Point, color: Color) -> u64 {
        let mut look = 0_u64;
        for rows in -REACH..=REACH {
            for columns in -REACH..=REACH {
                let cell =
                    point.offset(rows, columns, self.board.size()).map_or(Cell::Off, |place| self.board.at(place));
                let class = match cell {
                    Cell::Empty => continue,
                    Cell::Off => 1,
                    cell if cell.is(color) => 2,
                    _ => 3,
                };
                let (a, b) = (rows.unsigned_abs(), columns.unsigned_abs());
                let place = u64::from(a.min(b) * 8 + a.max(b)) * 4 + class;
                // A sum does not depend on the order of its parts.
                look = look.wrapping_add(mixed(place));
            }
        }
        look
    }
}

/// Scatters small numbers over the whole range.
fn mixed(number: u64) -> u64 {
    let number = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

//! Does a stone far from the question change anything?
//!
//! When the moves next to a string have failed, moves are tried on which that failure depends somewhere. Most of them
//! change one variation and leave all the others as they were. So while the search is below such a move, what it
//! found *without* the stone is as good: the result of the same position but for that stone, if the stone is not in
//! the zone on which that result depends.
//!
//! A look costs a place in the table for each such stone of the variation: there are hardly ever more than two.

use super::ko::KoState;
use super::moves_tried::Tries;
use super::search::{Finding, Role, Search, Window};
use crate::board::Point;

impl Search<'_> {
    /// Reads on after a move, which may be a tenuki.
    #[inline]
    pub(super) fn tenuki(&mut self, tries: &Tries, point: Point, read: impl FnOnce(&mut Self) -> Finding) -> Finding {
        if !tries.are_tenukis {
            return read(self);
        }
        self.tenukis.push((point, tries.player));
        let found = read(self);
        self.tenukis.pop();
        found
    }

    /// The result of the same question without one of the tenukis, where it must be the same.
    pub(super) fn known_without_tenuki(
        &mut self,
        goal: Role,
        target: Point,
        ko: KoState,
        window: Window,
        first: &mut Option<Point>,
    ) -> Option<Finding> {
        let state = self.key_in(ko);
        for i in 0..self.tenukis.len() {
            let (point, color) = *self.tenukis.get(i)?;
            let key = self.key_of(self.board.hash_without(point, color), goal, target);
            match self.look_up(state.and(key), window, |known| !known.zone.contains(point)) {
                Ok(found) => return Some(found),
                Err(point) => *first = first.or(point),
            }
        }
        None
    }
}

//! Which strings hold together with another one in this position, as found lately?
//!
//! A [superstring](crate::reading::superstring) is asked for two to four times before the next move is played, and takes a
//! microsecond or two to find. It is kept by position and string; a newer one replaces an older one.

use crate::board::{Board, Point, PointSet};
use std::rc::Rc;

/// A string, and the points on which the way to it depends.
pub(super) type Reached = (Point, PointSet);

/// So many are kept.
const SIZE: usize = 64;

/// The superstrings found lately.
#[derive(Debug, Default)]
pub(super) struct Superstrings {
    entries: Vec<Option<(u64, Rc<[Reached]>)>>,
}

impl Superstrings {
    /// The key of a string in a position.
    pub(super) fn key(board: &Board, string: Point) -> u64 {
        let string = (board.origin(string).index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (board.stones_hash() ^ string).wrapping_mul(0xd6e8_feb8_6659_fd93) >> 8
    }

    /// What was found under this key.
    pub(super) fn get(&self, key: u64) -> Option<Rc<[Reached]>> {
        let (known, reached) = self.entries.get(key as usize % SIZE)?.as_ref()?;
        (*known == key).then(|| Rc::clone(reached))
    }

    /// Keeps what was found.
    pub(super) fn put(&mut self, key: u64, reached: &Rc<[Reached]>) {
        if self.entries.is_empty() {
            self.entries = vec![None; SIZE];
        }
        if let Some(place) = self.entries.get_mut(key as usize % SIZE) {
            *place = Some((key, Rc::clone(reached)));
        }
    }
}

//! What was read before: results by position, question and state of the kos.

use super::{Outcome, Reading};
use crate::board::Point;

/// Between which outcomes a result lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub(super) low: Outcome,
    pub(super) high: Outcome,
    pub(super) point: Option<Point>,
    /// The plies at which that holds.
    pub(super) plies: (u16, u16),
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    /// The result holds when it is asked for at a ply from `first` to `last`: no limit would have been met otherwise.
    first: u16,
    last: u16,
    low: Outcome,
    high: Outcome,
    /// The index of the move, or 0.
    point: u16,
}

const NOTHING: Entry = Entry { key: 0, first: 1, last: 0, low: Outcome::Lost, high: Outcome::Win, point: 0 };
const SIZE: usize = 1 << 15;

/// A table of fixed size; a newer result replaces an older one.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// What is known about this question when asked at `ply`.
    #[inline]
    pub(super) fn get(&self, key: u64, ply: u16) -> Option<Bounds> {
        let entry = self.entries.get(key as usize & (SIZE - 1))?;
        (entry.key == key && entry.first <= ply && ply <= entry.last).then(|| Bounds {
            low: entry.low,
            high: entry.high,
            point: (entry.point != 0).then(|| Point::from_index(entry.point.into())),
            plies: (entry.first, entry.last),
        })
    }

    /// Keeps a result that lies in the window from `low` to `high`, or beyond it.
    #[inline]
    pub(super) fn put(&mut self, key: u64, plies: (u16, u16), low: Outcome, high: Outcome, result: Reading) {
        if self.entries.is_empty() {
            self.entries = vec![NOTHING; SIZE];
        }
        let Some(entry) = self.entries.get_mut(key as usize & (SIZE - 1)) else { return };
        *entry = Entry {
            key,
            first: plies.0,
            last: plies.1,
            low,
            high,
            point: result.point.map_or(0, |point| point.index() as u16),
        };
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.entries.clear();
    }
}

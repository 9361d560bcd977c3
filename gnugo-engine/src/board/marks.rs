//! What has a board been asked since somebody last wanted to know?
//!
//! It is noted as it is asked, a byte for each question, which costs the writing of that byte. What it means as a part of
//! the board is worked out in `looks.rs`.

use super::point::{CELLS, Point};
use super::point_set::PointSet;
use std::fmt;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// What has been looked at since somebody last asked. Whoever looks only borrows the board, and boards may be looked at by
/// several threads: hence atomics, which cost nothing as long as nobody needs an order among them.
#[derive(Default)]
pub(super) struct Looks {
    /// Points of which it was asked what is there.
    pub(super) points: Marks,
    /// Points of which it was asked what is beside them.
    pub(super) beside: Marks,
    /// Points whose string was looked at.
    pub(super) strings: Marks,
    /// Points of which the strings beside them were looked at.
    pub(super) strings_beside: Marks,
    /// Sets of points of which it was asked what is there.
    areas: [AtomicU64; PointSet::WORDS],
}

impl Looks {
    #[inline]
    pub(super) fn at(&self, point: Point) {
        self.points.set(point);
    }

    #[inline]
    pub(super) fn beside(&self, point: Point) {
        self.beside.set(point);
    }

    #[inline]
    pub(super) fn string(&self, point: Point) {
        self.strings.set(point);
    }

    #[inline]
    pub(super) fn strings_beside(&self, point: Point) {
        self.strings_beside.set(point);
    }

    #[inline]
    pub(super) fn area(&self, area: &PointSet) {
        for (word, new) in self.areas.iter().zip(area.words()) {
            word.store(word.load(Relaxed) | new, Relaxed);
        }
    }
}

impl Looks {
    /// The sets of points of which it was asked what is there; they are no longer noted then.
    pub(super) fn take_areas(&mut self) -> PointSet {
        PointSet::of_words(std::mem::take(&mut self.areas).map(AtomicU64::into_inner))
    }

    /// Begins anew.
    pub(super) fn clear(&mut self) {
        let Self { points, beside, strings, strings_beside, areas } = self;
        for marks in [points, beside, strings, strings_beside] {
            marks.clear();
        }
        *areas = Default::default();
    }
}

/// A copy of a board has not been looked at.
impl Clone for Looks {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Looks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Looks").finish_non_exhaustive()
    }
}

/// A byte for each place, since a byte is written faster than a bit.
pub(super) struct Marks([AtomicU8; CELLS]);

impl Default for Marks {
    fn default() -> Self {
        Self([const { AtomicU8::new(0) }; CELLS])
    }
}

impl Marks {
    #[inline]
    fn set(&self, point: Point) {
        self.0[point.index()].store(1, Relaxed);
    }

    /// The marked points, which are no longer marked then.
    pub(super) fn take(&mut self) -> PointSet {
        let mut bytes = [0; CELLS];
        for (byte, mark) in bytes.iter_mut().zip(&mut self.0) {
            *byte = std::mem::take(mark.get_mut());
        }
        PointSet::of_marks(&bytes)
    }

    fn clear(&mut self) {
        for mark in &mut self.0 {
            *mark.get_mut() = 0;
        }
    }
}

//! What is kept of a string?
//!
//! Every string has a record with its stones and its liberties as sets. A merged or captured string leaves its record
//! untouched where it was, which makes undoing cheap: the records are given out and given back like a stack.

use super::{Color, Point, PointSet};

/// The number of a string's record. Two points of a board belong to one string exactly if their numbers are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct StringId(pub(super) u32);

impl StringId {
    /// The place of the string's record.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A string: its stones and its liberties.
#[derive(Clone, Copy, Debug)]
pub struct StringInfo {
    pub(super) stones: PointSet,
    pub(super) liberties: PointSet,
    /// The places next to its stones, whatever is there: what surrounds it is asked more often than it grows.
    pub(super) reach: PointSet,
    pub(super) color: Color,
    pub(super) size: u16,
    pub(super) liberty_count: u16,
}

impl StringInfo {
    /// Its stones.
    #[inline]
    #[must_use]
    pub fn stones(&self) -> &PointSet {
        &self.stones
    }

    /// Its liberties: the empty points next to its stones.
    #[inline]
    #[must_use]
    pub fn liberties(&self) -> &PointSet {
        &self.liberties
    }

    /// The places next to its stones: stones of its own, liberties, opposing stones, and places in the margin.
    #[inline]
    #[must_use]
    pub(crate) fn reach(&self) -> &PointSet {
        &self.reach
    }

    /// Its colour.
    #[inline]
    #[must_use]
    pub fn color(&self) -> Color {
        self.color
    }

    /// The number of its stones.
    #[inline]
    #[must_use]
    pub fn size(&self) -> usize {
        self.size.into()
    }

    /// The number of its liberties.
    #[inline]
    #[must_use]
    pub fn liberty_count(&self) -> usize {
        self.liberty_count.into()
    }

    /// Its first stone in reading order: the same point for all of its stones.
    #[inline]
    #[must_use]
    pub fn origin(&self) -> Point {
        self.stones.first().unwrap_or(Point::from_index(0))
    }

    /// Takes the stones and the liberties of `other` in, which the stone at `point` joins to this string.
    #[inline]
    pub(super) fn absorb(&mut self, other: &Self, point: Point) {
        self.stones = self.stones.union(&other.stones);
        self.reach = self.reach.union(&other.reach);
        self.size += other.size;
        self.liberties = self.liberties.union(&other.liberties);
        self.liberties.remove(point);
        self.liberty_count = self.liberties.len() as u16;
    }

    #[inline]
    pub(super) fn add_liberty(&mut self, point: Point) {
        self.liberty_count += u16::from(self.liberties.insert(point));
    }

    #[inline]
    pub(super) fn remove_liberty(&mut self, point: Point) {
        self.liberty_count -= u16::from(self.liberties.remove(point));
    }
}

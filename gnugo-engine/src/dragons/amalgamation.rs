//! Which strings have been joined so far?
//!
//! Being joined is an equivalence: each string is joined to itself, in both directions, and to all that those are joined
//! to that it is joined to. Joining and asking cost a few nanoseconds.

use crate::board::{CELLS, Point};
use crate::pattern::facts::JoinFacts;
use crate::worms::Worms;

/// The strings of a position, some of them joined. Every point belongs to a class; empty points are alone in theirs.
#[derive(Clone, Debug)]
pub struct Amalgamation {
    /// A point of the same class that comes first in reading order, or the point itself.
    leaders: Box<[Point; CELLS]>,
    /// The number of stones of the class that this point leads.
    sizes: Box<[u16; CELLS]>,
}

impl Amalgamation {
    /// Every string alone.
    #[must_use]
    pub fn new(worms: &Worms) -> Self {
        let mut all = Self { leaders: Box::new(std::array::from_fn(Point::from_index)), sizes: Box::new([0; CELLS]) };
        for worm in worms {
            for stone in &worm.stones {
                all.leaders[stone.index()] = worm.origin;
            }
            all.sizes[worm.origin.index()] = worm.size() as u16;
        }
        all
    }

    /// The first stone, in reading order, of all that is joined to the stone at a point.
    #[must_use]
    pub fn origin(&self, point: Point) -> Point {
        let mut origin = point;
        while self.leaders[origin.index()] != origin {
            origin = self.leaders[origin.index()];
        }
        origin
    }

    /// Whether two stones are joined.
    #[must_use]
    pub fn are_one(&self, a: Point, b: Point) -> bool {
        self.origin(a) == self.origin(b)
    }

    /// The number of stones that are joined to the one at a point, itself included; 0 for an empty point.
    #[must_use]
    pub fn size(&self, point: Point) -> usize {
        self.sizes[self.origin(point).index()].into()
    }

    /// Joins two strings and all that is joined to either. Empty points are joined to nothing.
    pub fn join(&mut self, a: Point, b: Point) {
        let (a, b) = (self.origin(a), self.origin(b));
        if a == b || self.size(a) == 0 || self.size(b) == 0 {
            return;
        }
        let (first, second) = (a.min(b), a.max(b));
        self.leaders[second.index()] = first;
        self.sizes[first.index()] += self.sizes[second.index()];
    }
}

impl JoinFacts for Amalgamation {
    fn are_one(&self, a: Point, b: Point) -> bool {
        self.are_one(a, b)
    }

    fn size(&self, point: Point) -> usize {
        self.size(point)
    }
}

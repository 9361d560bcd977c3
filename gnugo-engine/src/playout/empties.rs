//! The empty points of a playout, where any of them is found at once.

use crate::board::{CELLS, Point, PointSet};

/// The place of a point at which nobody plays.
const NOWHERE: u16 = u16::MAX;

/// The empty points at which somebody may play, in no order.
#[derive(Clone, Debug)]
pub(super) struct Empties {
    points: [Point; CELLS],
    count: usize,
    /// Where each point stands among them.
    places: [u16; CELLS],
}

impl Empties {
    pub(super) const NONE: Self = Self { points: [Point::from_index(0); CELLS], count: 0, places: [0; CELLS] };

    #[inline]
    pub(super) fn as_slice(&self) -> &[Point] {
        &self.points[..self.count % CELLS]
    }

    /// Whether an empty point is among them.
    #[inline]
    pub(super) fn contains(&self, point: Point) -> bool {
        self.places[point.index()] != NOWHERE
    }

    #[inline]
    pub(super) fn add(&mut self, point: Point) {
        self.places[point.index()] = self.count as u16;
        self.points[self.count % CELLS] = point;
        self.count += 1;
    }

    /// Takes a point that is among them out: the last one takes its place.
    #[inline]
    pub(super) fn remove(&mut self, point: Point) {
        let place = self.places[point.index()];
        self.count -= 1;
        let last = self.points[self.count % CELLS];
        self.points[usize::from(place) % CELLS] = last;
        self.places[last.index()] = place;
    }

    /// Leaves those in a zone.
    pub(super) fn restrict(&mut self, zone: &PointSet) {
        let before = self.clone();
        self.count = 0;
        for &point in before.as_slice() {
            if zone.contains(point) {
                self.add(point);
            } else {
                self.places[point.index()] = NOWHERE;
            }
        }
    }
}

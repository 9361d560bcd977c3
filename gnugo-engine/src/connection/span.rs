//! How far apart are the ends of a link, and what lies between them?
//!
//! Distances from both ends, measured for every position in which somebody looks for moves: a third of all time, if
//! the same position were measured each time that it comes up.

use super::distance::{Distances, FAR, STONE};
use super::link::{End, Link};
use crate::board::Point;
use crate::reading::Search;
use std::rc::Rc;

/// Distances from both ends of a link.
#[derive(Debug)]
pub(super) struct Span {
    pub(super) from_a: Distances,
    pub(super) from_b: Distances,
    /// What is missing between the ends.
    pub(super) gap: i32,
}

impl Span {
    /// What the best way from end to end costs that leads over an empty point.
    pub(super) fn through(&self, point: Point) -> i32 {
        i32::from(self.from_a.at(point)) + i32::from(self.from_b.at(point)) - i32::from(STONE)
    }
}

/// So many are kept.
const SIZE: usize = 256;

/// The spans measured lately.
#[derive(Debug, Default)]
pub(super) struct Spans {
    entries: Vec<Option<Entry>>,
}

#[derive(Clone, Debug)]
struct Entry {
    key: u64,
    /// How far was measured, if the other end was not reached before.
    most: u8,
    span: Rc<Span>,
}

impl Spans {
    /// What was measured, if it was measured far enough.
    fn get(&self, key: u64, most: u8) -> Option<Rc<Span>> {
        let entry = self.entries.get(key as usize % SIZE)?.as_ref()?;
        let is_far_enough = entry.most >= most || entry.span.gap <= i32::from(entry.most);
        (entry.key == key && is_far_enough).then(|| Rc::clone(&entry.span))
    }

    fn put(&mut self, entry: Entry) {
        if self.entries.is_empty() {
            self.entries = vec![None; SIZE];
        }
        if let Some(place) = self.entries.get_mut(entry.key as usize % SIZE) {
            *place = Some(entry);
        }
    }
}

impl Search<'_> {
    /// Measures what is between the ends of a link, as far as `most` and some more.
    pub(super) fn span(&mut self, link: &Link, most: i32) -> Rc<Span> {
        let most = most.clamp(0, i32::from(FAR)) as u8;
        let key = self.span_key(link);
        if let Some(span) = self.links.spans.get(key, most) {
            return span;
        }
        let start = self.board.string_stones(link.a);
        let goal = match link.end {
            End::String(b) => self.board.string_stones(b),
            End::Area(area) => area,
        };
        let from_a = Distances::new(self.board, &start, &goal, link.color, most);
        let gap = goal.iter().map(|point| from_a.at(point)).min().unwrap_or(u8::MAX);
        let from_b = if gap <= most {
            from_a.back(self.board, &goal, &start, link.color, gap)
        } else {
            Distances::new(self.board, &goal, &start, link.color, most)
        };
        self.looks = self.looks.union(&from_a.reached).union(&from_b.reached);
        let span = Rc::new(Span { from_a, from_b, gap: i32::from(gap) });
        self.links.spans.put(Entry { key, most, span: Rc::clone(&span) });
        span
    }

    /// A search is about one area at most, so that all areas are alike.
    fn span_key(&self, link: &Link) -> u64 {
        let end = match link.end {
            End::String(b) => self.board.origin(b).index() as u64,
            End::Area(_) => u64::from(u32::MAX),
        };
        let ends = (self.board.origin(link.a).index() as u64) << 32 | end;
        let mixed = self.board.stones_hash() ^ ends.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 8
    }
}

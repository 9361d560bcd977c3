//! How far apart are the ends of a link, and what lies between them?
//!
//! Distances from both ends, measured for every position in which somebody looks for moves: a third of all time, if
//! the same position were measured each time that it comes up.

use super::distance::{Distances, FAR, Flood, STONE, Waiting};
use super::link::{End, Link};
use crate::board::{Board, Point};
use std::rc::Rc;

/// Distances from both ends of a link.
#[derive(Clone, Debug, Default)]
pub(super) struct Gap {
    pub(super) from_a: Distances,
    pub(super) from_b: Distances,
    /// What is missing between the ends.
    pub(super) width: i32,
}

impl Gap {
    /// What the best way from end to end costs that leads over an empty point.
    pub(super) fn through(&self, point: Point) -> i32 {
        i32::from(self.from_a.at(point)) + i32::from(self.from_b.at(point)) - i32::from(STONE)
    }
}

/// So many are kept.
const SIZE: usize = 256;

/// The gaps measured lately.
#[derive(Debug, Default)]
pub(super) struct Gaps {
    entries: Vec<Option<Entry>>,
    waiting: Waiting,
}

#[derive(Clone, Debug)]
struct Entry {
    key: u64,
    /// How far was measured, if the other end was not reached before.
    most: u8,
    gap: Rc<Gap>,
}

impl Gaps {
    /// What was measured, if it was measured far enough.
    fn get(&self, key: u64, most: u8) -> Option<Rc<Gap>> {
        let entry = self.entries.get(key as usize % SIZE)?.as_ref()?;
        let is_far_enough = entry.most >= most || entry.gap.width <= i32::from(entry.most);
        (entry.key == key && is_far_enough).then(|| Rc::clone(&entry.gap))
    }

    /// Measures what is between the ends of a link, as far as `most` and some more.
    pub(super) fn measure(&mut self, board: &Board, link: &Link, most: i32) -> Rc<Gap> {
        let most = most.clamp(0, i32::from(FAR)) as u8;
        let key = key(board, link);
        if let Some(gap) = self.get(key, most) {
            return gap;
        }
        let start = board.string_stones(link.a);
        let goal = match link.end {
            End::String(b) => board.string_stones(b),
            End::Area(area) => area,
        };
        // What is pushed out makes room for it.
        let before = self.entries.get_mut(key as usize % SIZE).and_then(Option::take);
        let mut gap = before.map(|entry| entry.gap).unwrap_or_default();
        let Gap { from_a, from_b, width } = Rc::make_mut(&mut gap);
        Flood::new(board, link.color, from_a, &mut self.waiting).run(&start, &goal, most);
        let least = goal.iter().map(|point| from_a.at(point)).min().unwrap_or(u8::MAX);
        let back = Flood::new(board, link.color, from_b, &mut self.waiting);
        if least <= most {
            back.beside(from_a, least).run(&goal, &start, least);
        } else {
            back.run(&goal, &start, most);
        }
        *width = i32::from(least);
        self.put(Entry { key, most, gap: Rc::clone(&gap) });
        gap
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

/// A search is about one area at most, so that all areas are alike.
fn key(board: &Board, link: &Link) -> u64 {
    let end = match link.end {
        End::String(b) => board.origin(b).index() as u64,
        End::Area(_) => u64::from(u32::MAX),
    };
    let ends = (board.origin(link.a).index() as u64) << 32 | end;
    let mixed = board.stones_hash() ^ ends.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 8
}

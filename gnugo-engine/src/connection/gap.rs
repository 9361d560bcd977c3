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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, PointSet};
    use crate::connection::distance::tests::{Rule, one_of, position};
    use crate::playout::Random;
    use crate::reading::KoState;
    use rustc_hash::FxHashMap;

    /// Some links of each player's: from a string to another, or to a point and what is around it.
    fn links(random: &mut Random, board: &Board) -> Vec<Link> {
        let mut links = Vec::new();
        for color in Color::BOTH {
            let Some(a) = one_of(random, board.stones(color)) else { continue };
            let area = one_of(random, board.points()).map(|point| PointSet::single(point).neighbors());
            let area = area.map(|area| End::Area(area.intersection(board.points())));
            let others = board.stones(color).difference(&board.string_stones(a));
            let strings = [0; 2].map(|_| one_of(random, &others).map(End::String));
            let ends = strings.into_iter().chain([area]).flatten();
            links.extend(ends.map(|end| Link { a, end, color, ko: KoState::default(), must_live: true }));
        }
        links
    }

    /// What is between the ends of a link by the rule, as far as `most`.
    fn by_rule(board: &Board, link: &Link, most: i32) -> Gap {
        let rule = Rule::new(board, link.color);
        let most = most.clamp(0, i32::from(FAR)) as u8;
        let start = board.string_stones(link.a);
        let goal = match link.end {
            End::String(b) => board.string_stones(b),
            End::Area(area) => area,
        };
        let from_a = rule.distances((&start, &goal), most, None);
        let width = goal.iter().map(|point| from_a.at(point)).min().unwrap_or(u8::MAX);
        let is_near = width <= most;
        let beside = is_near.then_some((&from_a, width));
        let from_b = rule.distances((&goal, &start), if is_near { width } else { most }, beside);
        Gap { from_a, from_b, width: i32::from(width) }
    }

    fn are_same(board: &Board, a: &Gap, b: &Gap) -> bool {
        let measures = |gap: &Gap| [gap.from_a.clone(), gap.from_b.clone()];
        let are_same = |(a, b): (Distances, Distances)| {
            a.reached == b.reached && board.points().iter().all(|point| a.at(point) == b.at(point))
        };
        a.width == b.width && measures(a).into_iter().zip(measures(b)).all(are_same)
    }

    /// A bound, now and then one beyond all distances.
    fn bound(random: &mut Random) -> i32 {
        random.below(80) as i32 - 5
    }

    #[test]
    fn a_gap_that_is_measured_is_that_of_the_rule() {
        let (mut random, mut counts) = (Random::new(6), [0; 2]);
        for n in 0..150 {
            let board = position(&mut random, [9, 13][n % 2]);
            for link in links(&mut random, &board) {
                let most = bound(&mut random);
                let (gap, expected) = (Gaps::default().measure(&board, &link, most), by_rule(&board, &link, most));
                assert!(
                    are_same(&board, &gap, &expected),
                    "{link:?}, at most {most}: {gap:?}, not {expected:?}\n{board}"
                );
                counts[usize::from(gap.width <= most)] += 1;
            }
        }
        assert!(counts.into_iter().all(|count| count > 200), "{counts:?}");
    }

    /// What is remembered was measured as far as is asked, or as far as the other end; it goes farther where it has been asked for
    /// more before. And what somebody still looks at is not measured over.
    #[test]
    fn a_gap_that_is_remembered_is_one_that_was_measured_far_enough() {
        let (mut random, mut gaps, mut looked_at) = (Random::new(7), Gaps::default(), Vec::new());
        let (mut near, mut farther) = (0, 0);
        for n in 0..100 {
            let board = position(&mut random, [9, 13][n % 2]);
            // Of two links between the same strings both have been asked about before.
            let mut asked = FxHashMap::<_, Vec<i32>>::default();
            for link in links(&mut random, &board) {
                let End::String(b) = link.end else { continue };
                let before = asked.entry((board.origin(link.a), board.origin(b))).or_default();
                for _ in 0..4 {
                    let most = bound(&mut random);
                    let gap = gaps.measure(&board, &link, most);
                    let plain = by_rule(&board, &link, most);
                    if !are_same(&board, &gap, &plain) {
                        assert!(plain.width > most, "{link:?}, at most {most}: the other end is reached\n{board}");
                        let mut more = before.iter().filter(|&&before| before > most);
                        let is_one = more.any(|&more| are_same(&board, &gap, &by_rule(&board, &link, more)));
                        assert!(is_one, "{link:?}, at most {most} after {before:?}: {gap:?}, not {plain:?}\n{board}");
                        farther += 1;
                    }
                    near += usize::from(!before.is_empty() && gap.width <= most);
                    before.push(most);
                    if random.below(8) == 0 {
                        looked_at.push((board.clone(), Rc::clone(&gap), Gap::clone(&gap)));
                    }
                }
            }
        }
        for (board, gap, before) in &looked_at {
            assert!(are_same(board, gap, before), "measured over\n{board}");
        }
        let counts = [near, farther, looked_at.len()];
        assert!(counts.into_iter().all(|count| count > 50), "{counts:?}");
    }
}

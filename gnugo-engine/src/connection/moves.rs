//! Which moves may connect, and which may cut?

use super::distance::{Distances, FAR, STONE};
use super::gap::Gap;
use super::link::{End, HIGHEST, Link};
use super::link_search::LinkSearch;

use crate::board::{Point, PointSet};
use crate::reading::{Frame, Outcome, Role};
use smallvec::SmallVec;

/// Up to this depth, all moves that may cut are tried.
const NEAR: u16 = 2;
/// Up to this depth, only so many.
const MIDDLE: u16 = 4;
const CUTS_IN_THE_MIDDLE: usize = 4;
/// Deeper still fewer. A connection is proved by an answer to every cut, so that each cut costs most there; and what is not
/// proved in time is taken for cut.
const CUTS_DEEP: usize = 2;

/// Ways that cost so much more than the best one are tried too, in tenths of a stone, up to the depth `WIDE`.
const SLACK_NEAR: i32 = 12;
/// The same deeper in the search.
const SLACK: i32 = 6;
/// A move after which a single one is to connect lies on a way that costs no more than this, in tenths of a stone: two
/// stones, and what jumps and diagonal moves next to them cost.
const LONGEST_SIMPLE: i32 = 32;
/// No more moves that connect are tried, up to this depth and deeper. Deep in a search, where a move connects two strings
/// it is one of the first six nearly always, and where none does, the others only cost. An area is reached in more ways.
const WIDE: u16 = 2;
const MOST: usize = 16;
const WIDTH: usize = 6;
const WIDTH_TO_AREA: usize = 8;

/// Up to this depth, an end in atari is saved by any means.
const RESCUES: u16 = 3;

/// Strings with more liberties are not captured on the way, up to the depth `WIDE` and deeper.
const MOST_LIBERTIES_NEAR: usize = 4;
const MOST_LIBERTIES: usize = 3;

/// Puts a move before all others that are judged by distance.
const FIRST: i32 = 10_000;
/// By so much a question prefers the owner's best move among the cuts: other natural moves come before it.
const VITAL: i32 = 25;

/// Moves to try, the most promising (the least number) first.
pub(super) type Ordered = SmallVec<[(i32, Point); 16]>;

/// A list of moves, each once with its best number.
#[derive(Clone, Debug, Default)]
pub(super) struct List {
    moves: Ordered,
}

impl List {
    pub(super) fn add(&mut self, point: Point, cost: i32) {
        match self.moves.iter_mut().find(|entry| entry.1 == point) {
            Some(entry) => entry.0 = entry.0.min(cost),
            None => self.moves.push((cost, point)),
        }
    }

    pub(super) fn add_all(&mut self, points: &PointSet, cost: i32) {
        points.iter().for_each(|point| self.add(point, cost));
    }

    /// Puts a move before those that are so much better, if it is listed.
    fn hasten(&mut self, point: Option<Point>, by: i32) {
        if let Some(entry) = self.moves.iter_mut().find(|entry| Some(entry.1) == point) {
            entry.0 -= by;
        }
    }

    pub(super) fn sorted(mut self, first: Option<Point>, frame: Frame) -> Ordered {
        if let Some(entry) = self.moves.iter_mut().find(|entry| Some(entry.1) == first) {
            entry.0 = i32::MIN;
        }
        self.moves.sort_by_key(|entry| (entry.0, frame.rank(entry.1)));
        self.moves
    }
}

impl LinkSearch<'_, '_> {
    /// What the owner of the strings may try.
    pub(super) fn linking_moves(&mut self, link: &Link, order: u8, first: Option<Point>) -> Ordered {
        let mut list = List::default();
        let longest = i32::from(STONE) * (i32::from(order) + 1) + 8;
        let longest = longest.min(i32::from(self.search.task.limits.connection_distance));
        let gap = self.gap(link, longest);
        if gap.width > longest {
            if order >= 2 && self.search.within(0) {
                // There is no way but by capturing what is between.
                self.captures_between(link, &gap, &mut list);
            }
            return list.sorted(first, self.search.frame);
        }
        let slack = if self.search.within(WIDE) { SLACK_NEAR } else { SLACK };
        let empty = self.search.board.empty_points();
        let on_a_way = empty.intersection(&gap.from_a.reached).intersection(&gap.from_b.reached);
        // Where no way leads over an empty point, all of them are as far.
        let empty = if on_a_way.is_empty() { empty } else { on_a_way };
        let least = empty.iter().map(|point| gap.through(point)).min().unwrap_or(0);
        let most = if order == 1 { LONGEST_SIMPLE.min(least + slack) } else { least + slack };
        for point in &empty {
            let through = gap.through(point);
            if through <= most && self.search.board.liberty_count_after(point, link.color) >= 1 {
                let middle = (i32::from(gap.from_a.at(point)) - i32::from(gap.from_b.at(point))).abs();
                list.add(point, 4 * through + middle / 4);
            }
        }
        self.answer_cut(link, &mut list);
        if order >= 2 {
            self.captures_between(link, &gap, &mut list);
        }
        self.rescues(link, &gap, &mut list);
        list.hasten(self.successes.latest(Role::Connect, self.search.task.ply), FIRST);
        let mut moves = list.sorted(first, self.search.frame);
        let width = match link.end {
            End::String(_) => WIDTH,
            End::Area(_) => WIDTH_TO_AREA,
        };
        moves.truncate(if self.search.within(WIDE) { MOST } else { width });
        moves
    }

    /// All that the owner of the strings may try, the most promising first.
    pub(super) fn all_links(&mut self, link: &Link) -> Vec<Point> {
        self.linking_moves(link, HIGHEST, None).into_iter().map(|(_, point)| point).collect()
    }

    /// Moves that save the ends themselves.
    fn rescues(&mut self, link: &Link, gap: &Gap, list: &mut List) {
        for end in link.strings() {
            if self.search.board.liberties(end) > 2 {
                continue;
            }
            if self.search.board.liberties(end) == 1 && self.search.within(RESCUES) {
                let defense = self.ask_inside(Role::Defend, end, link);
                if let Some(point) = defense.reading.point {
                    list.add(point, 4 * gap.width);
                }
            }
            for point in &self.search.board.liberty_set(end) {
                list.add(point, 4 * gap.width + 10);
            }
            for chain in self.search.board.chains_around(end) {
                if self.search.board.liberties(chain) == 1 {
                    for point in &self.search.board.liberty_set(chain) {
                        list.add(point, 4 * gap.width);
                    }
                }
            }
        }
    }

    /// The capture of the stone that the opponent has just played.
    fn answer_cut(&mut self, link: &Link, list: &mut List) {
        let Some(Some((stone, color))) = self.search.board.last_move() else { return };
        if self.search.task.ply == 0 || color == link.color || self.search.board.liberties(stone) > 2 {
            return;
        }
        let attack = self.ask_inside(Role::Attack, stone, link);
        if attack.reading.outcome == Outcome::Win
            && let Some(point) = attack.reading.point
        {
            list.add(point, 0);
        }
    }

    /// Captures of opposing strings near the way.
    fn captures_between(&mut self, link: &Link, gap: &Gap, list: &mut List) {
        let within = |distances: &Distances, stone: Point, most: u8| {
            stone.neighbors().into_iter().any(|n| distances.at(n) <= most)
        };
        let between = |stone: Point| {
            within(&gap.from_a, stone, STONE) && within(&gap.from_b, stone, 2 * STONE)
                || within(&gap.from_a, stone, 2 * STONE) && within(&gap.from_b, stone, STONE)
        };
        let near: PointSet =
            self.search.board.stones(link.color.opponent()).iter().filter(|&stone| between(stone)).collect();
        let mut near = near;
        if self.search.within(0) {
            // A string that holds the ends apart may do so from farther away.
            for end in link.strings() {
                near = near.union(&self.search.board.string_stones(end).neighbors());
            }
        }
        let most = if self.search.within(WIDE) { MOST_LIBERTIES_NEAR } else { MOST_LIBERTIES };
        for chain in self.search.board.strings_in(&near, link.color.opponent()) {
            if self.search.board.liberties(chain) > most {
                continue;
            }
            let attack = self.ask_inside(Role::Attack, chain, link);
            if attack.reading.outcome != Outcome::Lost
                && let Some(point) = attack.reading.point
            {
                list.add(point, 45);
            }
        }
    }

    /// What the opponent may try: points on which the connection depends. `vital` is the move that connects.
    pub(super) fn cutting_moves(
        &mut self,
        link: &Link,
        zone: &PointSet,
        vital: Option<Point>,
        first: Option<Point>,
    ) -> Ordered {
        let mut list = List::default();
        let gap = self.gap(link, i32::from(FAR));
        let cutter = link.color.opponent();
        for point in &self.search.board.empty_among(zone) {
            let own = self.search.board.liberty_count_after(point, cutter) as i32;
            let risk = if own <= 1 && !self.search.board.would_capture(point, cutter) { 15 } else { 0 };
            list.add(point, 2 * gap.through(point).min(i32::from(FAR)) + risk - own.min(4));
        }
        // Where the owner would play if nothing were done.
        list.hasten(vital, if self.search.within(0) { VITAL } else { FIRST });
        if self.search.task.ply > 0 {
            // At the root, what cut off simpler connections only has had its say.
            list.hasten(self.successes.latest(Role::Disconnect, self.search.task.ply), FIRST);
        }
        let mut moves = list.sorted(first, self.search.frame);
        if !self.search.within(NEAR) {
            moves.truncate(if self.search.within(MIDDLE) { CUTS_IN_THE_MIDDLE } else { CUTS_DEEP });
        }
        moves
    }
}

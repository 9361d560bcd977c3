//! Where are strings that are near each other joined and cut?
//!
//! A quick look ([`Care::Quick`](super::care::Care)) asks no distances: it takes the points that join the strings with one
//! stone or two, and what captures the stones that have just cut. At the end of a variation it counts common liberties. It
//! does not see ways of three stones, nor what a cut may prepare elsewhere.

use super::link::{End, Link};
use super::link_search::LinkSearch;
use super::moves::{List, Ordered};
use crate::board::{Point, PointSet};
use crate::reading::{Finding, Outcome, Role};
use smallvec::SmallVec;

/// Strings that would need more stones to be joined are not looked at.
pub(super) const FARTHEST: usize = 2;
/// A string with more liberties is not asked whether it can be captured: with so few stones it is hardly ever found.
const FEW_LIBERTIES: usize = 3;

impl LinkSearch<'_, '_> {
    /// What the opponent of the strings achieves where nothing more is played: a cut, if the last common liberty can be taken.
    pub(super) fn at_the_horizon(&mut self, link: &Link) -> Finding {
        let common = self.common(link);
        let is_cut = match common.len_up_to(1) {
            0 => true,
            // A ko is the opponent's to take.
            1 => common.iter().any(|point| !self.search.board.is_suicide(point, link.color.opponent())),
            _ => false,
        };
        if !is_cut {
            return Finding::LOST;
        }
        self.held_by_captives(link).unwrap_or(Finding::SAFE)
    }

    /// What the opponent achieves where a string that touches both ends is captured whoever moves first: a cut only if what
    /// is joined by that can be captured.
    pub(super) fn held_by_captives(&mut self, link: &Link) -> Option<Finding> {
        self.captive_between(link)?;
        let is_in_danger = link.must_live && link.strings().any(|end| self.is_in_danger(end, link));
        Some(if is_in_danger { Finding::SAFE } else { Finding::LOST })
    }

    fn is_in_danger(&mut self, end: Point, link: &Link) -> bool {
        self.search.board.liberties(end) <= FEW_LIBERTIES && self.attack_end(end, link).reading.outcome != Outcome::Lost
    }

    /// The moves of the owner that join the strings at once, and all moves between them where the variation ends with that.
    pub(super) fn joining_moves(&mut self, link: &Link) -> Ordered {
        let common = self.common(link);
        let mut list = List::default();
        list.add_all(&common, 0);
        if self.search.task.ply >= self.search.task.limits.connection_depth {
            list.add_all(&self.between(link).difference(&common), 1);
        }
        list.sorted(None, self.search.frame)
    }

    /// Other moves that may connect: those that capture what has just cut, or what touches both strings, and those between
    /// the strings, without those that have been `tried`.
    pub(super) fn other_links(&mut self, link: &Link, tried: &[(i32, Point)]) -> Ordered {
        let mut list = List::default();
        self.captures_at_hand(link, &mut list);
        list.add_all(&self.between(link), 2);
        let mut moves = list.sorted(None, self.search.frame);
        moves.retain(|entry| !tried.iter().any(|done| done.1 == entry.1));
        moves
    }

    /// The moves by which the owner captures what has just cut, or what touches both strings.
    fn captures_at_hand(&mut self, link: &Link, list: &mut List) {
        let cutter = link.color.opponent();
        if let Some(Some((cut, color))) = self.search.board.last_move()
            && color == cutter
            && self.search.board.at(cut).is(cutter)
            && self.search.board.liberties(cut) <= FEW_LIBERTIES
        {
            let attack = self.ask_inside(Role::Attack, cut, link).reading;
            if let Some(point) = attack.point.filter(|_| attack.outcome == Outcome::Win) {
                list.add(point, 0);
                if self.search.board.liberties(cut) <= 2 {
                    list.add_all(&self.search.board.liberty_set(cut), 1);
                }
            }
        }
        for chain in self.touching_both(link) {
            if self.search.board.liberties(chain) == 1 {
                list.add_all(&self.search.board.liberty_set(chain), 1);
            }
        }
    }

    /// The opponent's strings that touch both ends.
    fn touching_both(&self, link: &Link) -> SmallVec<[Point; 4]> {
        let mut around = link.strings().map(|end| self.search.board.adjacent_opponents(end));
        let (Some(first), Some(second)) = (around.next(), around.next()) else { return SmallVec::new() };
        first.into_iter().filter(|chain| second.contains(chain)).collect()
    }

    /// The opponent's moves that may cut, `None` if there is nothing to be cut any more: the last liberty of an end, and of
    /// stones that the owner has just put into atari; common liberties; other points between the ends.
    pub(super) fn near_cuts(&mut self, link: &Link, first: Option<Point>) -> Option<Ordered> {
        let between = self.between(link);
        if between.is_empty() {
            return None;
        }
        let mut list = List::default();
        for end in link.strings() {
            let liberties = self.search.board.liberties(end);
            if liberties == 1 {
                list.add_all(&self.search.board.liberty_set(end), 0);
            } else if !link.must_live && liberties <= FEW_LIBERTIES {
                let attack = self.attack_end(end, link).reading;
                list.add_all(&attack.point.map_or(PointSet::EMPTY, PointSet::single), 0);
            }
        }
        if let Some(Some((answer, color))) = self.search.board.last_move()
            && color == link.color
        {
            let beside = PointSet::single(answer).neighbors();
            for chain in self.search.board.strings_in(&beside, link.color.opponent()) {
                if self.search.board.liberties(chain) == 1 {
                    list.add_all(&self.search.board.liberty_set(chain), 1);
                }
            }
        }
        list.add_all(&self.common(link), 2);
        list.add_all(&between, 3);
        Some(list.sorted(first, self.search.frame))
    }

    /// The points where one stone joins the ends.
    pub(super) fn common(&self, link: &Link) -> PointSet {
        let own = self.search.board.liberty_set(link.a);
        match link.end {
            End::String(b) => own.intersection(&self.search.board.liberty_set(b)),
            End::Area(area) => own.intersection(&area),
        }
    }

    /// The empty points on the ways from end to end that need no more than [`FARTHEST`] stones.
    pub(super) fn between(&self, link: &Link) -> PointSet {
        let from_a = self.ways(self.search.board.liberty_set(link.a), link);
        let from_b = match link.end {
            End::String(b) => self.ways(self.search.board.liberty_set(b), link),
            End::Area(area) => self.ways(self.search.board.empty_among(&area), link),
        };
        // A point that is reached with i + 1 stones from one side and j + 1 from the other joins with i + j + 1.
        let mut between = PointSet::EMPTY;
        for (i, near) in from_a.iter().enumerate() {
            for far in from_b.iter().take(FARTHEST - i) {
                between = between.union(&near.intersection(far));
            }
        }
        between
    }

    /// The empty points that are reached with one stone, with two … where `first` are those for one. Strings of the owner's on
    /// the way are part of it.
    fn ways(&self, first: PointSet, link: &Link) -> [PointSet; FARTHEST] {
        let mut ways = [first; FARTHEST];
        for i in 1..FARTHEST {
            let mut from = ways[i - 1];
            for friend in self.search.board.strings_in(&from.neighbors(), link.color) {
                from = from.union(&self.search.board.string_stones(friend));
            }
            ways[i] = self.search.board.empty_among(&from.neighbors()).union(&ways[i - 1]);
        }
        ways
    }
}

//! What a constraint may ask of what is known of strings, and of their surroundings.
//!
//! Areas, and liberties of higher order that are not known, are counted on the spot, some microseconds each. The rest is
//! known beforehand, and looked up.

use super::Ask;
use crate::board::{Point, PointSet};
use crate::pattern::{AfterWorms, Kind, OnBoard, OnEmpty, OnStone};
use crate::reach::{connected, liberties_by_order};
use crate::reading::Outcome;

impl<K: Kind> Ask<'_, K> {
    /// The number of second-order liberties of the string at `stone`: points at which two stones would join it.
    pub fn lib2(&mut self, stone: impl OnStone) -> i32 {
        self.liberties_of_order(stone.point(), 2)
    }

    /// The number of third-order liberties of the string at `stone`.
    pub fn lib3(&mut self, stone: impl OnStone) -> i32 {
        self.liberties_of_order(stone.point(), 3)
    }

    /// The number of fourth-order liberties of the string at `stone`.
    pub fn lib4(&mut self, stone: impl OnStone) -> i32 {
        self.liberties_of_order(stone.point(), 4)
    }

    fn liberties_of_order(&self, string: Point, order: usize) -> i32 {
        let known = self.asked.known.shapes.and_then(|shapes| shapes.liberties(string, order));
        let count = || liberties_by_order(self.board, string).get(order - 1).map_or(0, PointSet::len);
        known.unwrap_or_else(count) as i32
    }

    /// Whether capturing the string at `stone` gives an eye: not if it is a single stone on the first line.
    pub fn vital_chain(&mut self, stone: impl OnStone) -> bool {
        let Some(string) = self.board.string(stone.point()) else { return false };
        string.size() > 1 || stone.point().edge_distance(self.board.size()) > 0
    }

    /// Whether the string at `stone` can attack no string around it: then a seki made with it holds.
    pub fn seki_helper(&mut self, stone: impl OnStone) -> bool {
        let around = self.board.adjacent_opponents(stone.point());
        around.into_iter().all(|enemy| self.reader.attack(self.board, enemy).outcome == Outcome::Lost)
    }

    /// Whether anything is left in the string at `stone`: its owner can save it, or could with two moves in a row. That is
    /// read, move by move, for a string that is lost.
    pub fn has_aji(&mut self, stone: impl OnStone) -> bool {
        let stone = stone.point();
        if self.board.is_empty(stone) {
            return false;
        }
        self.reader.attack(self.board, stone).outcome == Outcome::Lost
            || self.reader.find_defense(self.board, stone).outcome != Outcome::Lost
            || !self.reader.defense_threats(self.board, stone).is_empty()
    }

    /// The number of stones in the area around `point`: those of the colour that stands there, or that borders it alone,
    /// in one piece with it over empty points. 0 if both colours border the empty point.
    pub fn area_stone(&mut self, point: impl OnBoard) -> i32 {
        self.area(point.point()).intersection(&self.board.occupied()).len() as i32
    }

    /// The number of empty points in the area around `point`, as for [`area_stone`](Self::area_stone).
    pub fn area_space(&mut self, point: impl OnBoard) -> i32 {
        self.area(point.point()).intersection(&self.board.empty_points()).len() as i32
    }

    fn area(&self, point: Point) -> PointSet {
        let empty = self.board.empty_points();
        let color = self.board.color_at(point).or_else(|| {
            let mut beside = point.neighbors().into_iter().filter_map(|n| self.board.color_at(n));
            let first = beside.next()?;
            beside.all(|color| color == first).then_some(first)
        });
        let Some(color) = color else { return PointSet::EMPTY };
        let open = empty.union(self.board.stones(color));
        connected(&PointSet::single(point), &open)
    }
}

impl<K: AfterWorms> Ask<'_, K> {
    /// Whether the opponent can cut strings of ours at `point`, as patterns of class `B` found.
    pub fn xcut(&mut self, point: impl OnEmpty) -> bool {
        let color = self.color.opponent();
        self.asked.cuts().is_some_and(|cuts| cuts.by(color).contains(point.point()))
    }

    /// Whether we can cut strings of the opponent's at `point`, as patterns of class `B` found.
    pub fn ocut(&mut self, point: impl OnEmpty) -> bool {
        let color = self.color;
        self.asked.cuts().is_some_and(|cuts| cuts.by(color).contains(point.point()))
    }

    /// Whether saving the string at `stone` gives its owner at least two places to cut.
    pub fn potential_cutstone(&mut self, stone: impl OnStone) -> bool {
        let Some(string) = self.board.string(stone.point()) else { return false };
        let (stones, color) = (*string.stones(), string.color());
        self.asked.cuts().is_some_and(|cuts| cuts.helped_by(color, &stones) > 1)
    }

    /// Whether two stones belong to one dragon, as far as strings have been joined.
    pub fn same_dragon(&mut self, a: impl OnStone, b: impl OnStone) -> bool {
        let both = self.board.color_at(a.point()).is_some() && self.board.color_at(b.point()).is_some();
        both && self.asked.joined().is_some_and(|joined| joined.are_one(a.point(), b.point()))
    }

    /// The number of stones of the dragon at `stone`, as far as strings have been joined; 0 if no stone stands there.
    pub fn dragonsize(&mut self, stone: impl OnStone) -> i32 {
        self.asked.joined().map_or(0, |joined| joined.size(stone.point()) as i32)
    }
}

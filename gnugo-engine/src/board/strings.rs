//! Which stones are connected, and what are their liberties?
//!
//! Every string has a record with its stones and its liberties as sets. A merged or captured string leaves its record
//! untouched where it was, which makes undoing cheap: the records are given out and given back like a stack.

use super::{Board, Cell, Color, Point, PointSet};
use smallvec::SmallVec;

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
#[derive(Clone, Debug)]
pub struct StringInfo {
    pub(super) stones: PointSet,
    pub(super) liberties: PointSet,
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

impl Board {
    /// The number of the string at a point; meaningless where no stone stands.
    #[inline]
    #[must_use]
    pub fn string_id(&self, point: Point) -> StringId {
        self.string_ids[point.index()]
    }

    /// The string at a point, if a stone stands there.
    #[inline]
    #[must_use]
    pub fn string(&self, point: Point) -> Option<&StringInfo> {
        match self.at(point) {
            Cell::Black | Cell::White => self.strings.get(self.string_id(point).index()),
            Cell::Empty | Cell::Off => None,
        }
    }

    /// The number of liberties of the string at a point; 0 where no stone stands.
    #[inline]
    #[must_use]
    pub fn liberties(&self, point: Point) -> usize {
        self.string(point).map_or(0, StringInfo::liberty_count)
    }

    /// The liberties of the string at a point; none where no stone stands.
    #[inline]
    #[must_use]
    pub fn liberty_set(&self, point: Point) -> PointSet {
        self.string(point).map_or(PointSet::EMPTY, |string| string.liberties)
    }

    /// The stones of the string at a point; none where no stone stands.
    #[inline]
    #[must_use]
    pub fn string_stones(&self, point: Point) -> PointSet {
        self.string(point).map_or(PointSet::EMPTY, |string| string.stones)
    }

    /// The first stone, in reading order, of the string at a point; the point itself where no stone stands.
    #[inline]
    #[must_use]
    pub fn origin(&self, point: Point) -> Point {
        self.string(point).map_or(point, StringInfo::origin)
    }

    /// Whether two points belong to the same string.
    #[inline]
    #[must_use]
    pub fn same_string(&self, a: Point, b: Point) -> bool {
        self.color_at(a).is_some() && self.color_at(b).is_some() && self.string_id(a) == self.string_id(b)
    }

    /// The first stone of each string on the board, in reading order.
    pub fn origins(&self) -> impl Iterator<Item = Point> + '_ {
        self.occupied().iter().filter(|&point| self.origin(point) == point).collect::<Vec<_>>().into_iter()
    }

    /// The first stone of each string of `color` that has a stone in `area`, in reading order of the area.
    #[must_use]
    pub fn strings_in(&self, area: &PointSet, color: Color) -> SmallVec<[Point; 8]> {
        let mut left = area.intersection(self.stones(color));
        let mut origins = SmallVec::new();
        while let Some(point) = left.first() {
            let Some(string) = self.string(point) else { break };
            origins.push(string.origin());
            left = left.difference(&string.stones);
        }
        origins
    }

    /// The first stone of each opposing string that touches the string at `point`.
    #[must_use]
    pub fn adjacent_opponents(&self, point: Point) -> SmallVec<[Point; 8]> {
        match self.string(point) {
            Some(string) => self.strings_in(&string.stones.neighbors(), string.color.opponent()),
            None => SmallVec::new(),
        }
    }

    /// A stone of each opposing string that touches the string at `point`, in no particular order.
    #[must_use]
    pub fn chains_around(&self, point: Point) -> SmallVec<[Point; 8]> {
        let mut chains = SmallVec::new();
        let Some(string) = self.string(point) else { return chains };
        let mut left = string.stones.neighbors().intersection(&self.stones[string.color.opponent().index()]);
        while let Some(stone) = left.first() {
            chains.push(stone);
            let Some(chain) = self.strings.get(self.string_id(stone).index()) else { break };
            left = left.difference(&chain.stones);
        }
        chains
    }

    /// Whether a stone of `color` at the empty `point` would capture something.
    #[inline]
    #[must_use]
    pub fn would_capture(&self, point: Point, color: Color) -> bool {
        point.neighbors().into_iter().any(|n| self.at(n).is(color.opponent()) && self.liberties(n) == 1)
    }

    /// The liberties that a stone of `color` would have at the empty `point` once played, captures counted.
    ///
    /// It does not matter whether the move is legal; a suicide has none.
    #[must_use]
    pub fn liberties_after(&self, point: Point, color: Color) -> PointSet {
        let mut liberties = PointSet::EMPTY;
        let mut captures = false;
        for n in point.neighbors() {
            match self.at(n) {
                Cell::Empty => drop(liberties.insert(n)),
                Cell::Off => {}
                cell => {
                    let Some(string) = self.strings.get(self.string_id(n).index()) else { continue };
                    if cell.is(color) {
                        liberties = liberties.union(&string.liberties);
                    } else {
                        captures |= string.liberty_count == 1;
                    }
                }
            }
        }
        if captures {
            let reach = self.joined_stones(point, color).neighbors();
            for n in point.neighbors() {
                if let Some(taken) = self.string(n).filter(|s| s.color != color && s.liberty_count == 1) {
                    liberties = liberties.union(&taken.stones.intersection(&reach));
                }
            }
        }
        liberties.remove(point);
        liberties
    }

    /// The stones of the string that a stone of `color` at the empty `point` would belong to.
    fn joined_stones(&self, point: Point, color: Color) -> PointSet {
        let mut stones = PointSet::single(point);
        for n in point.neighbors() {
            if let Some(own) = self.string(n).filter(|s| s.color == color) {
                stones = stones.union(&own.stones);
            }
        }
        stones
    }

    /// The number of [`liberties_after`](Self::liberties_after): most of the time it is found without the set.
    #[inline]
    #[must_use]
    pub fn liberty_count_after(&self, point: Point, color: Color) -> usize {
        let (mut free, mut own): (usize, Option<StringId>) = (0, None);
        for n in point.neighbors() {
            match self.at(n) {
                Cell::Empty => free += 1,
                Cell::Off => {}
                cell => {
                    let id = self.string_id(n);
                    let Some(string) = self.strings.get(id.index()) else { continue };
                    if cell.is(color) {
                        if own.is_some_and(|other| other != id) {
                            return self.liberties_after(point, color).len();
                        }
                        own = Some(id);
                    } else if string.liberty_count == 1 {
                        return self.liberties_after(point, color).len();
                    }
                }
            }
        }
        let Some(string) = own.and_then(|id| self.strings.get(id.index())) else { return free };
        let known = if free == 0 {
            0
        } else {
            point.neighbors().into_iter().filter(|&n| self.is_empty(n) && string.liberties.contains(n)).count()
        };
        usize::from(string.liberty_count) - 1 + free - known
    }
}

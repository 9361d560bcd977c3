//! Which stones are connected, and what are their liberties?

use super::record::{StringId, StringInfo};
use super::{Board, Cell, Color, Point, PointSet};
use smallvec::SmallVec;

impl Board {
    /// The number of the string at a point; meaningless where no stone stands.
    #[inline]
    #[must_use]
    pub fn string_id(&self, point: Point) -> StringId {
        self.looks.string(point);
        self.string_ids[point.index()]
    }

    /// The string at a point, if a stone stands there.
    #[inline]
    #[must_use]
    pub fn string(&self, point: Point) -> Option<&StringInfo> {
        self.looks.string(point);
        match self.cells[point.index()] {
            Cell::Black | Cell::White => self.strings.get(self.string_ids[point.index()].index()),
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
        let mut left = self.stones_among(area, color);
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
            Some(string) => self.strings_in(&string.reach, string.color.opponent()),
            None => SmallVec::new(),
        }
    }

    /// A stone of each opposing string that touches the string at `point`, in no particular order.
    #[must_use]
    pub fn chains_around(&self, point: Point) -> SmallVec<[Point; 8]> {
        self.string(point).map_or_else(SmallVec::new, |string| self.chains(string).map(|(stone, _)| stone).collect())
    }

    /// The empty points where a move may matter to the string at a point: its liberties, those next to them, and the liberties of the
    /// opposing strings that touch it and have no more than so many.
    pub(crate) fn vicinity(&self, point: Point, most: usize) -> PointSet {
        let liberties = self.liberty_set(point);
        let chains = self.chains_around(point).into_iter().filter(|&chain| self.liberties(chain) <= most);
        let around = liberties.union(&liberties.neighbors());
        self.empty_among(&chains.fold(around, |all, chain| all.union(&self.liberty_set(chain))))
    }

    /// The opposing strings that touch a string, each with one of its stones, in the order of
    /// [`chains_around`](Self::chains_around).
    #[inline]
    pub(crate) fn chains<'a>(&'a self, string: &StringInfo) -> Chains<'a> {
        Chains { board: self, left: string.reach.intersection(self.stones(string.color.opponent())) }
    }

    /// Whether a stone of `color` at the empty `point` would capture something.
    #[inline]
    #[must_use]
    pub fn would_capture(&self, point: Point, color: Color) -> bool {
        self.taken(point, color).next().is_some()
    }

    /// The stones next to the empty `point` that a stone of `color` there would capture, each with its string.
    #[inline]
    pub(crate) fn taken(&self, point: Point, color: Color) -> impl Iterator<Item = (Point, &StringInfo)> {
        self.looks.strings_beside(point);
        let others = self.around.opponents(point, color).points(point);
        others.map(|stone| (stone, self.string_beside(stone))).filter(|(_, string)| string.liberty_count == 1)
    }

    /// The stones of `color` next to a point, each with its string.
    #[inline]
    pub(crate) fn beside(&self, point: Point, color: Color) -> impl Iterator<Item = (Point, &StringInfo)> {
        self.looks.strings_beside(point);
        self.around.stones(point, color).points(point).map(|stone| (stone, self.string_beside(stone)))
    }

    /// The number of empty points next to a point.
    #[inline]
    pub(crate) fn empty_neighbor_count(&self, point: Point) -> usize {
        self.looks.beside(point);
        self.around.empty(point).len()
    }

    /// The empty points next to a point.
    #[inline]
    pub(crate) fn empty_neighbors(&self, point: Point) -> PointSet {
        self.looks.beside(point);
        let mut neighbors = PointSet::EMPTY;
        neighbors.insert_neighbors(point);
        neighbors.intersection(&self.empty)
    }

    /// The string of the stone that stands at a point.
    #[inline]
    pub(super) fn string_at(&self, stone: Point) -> &StringInfo {
        &self.strings[self.string_id(stone).index()]
    }

    /// The same, if it has been noted that the strings there are looked at.
    #[inline]
    fn string_beside(&self, stone: Point) -> &StringInfo {
        &self.strings[self.string_ids[stone.index()].index()]
    }

    /// The liberties that a stone of `color` would have at the empty `point` once played, captures counted.
    ///
    /// It does not matter whether the move is legal; a suicide has none.
    #[must_use]
    pub fn liberties_after(&self, point: Point, color: Color) -> PointSet {
        let mut liberties = self.empty_neighbors(point);
        for (_, string) in self.beside(point, color) {
            liberties = liberties.union(&string.liberties);
        }
        liberties.remove(point);
        if self.would_capture(point, color) {
            let mut reach = PointSet::EMPTY;
            reach.insert_neighbors(point);
            for (_, string) in self.beside(point, color) {
                reach = reach.union(&string.reach);
            }
            for (_, string) in self.taken(point, color) {
                liberties = liberties.union(&string.stones.intersection(&reach));
            }
        }
        liberties
    }

    /// The number of [`liberties_after`](Self::liberties_after): most of the time it is found without the set.
    #[inline]
    #[must_use]
    pub fn liberty_count_after(&self, point: Point, color: Color) -> usize {
        let taken = self.taken(point, color).count();
        let mut friends = self.around.stones(point, color).points(point).map(|stone| self.string_ids[stone.index()]);
        let first = friends.next();
        let mut others = friends.filter(|&id| first != Some(id));
        let second = others.next();
        let more = others.any(|id| second != Some(id));
        self.liberty_count_of(point, color, &StringsBeside { first, second, more, weak: 0 }, taken)
    }

    /// The number of liberties that a stone of `color` would have at the empty `point`, and that one of the opponent's
    /// would have; and whether the first would capture something. It costs little more than to count for one of them.
    #[inline(never)]
    pub(crate) fn liberty_counts_after(&self, point: Point, color: Color) -> (usize, usize, bool) {
        let [own, others] = [color, color.opponent()].map(|color| self.strings_beside(point, color));
        let count = self.liberty_count_of(point, color, &own, others.weak);
        (count, self.liberty_count_of(point, color.opponent(), &others, own.weak), others.weak > 0)
    }

    /// The strings of `color` next to a point.
    #[inline]
    fn strings_beside(&self, point: Point, color: Color) -> StringsBeside {
        self.looks.strings_beside(point);
        let mut beside = StringsBeside { first: None, second: None, more: false, weak: 0 };
        for stone in self.around.stones(point, color).points(point) {
            let id = self.string_ids[stone.index()];
            beside.weak += usize::from(self.strings[id.index()].liberty_count == 1);
            if beside.first.is_none_or(|first| first == id) {
                beside.first = Some(id);
            } else {
                beside.more |= beside.second.is_some_and(|second| second != id);
                beside.second = Some(id);
            }
        }
        beside
    }

    /// How many liberties a stone of `color` would have at the empty `point`, next to these strings of that colour, if it
    /// captured so many stones next to it.
    #[inline(always)]
    fn liberty_count_of(&self, point: Point, color: Color, own: &StringsBeside, taken: usize) -> usize {
        let free = self.around.empty(point);
        let Some(first) = own.first else { return free.len() + taken };
        if taken > 0 || own.more {
            return self.liberties_after(point, color).len();
        }
        // One string or two: counted by what is new, and what is common.
        let a = &self.strings[first.index()];
        let Some(second) = own.second else {
            let new = free.points(point).filter(|&liberty| !a.liberties.contains(liberty)).count();
            return a.liberty_count() - 1 + new;
        };
        let b = &self.strings[second.index()];
        let known = |liberty: Point| a.liberties.contains(liberty) || b.liberties.contains(liberty);
        let new = free.points(point).filter(|&liberty| !known(liberty)).count();
        a.liberty_count() + b.liberty_count() - a.liberties.common_len(&b.liberties) - 1 + new
    }
}

/// The strings of one colour next to a point.
#[derive(Clone, Copy, Debug)]
struct StringsBeside {
    first: Option<StringId>,
    second: Option<StringId>,
    /// Whether there is a third.
    more: bool,
    /// How many of the stones next to the point are in atari.
    weak: usize,
}

/// The strings that touch a string, found one after the other.
#[derive(Debug)]
pub(crate) struct Chains<'a> {
    board: &'a Board,
    left: PointSet,
}

impl<'a> Iterator for Chains<'a> {
    type Item = (Point, &'a StringInfo);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let stone = self.left.first()?;
        let chain = self.board.string_at(stone);
        self.left = self.left.difference(&chain.stones);
        Some((stone, chain))
    }
}

#[cfg(test)]
mod tests {
    use crate::board::tests::BUSY;
    use crate::board::{Board, Color, FromDrawing};

    #[test]
    fn liberties_are_counted_for_both_players_as_for_each() {
        let board = Board::from_drawing(BUSY).unwrap();
        for point in &board.empty_points() {
            for color in Color::BOTH {
                let [own, other] = [color, color.opponent()].map(|color| board.liberties_after(point, color).len());
                assert_eq!(board.liberty_count_after(point, color), own, "{point:?} {color}");
                let captures = board.would_capture(point, color);
                assert_eq!(board.liberty_counts_after(point, color), (own, other, captures), "{point:?} {color}");
            }
        }
    }
}

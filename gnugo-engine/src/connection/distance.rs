//! How many stones are missing between a string and every point?
//!
//! The measure is a tenth of a stone. A stone next to the string, or next to one that would be there, costs one stone;
//! a diagonal move with both ways open costs hardly more, and a jump a little more. Strings of one's own are free. A
//! string of the opponent's costs as many stones as it has liberties, if they are few.

use crate::board::{Board, CELLS, Cell, Color, Point, PointSet};

/// One stone.
pub(super) const STONE: u8 = 10;
/// Farther is not looked.
pub(super) const FAR: u8 = 60;

const DIAGONAL: u8 = 2;
const JUMP: u8 = 4;

/// Points on detours that cost so much more than the best way are not looked for: no move is tried there, but for cuts on
/// which a connection depends all the same, and these can wait.
const MARGIN: u8 = 12;

/// What it costs to connect stones at each point with where the measuring began, the stone at the point included.
#[derive(Clone, Debug)]
pub(super) struct Distances {
    costs: [u8; CELLS],
    /// All points that were measured.
    pub(super) reached: PointSet,
}

/// Nothing is reached.
impl Default for Distances {
    fn default() -> Self {
        Self { costs: [u8::MAX; CELLS], reached: PointSet::EMPTY }
    }
}

impl Distances {
    #[inline]
    pub(super) fn at(&self, point: Point) -> u8 {
        self.costs[point.index()]
    }

    fn clear(&mut self) {
        self.costs.fill(u8::MAX);
        self.reached = PointSet::EMPTY;
    }
}

/// Points that have been reached and not been left yet, each with the next one of the same cost.
pub(super) type Waiting = Vec<(Point, u16)>;

/// The end of a list of waiting points.
const NONE: u16 = u16::MAX;

/// The points that have been reached wait in a list for each cost, so that the nearest come first.
pub(super) struct Flood<'a> {
    board: &'a Board,
    color: Color,
    /// The measure from the other end, and the sum of both that is too much.
    other: Option<(&'a Distances, u8)>,
    found: &'a mut Distances,
    first: [u16; FAR as usize + 1],
    waiting: &'a mut Waiting,
}

impl<'a> Flood<'a> {
    /// One that will find such distances for stones of `color`. What they were before is forgotten, as are waiting points.
    pub(super) fn new(board: &'a Board, color: Color, found: &'a mut Distances, waiting: &'a mut Waiting) -> Self {
        found.clear();
        waiting.clear();
        Self { board, color, other: None, found, first: [NONE; FAR as usize + 1], waiting }
    }

    /// The same, for who knows the distances from the other end: only for points on ways that are not much longer than the best one, which
    /// costs `gap`.
    pub(super) fn beside(self, other: &'a Distances, gap: u8) -> Self {
        // The stone at a point of the way is counted from both ends.
        let longest = gap.saturating_add(MARGIN + STONE);
        Self { other: Some((other, longest)), ..self }
    }

    /// Measures from the stones and the empty points of `from`: not much farther than to the `goal`, if that is at most
    /// so far, and else as far as that.
    pub(super) fn run(mut self, from: &PointSet, goal: &PointSet, most: u8) {
        for point in from {
            self.enter(point, self.board.at(point), 0);
        }
        let mut cost = 0;
        let mut last = most;
        let mut arrived = false;
        while cost <= last.min(FAR) {
            let Some(point) = self.next(cost) else {
                cost += 1;
                continue;
            };
            if !arrived && goal.contains(point) {
                (arrived, last) = (true, cost + MARGIN);
            }
            self.spread(point);
        }
    }

    /// Whether no way through a point that costs so much is worth looking at.
    #[inline]
    fn is_detour(&self, point: Point, cost: u8) -> bool {
        self.other.is_some_and(|(other, longest)| other.at(point).saturating_add(cost) > longest)
    }

    /// Takes a point of this cost from its list, unless it has been reached for less since.
    #[inline]
    fn next(&mut self, cost: u8) -> Option<Point> {
        loop {
            let first = self.first.get_mut(usize::from(cost))?;
            let &(point, next) = self.waiting.get(usize::from(*first))?;
            *first = next;
            if self.found.at(point) == cost {
                return Some(point);
            }
        }
    }

    #[inline]
    fn wait(&mut self, point: Point, cost: u8) {
        self.found.costs[point.index()] = cost;
        self.found.reached.insert(point);
        if let Some(first) = self.first.get_mut(usize::from(cost)) {
            self.waiting.push((point, *first));
            *first = self.waiting.len() as u16 - 1;
        }
    }

    /// Reaches a point, at which there is this, from one that has cost `before`.
    #[inline]
    fn enter(&mut self, point: Point, cell: Cell, before: u8) {
        let known = self.found.at(point);
        let is_better = |cost: u8| cost <= FAR && cost < known;
        if cell.is_empty() {
            if !is_better(before + STONE) {
                return;
            }
            let stones = if self.is_dangerous(point) { 2 } else { 1 };
            let cost = before + stones * STONE;
            if is_better(cost) && !self.is_detour(point, cost) {
                self.wait(point, cost);
            }
            return;
        }
        if cell == Cell::Off || before >= known {
            return;
        }
        let stones = if cell.is(self.color) { 0 } else { self.board.liberties(point) };
        if stones > 3 {
            return;
        }
        let cost = before + stones as u8 * STONE;
        if is_better(cost) && !self.is_detour(point, cost) {
            for stone in &self.board.string_stones(point) {
                self.wait(stone, cost);
            }
        }
    }

    /// Whether a stone there could be taken at once.
    #[inline]
    fn is_dangerous(&self, point: Point) -> bool {
        !point.neighbors().into_iter().any(|n| self.board.is_empty(n))
            && self.board.liberty_count_after(point, self.color) <= 1
    }

    fn spread(&mut self, point: Point) {
        let cost = self.found.at(point);
        let sides = point.neighbors();
        let cells = sides.map(|side| self.board.at(side));
        for (side, cell) in sides.into_iter().zip(cells) {
            self.enter(side, cell, cost);
        }
        let cell = self.board.at(point);
        if !cell.is_empty() && !cell.is(self.color) {
            return;
        }
        // Both begin in the south and go on to the west, so that a diagonal is between the side of its number and the next.
        for (n, diagonal) in point.diagonals().into_iter().enumerate() {
            if cells[n].is_empty() && cells[(n + 1) % 4].is_empty() {
                self.enter_if_open(diagonal, cost + DIAGONAL);
            }
        }
        for (n, side) in sides.into_iter().enumerate() {
            if cells[n].is_empty() {
                self.enter_if_open(side.neighbors()[n], cost + JUMP);
            }
        }
    }

    /// Moves that leave a gap lead to empty points or stones of one's own only.
    #[inline]
    fn enter_if_open(&mut self, point: Point, before: u8) {
        let cell = self.board.at(point);
        if cell.is_empty() || cell.is(self.color) {
            self.enter(point, cell, before);
        }
    }
}

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
const DIAGONALS: [(i16, i16); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const JUMPS: [(i16, i16); 4] = [(2, 0), (-2, 0), (0, 2), (0, -2)];

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

impl Distances {
    /// Measures from the stones and the empty points of `from`: not much farther than to the `goal`, if that is at most
    /// so far, and else as far as that.
    pub(super) fn new(board: &Board, from: &PointSet, goal: &PointSet, color: Color, most: u8) -> Self {
        Flood::new(board, color, None).run(from, goal, most)
    }

    /// Measures from the other end: only points on ways that are not much longer than the best one, which costs `gap`.
    pub(super) fn back(&self, board: &Board, from: &PointSet, goal: &PointSet, color: Color, gap: u8) -> Self {
        // The stone at a point of the way is counted from both ends.
        let longest = gap.saturating_add(MARGIN + STONE);
        Flood::new(board, color, Some((self, longest))).run(from, goal, gap)
    }

    #[inline]
    pub(super) fn at(&self, point: Point) -> u8 {
        self.costs[point.index()]
    }
}

/// The end of a list of waiting points.
const NONE: u16 = u16::MAX;

/// The points that have been reached wait in a list for each cost, so that the nearest come first.
struct Flood<'a> {
    board: &'a Board,
    color: Color,
    /// The measure from the other end, and the sum of both that is too much.
    other: Option<(&'a Distances, u8)>,
    reached: PointSet,
    costs: [u8; CELLS],
    first: [u16; FAR as usize + 1],
    waiting: Vec<(Point, u16)>,
}

impl<'a> Flood<'a> {
    fn new(board: &'a Board, color: Color, other: Option<(&'a Distances, u8)>) -> Self {
        Self {
            board,
            color,
            other,
            costs: [u8::MAX; CELLS],
            reached: PointSet::EMPTY,
            first: [NONE; FAR as usize + 1],
            waiting: Vec::with_capacity(256),
        }
    }

    fn run(mut self, from: &PointSet, goal: &PointSet, most: u8) -> Distances {
        for point in from {
            self.enter(point, 0);
        }
        let mut cost = 0;
        let mut last = most;
        let mut found = false;
        while cost <= last.min(FAR) {
            let Some(point) = self.next(cost) else {
                cost += 1;
                continue;
            };
            if !found && goal.contains(point) {
                (found, last) = (true, cost + MARGIN);
            }
            self.spread(point);
        }
        Distances { costs: self.costs, reached: self.reached }
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
            if self.costs[point.index()] == cost {
                return Some(point);
            }
        }
    }

    #[inline]
    fn wait(&mut self, point: Point, cost: u8) {
        self.costs[point.index()] = cost;
        self.reached.insert(point);
        if let Some(first) = self.first.get_mut(usize::from(cost)) {
            self.waiting.push((point, *first));
            *first = self.waiting.len() as u16 - 1;
        }
    }

    /// Reaches a point from one that has cost `before`.
    #[inline]
    fn enter(&mut self, point: Point, before: u8) {
        if before >= self.costs[point.index()] {
            return;
        }
        let cell = self.board.at(point);
        let own = match cell {
            Cell::Off => return,
            Cell::Empty if self.is_dangerous(point) => 2 * STONE,
            Cell::Empty => STONE,
            cell if cell.is(self.color) => 0,
            _ => match self.board.liberties(point) {
                1 => STONE,
                2 => 2 * STONE,
                3 => 3 * STONE,
                _ => return,
            },
        };
        let cost = before.saturating_add(own);
        if cost > FAR || cost >= self.costs[point.index()] || self.is_detour(point, cost) {
            return;
        }
        if cell.is_empty() {
            self.wait(point, cost);
            return;
        }
        for stone in &self.board.string_stones(point) {
            self.wait(stone, cost);
        }
    }

    /// Whether a stone there could be taken at once.
    #[inline]
    fn is_dangerous(&self, point: Point) -> bool {
        !point.neighbors().into_iter().any(|n| self.board.is_empty(n))
            && self.board.liberty_count_after(point, self.color) <= 1
    }

    fn spread(&mut self, point: Point) {
        let cost = self.costs[point.index()];
        for n in point.neighbors() {
            self.enter(n, cost);
        }
        let cell = self.board.at(point);
        if !cell.is_empty() && !cell.is(self.color) {
            return;
        }
        for (rows, columns) in DIAGONALS {
            if self.board.is_empty(point.step(rows, 0)) && self.board.is_empty(point.step(0, columns)) {
                self.enter_if_open(point.step(rows, columns), cost + DIAGONAL);
            }
        }
        for (rows, columns) in JUMPS {
            if self.board.is_empty(point.step(rows / 2, columns / 2)) {
                self.enter_if_open(point.step(rows / 2, columns / 2).step(rows / 2, columns / 2), cost + JUMP);
            }
        }
    }

    /// Moves that leave a gap lead to empty points or stones of one's own only.
    #[inline]
    fn enter_if_open(&mut self, point: Point, before: u8) {
        let cell = self.board.at(point);
        if cell.is_empty() || cell.is(self.color) {
            self.enter(point, before);
        }
    }
}

//! Which matches have a stone of the goal in them?
//!
//! Patterns of life and death are matched again and again around one dragon, the goal, on a board that changes little. A
//! match counts if the goal has a stone at a point that its type of database names ([`Goal`]). For each drawing and
//! orientation these points are bits of the 7×7 places around its anchor; a match costs one comparison with the goal's
//! places there, which take some ten instructions to look up. Points farther away are looked at one by one.

use super::{Diagram, Goal, RawMatch};
use crate::board::{MAX_SIZE, Orientation, Point, PointSet};

/// How far from an anchor the points are that have a bit.
const RADIUS: i32 = 3;
/// The places in a row of bits.
const SIDE: i32 = 2 * RADIUS + 1;

/// For all drawings of a database and all orientations: which of their points may belong to the goal.
#[derive(Clone, Debug)]
pub(super) struct GoalTable {
    /// Eight a drawing.
    masks: Vec<u64>,
    /// The points beyond the masks: those of a drawing in an orientation stand together, in the order of the masks.
    far: Vec<(usize, i32, i32)>,
}

/// The stones of a goal, row by row, with a margin around the board.
#[derive(Clone, Debug)]
pub(super) struct GoalRows {
    rows: [u32; MAX_SIZE + 2 * RADIUS as usize],
    size: usize,
}

impl GoalTable {
    /// The table of these drawings.
    pub(super) fn new(diagrams: &[&Diagram], goal: Goal) -> Self {
        let mut table = Self { masks: Vec::with_capacity(8 * diagrams.len()), far: Vec::new() };
        for diagram in diagrams {
            for orientation in Orientation::ALL {
                table.add(diagram, orientation, goal);
            }
        }
        table
    }

    fn add(&mut self, diagram: &Diagram, orientation: Orientation, goal: Goal) {
        let number = self.masks.len();
        let mut mask = 0;
        for element in diagram.elements().filter(|element| goal.is_at(element.symbol)) {
            let (rows, columns) = orientation.apply((element.rows, element.columns));
            if rows.abs() <= RADIUS && columns.abs() <= RADIUS {
                mask |= 1 << ((rows + RADIUS) * SIDE + columns + RADIUS);
            } else {
                self.far.push((number, rows, columns));
            }
        }
        self.masks.push(mask);
    }

    /// Whether a stone of the goal is at one of the match's points.
    pub(super) fn touches(&self, found: RawMatch, goal: &GoalRows) -> bool {
        let number = 8 * found.pattern as usize + found.orientation as usize;
        let Some(&mask) = self.masks.get(number) else { return false };
        if mask & goal.around(found.anchor) != 0 {
            return true;
        }
        let first = self.far.partition_point(|&(other, _, _)| other < number);
        let far = self.far[first..].iter().take_while(|&&(other, _, _)| other == number);
        far.into_iter().any(|&(_, rows, columns)| goal.has(found.anchor, rows, columns))
    }
}

impl GoalRows {
    /// The rows of a goal on a board of this size.
    pub(super) fn new(goal: &PointSet, size: usize) -> Self {
        let mut rows = [0; MAX_SIZE + 2 * RADIUS as usize];
        for (n, row) in rows.iter_mut().skip(RADIUS as usize).take(size).enumerate() {
            *row = goal.row(n) << RADIUS;
        }
        Self { rows, size }
    }

    /// The 7×7 places around a point, row by row.
    fn around(&self, point: Point) -> u64 {
        let (row, column) = (point.row(), point.column());
        let lines = self.rows.iter().skip(row).take(SIDE as usize);
        lines.rev().fold(0, |places, line| places << SIDE | u64::from(line >> column & 0x7f))
    }

    fn has(&self, anchor: Point, rows: i32, columns: i32) -> bool {
        anchor.offset(rows, columns, self.size).is_some_and(|point| {
            let line = self.rows.get(point.row() + RADIUS as usize).copied().unwrap_or(0);
            line >> (point.column() + RADIUS as usize) & 1 == 1
        })
    }
}

//! A position of a playout is matched by the same tables as a board.

use super::Field;
use crate::board::{Cell, Color, Point};
use crate::pattern::Stones;

impl Stones for Field {
    fn size(&self) -> usize {
        self.size()
    }

    fn at(&self, point: Point) -> Cell {
        self.at(point)
    }

    fn row(&self, color: Color, row: usize) -> u32 {
        let is_there = |column: &usize| self.at(Point::new(row, *column)).is(color);
        (0..self.size()).filter(is_there).fold(0, |bits, column| bits | 1 << column)
    }
}

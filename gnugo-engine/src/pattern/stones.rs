//! What is a drawing compared with?

use crate::board::{Board, Cell, Color, Point};

/// Stones on a board, whatever else is known of them: what a drawing can be compared with.
pub(crate) trait Stones {
    /// The number of lines.
    fn size(&self) -> usize;
    /// What is at a point.
    fn at(&self, point: Point) -> Cell;
    /// The stones of a colour in a row, a bit for each column.
    fn row(&self, color: Color, row: usize) -> u32;
}

impl Stones for Board {
    fn size(&self) -> usize {
        self.size()
    }

    fn at(&self, point: Point) -> Cell {
        self.at(point)
    }

    fn row(&self, color: Color, row: usize) -> u32 {
        self.stones(color).row(row)
    }
}

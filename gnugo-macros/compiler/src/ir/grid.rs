//! What is drawn, and what may be at each point of it and around it?

use crate::rules::{States, Symbol};

/// The symbols of a diagram.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Grid {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Row by row.
    pub(crate) cells: Vec<&'static Symbol>,
    pub(crate) edges: Edges,
}

/// Which sides of a diagram lie on the edge of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Edges {
    pub(crate) north: bool,
    pub(crate) south: bool,
    pub(crate) west: bool,
    pub(crate) east: bool,
}

impl Grid {
    /// The symbol at a row and a column.
    pub(crate) fn at(&self, row: usize, column: usize) -> Option<&'static Symbol> {
        if column < self.width { self.cells.get(row * self.width + column).copied() } else { None }
    }

    /// What may be at a place, which may lie outside the diagram.
    pub(crate) fn states_at(&self, row: i32, column: i32) -> States {
        let (height, width) = (self.height as i32, self.width as i32);
        let edges = self.edges;
        let beyond = (edges.north && row < 0)
            || (edges.south && row >= height)
            || (edges.west && column < 0)
            || (edges.east && column >= width);
        if beyond {
            return States::OFF;
        }
        match (usize::try_from(row), usize::try_from(column)) {
            (Ok(row), Ok(column)) => self.at(row, column).map_or(States::ANY, |symbol| symbol.states),
            _ => States::ANY,
        }
    }

    /// The rows and columns with this symbol.
    pub(crate) fn find(&self, letter: char) -> impl Iterator<Item = (usize, usize)> {
        let width = self.width.max(1);
        let cells = self.cells.iter().enumerate().filter(move |(_, symbol)| symbol.letter == letter);
        cells.map(move |(index, _)| (index / width, index % width))
    }

    /// A row as it is written, without the edges.
    pub(crate) fn row_text(&self, row: usize) -> String {
        self.cells.iter().skip(row * self.width).take(self.width).map(|symbol| symbol.letter).collect()
    }
}

//! Positions as drawings: how tests and documents show a board.

use super::{Board, Cell, Color, Point, SetupError};
use std::fmt;
use thiserror::Error;

/// What is wrong with a drawing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DrawingError {
    /// A character that means nothing.
    #[error("row {row}, column {column}: `{found}` is none of `X` (black), `O` (white) and `.` (empty)")]
    Symbol {
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
        /// The character.
        found: char,
    },
    /// The rows are not as many as they are long.
    #[error("row {row} has {found} points, but there are {expected} rows")]
    NotSquare {
        /// The row, from 1.
        row: usize,
        /// Its length.
        found: usize,
        /// The number of rows.
        expected: usize,
    },
    /// The stones cannot stand there.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// A position from a drawing.
pub trait FromDrawing: Sized {
    /// Reads a drawing: a line a row, `X` black, `O` white, `.` or `+` empty; blanks and empty lines are ignored.
    ///
    /// ```
    /// use gnugo_engine::board::{Board, FromDrawing, Point};
    /// let board = Board::from_drawing("
    ///     . X .
    ///     X O X
    ///     . . .
    /// ")?;
    /// assert_eq!(board.liberties(Point::new(1, 1)), 1);
    /// # Ok::<(), gnugo_engine::board::DrawingError>(())
    /// ```
    ///
    /// # Errors
    /// What is wrong, and where.
    fn from_drawing(drawing: &str) -> Result<Self, DrawingError>;
}

impl FromDrawing for Board {
    fn from_drawing(drawing: &str) -> Result<Self, DrawingError> {
        let symbols = |line: &str| line.chars().filter(|c| !c.is_whitespace()).collect::<Vec<_>>();
        let rows: Vec<Vec<char>> = drawing.lines().map(symbols).filter(|row| !row.is_empty()).collect();
        let mut stones = Vec::new();
        for (r, row) in rows.iter().enumerate() {
            if row.len() != rows.len() {
                return Err(DrawingError::NotSquare { row: r + 1, found: row.len(), expected: rows.len() });
            }
            for (c, &symbol) in row.iter().enumerate() {
                let color = match symbol {
                    'X' | '#' => Color::Black,
                    'O' => Color::White,
                    '.' | '+' => continue,
                    found => return Err(DrawingError::Symbol { row: r + 1, column: c + 1, found }),
                };
                if r < super::MAX_SIZE && c < super::MAX_SIZE {
                    stones.push((Point::new(r, c), color));
                }
            }
        }
        Ok(Self::with_stones(rows.len(), &stones)?)
    }
}

impl fmt::Display for Board {
    /// A drawing that [`FromDrawing`] reads: a line a row, without coordinates.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.size {
            let symbols: Vec<_> = (0..self.size)
                .map(|column| match self.at(Point::new(row, column)) {
                    Cell::Black => "X",
                    Cell::White => "O",
                    Cell::Empty | Cell::Off => ".",
                })
                .collect();
            writeln!(f, "{}", symbols.join(" "))?;
        }
        Ok(())
    }
}

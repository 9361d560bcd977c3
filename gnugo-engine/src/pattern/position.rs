//! A board that an author has drawn beside a pattern, to show where it is accepted and where it is refused.

use super::Edges;
use crate::board::{Board, Color, Point, SetupError};

/// A position beside a pattern. `O`, who is to move, is White in [`board`](Self::board).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Whether the pattern is accepted there: its diagram matches, and nothing else refuses it. Otherwise it matches and is refused.
    pub accepted: bool,
    /// The line of its heading in the file of the pattern, from 1.
    pub line: u32,
    /// What is drawn, without the edges: `O`, `X`, `.`, and `*` for the move.
    pub rows: &'static [&'static str],
    /// The sides of the drawing that are the board's edge.
    pub edges: Edges,
    /// The number of lines of the board. Beyond an open side of the drawing it is empty.
    pub size: usize,
    /// The row and the column of the board where the first point of the drawing lies, from 0.
    pub corner: (usize, usize),
}

impl Position {
    /// The board.
    ///
    /// # Errors
    /// The stones cannot stand so. The pattern compiler refuses such a drawing.
    pub fn board(&self) -> Result<Board, SetupError> {
        let colour = |symbol| match symbol {
            'O' => Some(Color::White),
            'X' => Some(Color::Black),
            _ => None,
        };
        let stones: Vec<_> = self.points().filter_map(|(point, symbol)| Some((point, colour(symbol)?))).collect();
        Board::with_stones(self.size, &stones)
    }

    /// The point of the move, if it shows one.
    #[must_use]
    pub fn move_point(&self) -> Option<Point> {
        self.points().find(|&(_, symbol)| symbol == '*').map(|(point, _)| point)
    }

    fn points(&self) -> impl Iterator<Item = (Point, char)> {
        let Self { rows, corner: (top, left), .. } = *self;
        let row = move |(index, row): (usize, &'static &'static str)| {
            row.chars().enumerate().map(move |(column, symbol)| (Point::new(top + index, left + column), symbol))
        };
        rows.iter().enumerate().flat_map(row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    #[test]
    fn a_drawing_lies_where_its_edges_say() {
        let edges = Edges { south: true, ..Edges::default() };
        let position = Position { accepted: true, line: 1, rows: &["X*", "O."], edges, size: 5, corner: (3, 1) };
        let expected = Board::from_drawing(
            ". . . . .
             . . . . .
             . . . . .
             . X . . .
             . O . . .",
        );
        assert_eq!(position.board().map(|board| board.to_string()), Ok(expected.expect("a board").to_string()));
        assert_eq!(position.move_point(), Some(Point::new(3, 2)));
    }
}

//! What does the position look like to a person?

use gnugo_engine::board::{Board, Cell, Color, Point, column_letter};
use gnugo_engine::game::{fixed_handicap_points, max_fixed_handicap};
use std::fmt::Write;

/// What to mark in a drawing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// The last stone played, in parentheses.
    pub last: Option<Point>,
}

/// Draws a position: `X` black, `O` white, `.` empty, `+` for the handicap points, coordinates on all sides, and the
/// prisoners below.
#[must_use]
pub fn draw(board: &Board, marks: Marks) -> String {
    let size = board.size();
    let stars = fixed_handicap_points(size, max_fixed_handicap(size)).unwrap_or_default();
    let letters: String = (0..size).flat_map(|column| [' ', column_letter(column)]).collect();
    let mut text = format!("  {letters}\n");
    for row in 0..size {
        let number = size - row;
        let mut line = String::new();
        for column in 0..size {
            let point = Point::new(row, column);
            let symbol = match board.at(point) {
                Cell::Black => 'X',
                Cell::White => 'O',
                Cell::Empty | Cell::Off if stars.contains(&point) => '+',
                Cell::Empty | Cell::Off => '.',
            };
            let (before, after) = if marks.last == Some(point) { ('(', ")") } else { (' ', "") };
            if line.ends_with(')') {
                line.push(symbol);
            } else {
                line.extend([before, symbol]);
            }
            line.push_str(after);
        }
        // The parenthesis of a mark stands where the blank of the next point, or of the number, would be.
        let gap = if line.ends_with(')') { "" } else { " " };
        let _ = writeln!(text, "{number:2}{line}{gap}{number}");
    }
    let captures = Color::BOTH.map(|color| board.captures(color));
    let _ = write!(text, "  {letters}\nBlack (X) has captured {}, White (O) has captured {}", captures[0], captures[1]);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use gnugo_engine::board::FromDrawing;

    #[test]
    fn a_board_with_its_coordinates() {
        let mut board = Board::from_drawing(
            ". X . . . . .
             X O . . . . .
             . X . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . .
             . . . . . . O",
        )
        .unwrap();
        assert!(board.try_play(Point::new(1, 2), Color::Black));
        let drawn = draw(&board, Marks { last: Some(Point::new(1, 2)) });
        let expected = [
            "   A B C D E F G",
            " 7 . X . . . . . 7",
            " 6 X .(X). . . . 6",
            " 5 . X + . + . . 5",
            " 4 . . . . . . . 4",
            " 3 . . + . + . . 3",
            " 2 . . . . . . . 2",
            " 1 . . . . . . O 1",
            "   A B C D E F G",
            "Black (X) has captured 1, White (O) has captured 0",
        ];
        assert_eq!(drawn, expected.join("\n"));
    }

    #[test]
    fn a_mark_at_the_edge() {
        let mut board = Board::new(2).unwrap();
        assert!(board.try_play(Point::new(0, 1), Color::White));
        let drawn = draw(&board, Marks { last: Some(Point::new(0, 1)) });
        assert!(drawn.starts_with("   A B\n 2 .(O)2\n 1 . . 1\n"), "{drawn}");
    }
}

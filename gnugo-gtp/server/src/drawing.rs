//! What does the position look like to a person?

use gnugo_engine::board::{Board, Cell, Color, Point, PointSet, column_letter};
use std::fmt::Write;

/// What to mark in a drawing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// The last stone played, in parentheses.
    pub last: Option<Point>,
}

/// The points that are marked on a board so that one finds one's way on it, as GNU Go draws them: in the corners, on boards with a
/// middle there, and on large ones of these between them. Some boards have a handicap at points that are not marked.
#[must_use]
pub(crate) fn star_points(size: usize) -> PointSet {
    let corner = match size {
        ..5 => 0,
        5 => 1,
        6..12 => 2,
        12.. => 3,
    };
    let (corners, middle) = (if size < 5 { vec![] } else { vec![corner, size - 1 - corner] }, size / 2);
    let crossings = |lines: &[usize]| -> PointSet {
        lines.iter().flat_map(|&row| lines.iter().map(move |&column| Point::new(row, column))).collect()
    };
    match size {
        ..3 => PointSet::EMPTY,
        _ if size.is_multiple_of(2) => crossings(&corners),
        3..13 => crossings(&corners).union(&PointSet::single(Point::new(middle, middle))),
        13.. => crossings(&[corners, vec![middle]].concat()),
    }
}

/// Draws a position: `X` black, `O` white, `.` empty, `+` for the star points, coordinates on all sides, and the
/// prisoners below.
#[must_use]
pub fn draw(board: &Board, marks: Marks) -> String {
    let size = board.size();
    let stars = star_points(size);
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
                Cell::Empty | Cell::Off if stars.contains(point) => '+',
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
            " 4 . . . + . . . 4",
            " 3 . . + . + . . 3",
            " 2 . . . . . . . 2",
            " 1 . . . . . . O 1",
            "   A B C D E F G",
            "Black (X) has captured 1, White (O) has captured 0",
        ];
        assert_eq!(drawn, expected.join("\n"));
    }

    #[test]
    fn star_points_are_gnu_gos() {
        for (size, expected) in [
            (1, ""),
            (3, "B2"),
            (4, ""),
            (5, "B4 D4 C3 B2 D2"),
            (6, "C4 D4 C3 D3"),
            (7, "C5 E5 D4 C3 E3"),
            (8, "C6 F6 C3 F3"),
            (9, "C7 G7 E5 C3 G3"),
            (11, "C9 J9 F6 C3 J3"),
            (12, "D9 J9 D4 J4"),
            (13, "D10 G10 K10 D7 G7 K7 D4 G4 K4"),
            (14, "D11 L11 D4 L4"),
            (19, "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4"),
        ] {
            let named: Vec<_> = star_points(size).iter().map(|point| point.to_text(size)).collect();
            assert_eq!(named.join(" "), expected, "{size}");
        }
    }

    #[test]
    fn a_mark_at_the_edge() {
        let mut board = Board::new(2).unwrap();
        assert!(board.try_play(Point::new(0, 1), Color::White));
        let drawn = draw(&board, Marks { last: Some(Point::new(0, 1)) });
        assert!(drawn.starts_with("   A B\n 2 .(O)2\n 1 . . 1\n"), "{drawn}");
    }
}

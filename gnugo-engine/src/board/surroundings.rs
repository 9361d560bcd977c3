//! What does the board look like around a point, however it is laid?
//!
//! Two points of which one is as good as the other have to be told apart by something that does not change when the
//! board is turned or mirrored, or an answer would name another move then. It costs some fifty looks. Points whose
//! surroundings are images of each other look alike; now and then others do, too.

use super::{Board, Cell, Color, Point};

/// How far the surroundings reach.
const REACH: i32 = 3;

/// What the points around a place look like to a player: the same in all images of the board. Their order says
/// nothing but which comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Surroundings(u64);

impl Board {
    /// What `color` sees three lines around a point, the point itself included.
    #[must_use]
    pub fn surroundings(&self, point: Point, color: Color) -> Surroundings {
        let mut look = 0_u64;
        for rows in -REACH..=REACH {
            for columns in -REACH..=REACH {
                let cell = point.offset(rows, columns, self.size()).map_or(Cell::Off, |place| self.at(place));
                let class = match cell {
                    Cell::Empty => continue,
                    Cell::Off => 1,
                    cell if cell.is(color) => 2,
                    _ => 3,
                };
                let (a, b) = (rows.unsigned_abs(), columns.unsigned_abs());
                let place = u64::from(a.min(b) * 8 + a.max(b)) * 4 + class;
                // A sum does not depend on the order of its parts.
                look = look.wrapping_add(mixed(place));
            }
        }
        Surroundings(look)
    }
}

/// Scatters small numbers over the whole range.
fn mixed(number: u64) -> u64 {
    let number = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{FromDrawing, Orientation};
    use std::collections::BTreeSet;

    /// Nothing here is an image of anything else.
    const POSITION: &str = "
        . X . . . . . . .
        . O X . . . X . .
        . . . . O . . . .
        . . . . . . . . .
        X . . . . . . O .
        . O O . . . . . .
        . X . . . X . . .
        . . . . . . . . .
        . . . . O . . . X";

    #[test]
    fn they_are_the_same_in_all_images_of_the_board() {
        let board = Board::from_drawing(POSITION).unwrap();
        for orientation in Orientation::ALL {
            let image = board.oriented(orientation);
            for point in board.points() {
                for color in Color::BOTH {
                    let there = orientation.on_board(point, board.size());
                    assert_eq!(
                        image.surroundings(there, color),
                        board.surroundings(point, color),
                        "{point:?} {orientation:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn what_differs_within_three_lines_looks_different() {
        let board = Board::from_drawing(POSITION).unwrap();
        let all = |color| board.points().iter().map(|point| board.surroundings(point, color)).collect::<BTreeSet<_>>();
        assert_eq!(all(Color::Black).len(), 81, "no two points look alike");
        for stone in board.occupied().iter() {
            let [black, white] = Color::BOTH.map(|color| board.surroundings(stone, color));
            assert_ne!(black, white, "an opponent's stone is none of one's own: {stone:?}");
        }
        let empty = Board::new(9).unwrap();
        let look = |board: &Board| board.surroundings(Point::new(4, 4), Color::Black);
        for place in board.points() {
            let with = Board::with_stones(9, &[(place, Color::White)]).unwrap();
            let near = place.row().abs_diff(4).max(place.column().abs_diff(4)) <= 3;
            assert_eq!(look(&with) != look(&empty), near, "{place:?}");
        }
    }

    #[test]
    fn images_of_a_point_look_alike_on_an_even_board() {
        let board = Board::new(9).unwrap();
        let looks = board.points().iter().map(|point| board.surroundings(point, Color::Black));
        // Of the lines 1 to 4 and all beyond, two cross at each point.
        assert_eq!(looks.collect::<BTreeSet<_>>().len(), 10);
    }
}

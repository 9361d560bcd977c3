//! What stands on the four neighbours of a point?
//!
//! Most questions about a point are about its neighbours. So the board keeps them together, two bits for each, in one
//! byte a point: whether one of them is empty, or a stone of some colour, takes a few instructions for all four, and no
//! branch for those that are something else. A stone that is set or taken away costs four writes.

use super::point::{CELLS, Point, STEPS};
use super::{Cell, Color};

/// For every point the [`Cell`]s of its neighbours, in the order of [`STEPS`].
#[derive(Clone, Debug)]
pub(super) struct Around([u8; CELLS]);

/// Some of the four places next to a point: bits 0, 2, 4 and 6, in the order of [`STEPS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Beside(u8);

/// One bit for each neighbour.
const LOW: u8 = 0b0101_0101;

impl Around {
    /// What is around the points of a board without stones, whose cells these are.
    pub(super) fn of_empty(cells: &[Cell; CELLS], size: usize) -> Self {
        let mut around = Self([0; CELLS]);
        // Elsewhere, all four neighbours are empty.
        for i in 0..size {
            for point in [Point::new(0, i), Point::new(size - 1, i), Point::new(i, 0), Point::new(i, size - 1)] {
                around.0[point.index()] = Self::beside(cells, point);
            }
        }
        around
    }

    /// The cells next to a point.
    fn beside(cells: &[Cell; CELLS], point: Point) -> u8 {
        point.neighbors().iter().rev().fold(0, |all, n| all << 2 | cells[n.index()] as u8)
    }

    /// Whether these are the cells next to a point.
    pub(super) fn is_right(&self, cells: &[Cell; CELLS], point: Point) -> bool {
        self.0[point.index()] == Self::beside(cells, point)
    }

    /// Puts a stone on an empty point, or takes it away.
    #[inline]
    pub(super) fn toggle(&mut self, point: Point, color: Color) {
        for (i, n) in point.neighbors().iter().enumerate() {
            // The opposite direction is two further on.
            self.0[n.index()] ^= (color as u8) << (2 * (i ^ 2));
        }
    }

    /// The neighbours of a point that are empty.
    #[inline]
    pub(super) const fn empty(&self, point: Point) -> Beside {
        let cells = self.0[point.index()];
        Beside(!(cells | cells >> 1) & LOW)
    }

    /// The neighbours of a point where a stone of `color` stands.
    #[inline]
    pub(super) const fn stones(&self, point: Point, color: Color) -> Beside {
        // What differs from this colour in neither bit.
        let differs = self.0[point.index()] ^ (LOW * color as u8);
        Beside(!(differs | differs >> 1) & LOW)
    }

    /// The neighbours of a point where a stone of the opponent of `color` stands.
    #[inline]
    pub(super) const fn opponents(&self, point: Point, color: Color) -> Beside {
        // What differs from this colour in both bits.
        let differs = self.0[point.index()] ^ (LOW * color as u8);
        Beside(differs & differs >> 1 & LOW)
    }
}

impl Beside {
    /// Whether there is none.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub(super) const fn len(self) -> usize {
        if self.0 == LOW {
            return 4;
        }
        // The product of each bit and of one of the others is bit 6: there they add up.
        (self.0 as usize * LOW as usize) >> 6 & 3
    }

    /// The places, if they are those next to this point.
    #[inline]
    pub(super) fn points(self, point: Point) -> impl Iterator<Item = Point> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let direction = left.trailing_zeros() as usize / 2;
            left &= left - 1;
            Some(Point::from_index(point.index().wrapping_add_signed(STEPS[direction & 3].into())))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    #[test]
    fn it_is_what_the_cells_are() {
        let mut board = Board::new(5).unwrap();
        for (i, point) in board.points().iter().enumerate().collect::<Vec<_>>() {
            board.try_play(point, Color::BOTH[i * i % 7 % 2]);
            for at in board.points() {
                assert!(board.around.is_right(&board.cells, at), "{board}\n{at:?}");
                let of = |cell: Cell| at.neighbors().into_iter().filter(|&n| board.at(n) == cell).collect::<Vec<_>>();
                let empty = board.around.empty(at);
                assert_eq!(empty.points(at).collect::<Vec<_>>(), of(Cell::Empty));
                assert_eq!((empty.len(), empty.is_empty()), (of(Cell::Empty).len(), of(Cell::Empty).is_empty()));
                for color in Color::BOTH {
                    assert_eq!(board.around.stones(at, color).points(at).collect::<Vec<_>>(), of(color.into()));
                    let others = board.around.opponents(at, color).points(at).collect::<Vec<_>>();
                    assert_eq!(others, of(color.opponent().into()));
                }
            }
        }
    }
}

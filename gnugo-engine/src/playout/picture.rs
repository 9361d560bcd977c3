//! A board as a picture: what is at the points around a point, by a few shifts.

use crate::board::{Cell, MAX_SIZE, Point, STRIDE};

/// The number of rows, a power of two for no index to need a check. Around the lines are more than [`NEAR`] that are off
/// the board: the last ones are above the first.
const ROWS: usize = 32;

/// So far, in steps, another stone counts as near.
const NEAR: usize = 3;

/// The places two steps away at most, row by row from the top: two bits each, the leftmost highest, as cells are
/// numbered. What is farther away than the margin is not specified.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window([u32; 5]);

impl Window {
    /// Whether there is an empty point so many steps down and to the right, of which neither is more than one.
    #[inline]
    pub(super) fn is_empty(&self, row: i16, column: i16) -> bool {
        self.row(row) >> (4 - 2 * column) & 0b11 == 0
    }

    /// The [code](Picture::around) of the place so many steps down and to the right, of which neither is more than one.
    #[inline]
    pub(super) fn around(&self, row: i16, column: i16) -> u16 {
        let three = |rows: i16| self.row(row + rows) >> (2 - 2 * column) & 0b11_11_11;
        code(three(-1), three(0), three(1))
    }

    #[inline]
    fn row(&self, row: i16) -> u32 {
        self.0[(row + 2) as usize]
    }
}

/// The code of the eight places around a point, from the three rows of three places each.
#[inline]
fn code(above: u32, beside: u32, below: u32) -> u16 {
    (above << 10 | (beside & 0b11_00_00) << 4 | (beside & 0b11) << 6 | below) as u16
}

/// The lower bit of each place.
const EVERY_PLACE: u64 = 0x5555_5555_5555_5555;

/// What is at each place, two bits for each.
#[derive(Clone, Debug)]
pub(super) struct Picture([u64; ROWS]);

impl Picture {
    /// A picture on which every place is off the board.
    pub(super) const OFF: Self = Self([u64::MAX; ROWS]);

    /// The row of a place, and how far its two bits are from the end of it.
    #[inline]
    fn place(point: Point) -> (usize, usize) {
        let (row, column) = (point.index() / STRIDE, point.index() % STRIDE);
        (row % ROWS, 2 * (MAX_SIZE + NEAR - column))
    }

    #[inline]
    pub(super) fn set(&mut self, point: Point, cell: Cell) {
        let (row, shift) = Self::place(point);
        self.0[row] = self.0[row] & !(3 << shift) | (cell as u64) << shift;
    }

    /// What is at the eight places around a point, row by row without the middle: two bits each, as the cells are numbered.
    #[inline]
    pub(super) fn around(&self, point: Point) -> u16 {
        let (row, shift) = Self::place(point);
        let three = |row: usize| (self.0[row % ROWS] >> (shift - 2)) as u32 & 0b11_11_11;
        code(three(row + ROWS - 1), three(row), three(row + 1))
    }

    /// Whether no stone is within three steps of a point.
    #[inline]
    pub(super) fn is_lonely(&self, point: Point) -> bool {
        let (row, shift) = Self::place(point);
        let stones = (0..=2 * NEAR).fold(0, |stones, i| {
            let distance = i.abs_diff(NEAR);
            let seven = self.0[(row + i + ROWS - NEAR) % ROWS] >> (shift - 2 * NEAR);
            // One bit of two is set where a stone is.
            let width = 2 * (NEAR - distance) + 1;
            let places = EVERY_PLACE & ((1 << (2 * width)) - 1);
            stones | (seven ^ seven >> 1) >> (2 * distance) & places
        });
        stones == 0
    }

    /// The surroundings of a point of the board.
    #[inline]
    pub(super) fn window(&self, point: Point) -> Window {
        let (row, shift) = Self::place(point);
        Window([ROWS - 2, ROWS - 1, 0, 1, 2].map(|rows| (self.0[(row + rows) % ROWS] >> (shift - 4)) as u32 & 0x3ff))
    }
}

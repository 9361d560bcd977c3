//! Where something is: places on the board as single numbers.
//!
//! A board of any size is laid into one array of rows of [`STRIDE`] places, with a margin around it, so that a step in
//! any direction (diagonals too) is one addition and never leaves the array.

use std::fmt;

/// The largest board.
pub const MAX_SIZE: usize = 19;

/// The distance in the array between a point and the one below it.
pub const STRIDE: usize = MAX_SIZE + 1;

/// The length of arrays that are indexed by [`Point::index`]; a power of two, so that no index needs a check.
pub const CELLS: usize = 512;

/// The steps to the four neighbours: south, west, north, east.
pub(crate) const STEPS: [i16; 4] = [STRIDE as i16, -1, -(STRIDE as i16), 1];

/// The margin has one row above the board and one below, and one column, which is left and right of it at once.
const ROWS: i32 = MAX_SIZE as i32 + 2;

/// A place of the margin: what is answered for everything that is farther away than the margin.
const OFF_BOARD: Point = Point(0);

/// A place on the board, or in the margin of one point around it.
///
/// Rows are counted from the top and columns from the left, both from 0, as a board is read. The same point means the
/// same row and column on boards of all sizes. What GTP writes as `A1` is the last row of the first column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u16);

impl Point {
    /// The point at a row and a column counted from 0 at the top left. Where no board has a point, in builds without
    /// debug assertions, it is a place off the board.
    ///
    /// # Panics
    /// In constant evaluation or debug builds if the row or the column is 19 or more.
    #[inline]
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Self {
        debug_assert!(row < MAX_SIZE && column < MAX_SIZE);
        if row < MAX_SIZE && column < MAX_SIZE { Self::at(row + 1, column + 1) } else { OFF_BOARD }
    }

    /// The place at a row and a column counted from the margin, of those that the array has.
    #[inline]
    const fn at(row: usize, column: usize) -> Self {
        Self((row * STRIDE + column) as u16 & (CELLS as u16 - 1))
    }

    /// The point at a row and a column, if a board of `size` has it.
    #[inline]
    #[must_use]
    pub fn on_board(row: i32, column: i32, size: usize) -> Option<Self> {
        let within = |n: i32| n >= 0 && (n as usize) < size;
        (within(row) && within(column)).then(|| Self::new(row as usize, column as usize))
    }

    /// The point with this index in an array of [`CELLS`].
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Self {
        Self((index & (CELLS - 1)) as u16)
    }

    /// Its place in an array of [`CELLS`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize & (CELLS - 1)
    }

    /// The row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        (self.0 as usize / STRIDE).wrapping_sub(1)
    }

    /// The column, from 0 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        (self.0 as usize % STRIDE).wrapping_sub(1)
    }

    /// The place `rows` down and `columns` to the right of a point of the board: a point of the board, or some place off
    /// the board. From the margin only the steps back to the board that it was left for are right, since left and right
    /// of the board are the same places.
    ///
    /// A step of one in each direction is an addition; a longer one is worked out by row and column.
    #[inline]
    #[must_use]
    pub const fn step(self, rows: i16, columns: i16) -> Self {
        let is_short = rows.unsigned_abs() <= 1 && columns.unsigned_abs() <= 1;
        if is_short { self.short_step(rows, columns) } else { self.long_step(rows as i32, columns as i32) }
    }

    /// The place so many rows down and columns to the right, of which neither is more than one: next to a point of the
    /// board there is always a place of the array.
    #[inline]
    pub(crate) const fn short_step(self, rows: i16, columns: i16) -> Self {
        Self((self.0 as i16 + rows * STRIDE as i16 + columns) as u16 & (CELLS as u16 - 1))
    }

    /// As [`step`](Self::step), for any numbers of rows and columns.
    #[inline]
    pub(crate) const fn long_step(self, rows: i32, columns: i32) -> Self {
        let row = (self.0 as i32 / STRIDE as i32).saturating_add(rows);
        let column = (self.0 as i32 % STRIDE as i32).saturating_add(columns);
        // The first column is the margin on the left, and the one behind the last is that on the right.
        let is_there = row >= 0 && row < ROWS && column >= 0 && column <= STRIDE as i32;
        if is_there { Self::at(row as usize, column as usize) } else { OFF_BOARD }
    }

    /// The point `rows` down and `columns` to the right, if a board of `size` has it.
    #[inline]
    #[must_use]
    pub fn offset(self, rows: i32, columns: i32, size: usize) -> Option<Self> {
        Self::on_board((self.row() as i32).saturating_add(rows), (self.column() as i32).saturating_add(columns), size)
    }

    /// The four places next to this one: south, west, north, east.
    #[inline]
    #[must_use]
    pub fn neighbors(self) -> [Self; 4] {
        STEPS.map(|step| Self(self.0.wrapping_add_signed(step) & (CELLS as u16 - 1)))
    }

    /// The four diagonal places: south-west, north-west, north-east, south-east.
    #[inline]
    #[must_use]
    pub fn diagonals(self) -> [Self; 4] {
        [(1, -1), (-1, -1), (-1, 1), (1, 1)].map(|(rows, columns)| self.short_step(rows, columns))
    }

    /// Whether `other` is one of the four neighbours.
    #[inline]
    #[must_use]
    pub fn is_next_to(self, other: Self) -> bool {
        matches!(self.0.abs_diff(other.0) as usize, 1 | STRIDE)
    }

    /// How far away another point is: the number of rows or of columns between them, whichever is greater; 1 for the eight points around.
    #[inline]
    #[must_use]
    pub fn distance(self, other: Self) -> usize {
        self.row().abs_diff(other.row()).max(self.column().abs_diff(other.column()))
    }

    /// The number of lines between this point and the nearest edge: 0 on the first line.
    #[inline]
    #[must_use]
    pub fn edge_distance(self, size: usize) -> usize {
        let across = |n: usize| n.min(size.saturating_sub(1).saturating_sub(n));
        across(self.row()).min(across(self.column()))
    }

    /// The text that GTP and players use: a letter from the left without `I`, and a number from the bottom.
    #[must_use]
    pub fn to_text(self, size: usize) -> String {
        let letter = column_letter(self.column());
        format!("{letter}{}", size.saturating_sub(self.row()))
    }

    /// Reads text such as `Q16`, in either case.
    ///
    /// `None` if it names no point of a board of `size`.
    #[must_use]
    pub fn from_text(text: &str, size: usize) -> Option<Self> {
        let letter = text.chars().next()?.to_ascii_uppercase();
        let digits = text.get(1..)?;
        if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let column = match letter {
            'A'..='H' => letter as usize - 'A' as usize,
            'J'..='T' => letter as usize - 'B' as usize,
            _ => return None,
        };
        let number: usize = digits.parse().ok()?;
        let row = size.checked_sub(number)?;
        (column < size && row < size).then(|| Self::new(row, column))
    }
}

/// The letter over a column: A to T without I.
#[must_use]
pub const fn column_letter(column: usize) -> char {
    let letter = b'A' + column as u8;
    (if letter >= b'I' { letter + 1 } else { letter }) as char
}

impl fmt::Debug for Point {
    /// As `Q16` on a 19×19 board: the size is not known here.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.to_text(MAX_SIZE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    /// By rows and columns, which cannot wrap: all points of all boards, and all offsets up to twice the largest board.
    #[test]
    fn offsets_that_leave_the_board_are_off_the_board() {
        const FAR: i16 = 40;
        for size in 1..=MAX_SIZE {
            let board = Board::new(size).expect("a size");
            for point in board.points() {
                for (rows, columns) in (-FAR..=FAR).flat_map(|rows| (-FAR..=FAR).map(move |columns| (rows, columns))) {
                    let there = (point.row() as i32 + i32::from(rows), point.column() as i32 + i32::from(columns));
                    let within = |n: i32| (0..size as i32).contains(&n);
                    let expected =
                        (within(there.0) && within(there.1)).then(|| Point::new(there.0 as usize, there.1 as usize));
                    let stepped = Some(point.step(rows, columns)).filter(|&to| board.is_on_board(to));
                    assert_eq!(stepped, expected, "{size} lines: {rows} down, {columns} to the right of {point:?}");
                    assert_eq!(point.offset(rows.into(), columns.into(), size), expected);
                }
                for extreme in [i16::MIN, i16::MAX] {
                    assert!([(extreme, 0), (0, extreme)].iter().all(|&(r, c)| !board.is_on_board(point.step(r, c))));
                }
                for extreme in [i32::MIN, i32::MAX] {
                    assert_eq!((point.offset(extreme, 0, size), point.offset(0, extreme, size)), (None, None));
                }
            }
        }
    }

    /// The steps that are a single addition are those of rows and columns too.
    #[test]
    fn points_around_a_point() {
        let board = Board::new(MAX_SIZE).expect("a size");
        for point in board.points() {
            let around = |steps: [(i32, i32); 4]| {
                steps.map(|(rows, columns)| point.offset(rows, columns, MAX_SIZE)).into_iter().flatten().collect()
            };
            let on_board =
                |places: [Point; 4]| -> Vec<Point> { places.into_iter().filter(|&to| board.is_on_board(to)).collect() };
            let (beside, across): (Vec<Point>, Vec<Point>) =
                (around([(1, 0), (0, -1), (-1, 0), (0, 1)]), around([(1, -1), (-1, -1), (-1, 1), (1, 1)]));
            assert_eq!((on_board(point.neighbors()), on_board(point.diagonals())), (beside.clone(), across));
            let next_to: Vec<Point> = board.points().iter().filter(|other| point.is_next_to(*other)).collect();
            assert!(next_to.len() == beside.len() && beside.iter().all(|other| next_to.contains(other)));
        }
    }

    #[test]
    fn text_and_back() {
        for size in 1..=MAX_SIZE {
            for row in 0..size {
                for column in 0..size {
                    let point = Point::new(row, column);
                    assert_eq!((point.row(), point.column()), (row, column));
                    assert_eq!(Point::from_text(&point.to_text(size), size), Some(point));
                }
            }
        }
        assert_eq!(Point::from_text("a1", 19), Some(Point::new(18, 0)));
        assert_eq!(Point::from_text("J9", 9), Some(Point::new(0, 8)));
        for bad in ["", "A", "I5", "A0", "A20", "U1", "1A", "A-1", "A+1", "ä1", "A1 ", "pass", "A99999999999999999999"]
        {
            assert_eq!(Point::from_text(bad, 19), None, "{bad}");
        }
        assert_eq!(Point::from_text("K1", 9), None);
    }
}

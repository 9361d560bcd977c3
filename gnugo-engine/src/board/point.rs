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

/// A place on the board, or in the margin of one point around it.
///
/// Rows are counted from the top and columns from the left, both from 0, as a board is read. The same point means the
/// same row and column on boards of all sizes. What GTP writes as `A1` is the last row of the first column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u16);

impl Point {
    /// The point at a row and a column counted from 0 at the top left.
    ///
    /// # Panics
    /// In constant evaluation or debug builds if the row or the column is 19 or more.
    #[inline]
    #[must_use]
    pub const fn new(row: usize, column: usize) -> Self {
        debug_assert!(row < MAX_SIZE && column < MAX_SIZE);
        Self(((row + 1) * STRIDE + column + 1) as u16 & (CELLS as u16 - 1))
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

    /// The place `rows` down and `columns` to the right, on the board or in its margin.
    ///
    /// Steps of one in each direction from a point of the board are always right; use [`Point::offset`] for longer ones.
    #[inline]
    #[must_use]
    pub const fn step(self, rows: i16, columns: i16) -> Self {
        Self((self.0 as i16 + rows * STRIDE as i16 + columns) as u16 & (CELLS as u16 - 1))
    }

    /// The point `rows` down and `columns` to the right, if a board of `size` has it.
    #[inline]
    #[must_use]
    pub fn offset(self, rows: i32, columns: i32, size: usize) -> Option<Self> {
        Self::on_board(self.row() as i32 + rows, self.column() as i32 + columns, size)
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
        [(1, -1), (-1, -1), (-1, 1), (1, 1)].map(|(rows, columns)| self.step(rows, columns))
    }

    /// Whether `other` is one of the four neighbours.
    #[inline]
    #[must_use]
    pub fn is_next_to(self, other: Self) -> bool {
        matches!(self.0.abs_diff(other.0) as usize, 1 | STRIDE)
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

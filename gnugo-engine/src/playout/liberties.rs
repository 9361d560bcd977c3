//! What a string of a playout is: the numbers that tell captures and ataris without a set of liberties.
//!
//! A *pseudo-liberty* is a liberty that counts once for each stone next to it. All pseudo-liberties of a string are the
//! same point exactly if number × squares = sum × sum, where sum is that of their indices and squares that of the squares
//! (Cauchy and Schwarz), and that point is sum / number. The three are kept in one word, so that a liberty is added or
//! taken away, and strings become one, by one addition.

use crate::board::{CELLS, MAX_SIZE, Point};

/// The most pseudo-liberties that all strings of a board may have together.
const MOST: usize = 4 * MAX_SIZE * MAX_SIZE;
/// The number takes the lowest bits, then comes the sum,
const SUM: u32 = 12;
/// and the squares are in the upper half.
const SQUARES: u32 = 32;
const _: () = assert!(MOST < 1 << SUM && MOST * CELLS < 1 << (SQUARES - SUM) && MOST * CELLS * CELLS < 1 << 32);

/// A number of pseudo-liberties, the sum of their indices, and that of the squares of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Liberties(u64);

impl Liberties {
    pub(super) const NONE: Self = Self(0);

    /// One pseudo-liberty.
    #[inline]
    pub(super) fn at(point: Point) -> Self {
        let index = point.index() as u64;
        Self(1 | index << SUM | (index * index) << SQUARES)
    }

    /// These if `is_there`, or else none, without a branch.
    #[inline]
    pub(super) fn only_if(self, is_there: bool) -> Self {
        Self(self.0 & u64::from(is_there).wrapping_neg())
    }

    /// With others.
    #[inline]
    #[must_use]
    pub(super) fn with(self, others: Self) -> Self {
        Self(self.0.wrapping_add(others.0))
    }

    /// Without others, which are among them.
    #[inline]
    #[must_use]
    pub(super) fn without(self, others: Self) -> Self {
        Self(self.0.wrapping_sub(others.0))
    }

    /// Whether there is only one liberty, or none.
    #[inline]
    pub(super) fn is_atari(self) -> bool {
        let (count, sum, squares) = self.parts();
        count * squares == sum * sum
    }

    /// The only liberty, of those in atari.
    #[inline]
    pub(super) fn only(self) -> Point {
        let (count, sum, _) = self.parts();
        Point::from_index((sum as u32).checked_div(count as u32).unwrap_or(0) as usize)
    }

    #[inline]
    fn parts(self) -> (u64, u64, u64) {
        (self.0 & ((1 << SUM) - 1), self.0 >> SUM & ((1 << (SQUARES - SUM)) - 1), self.0 >> SQUARES)
    }
}

//! One random number for each colour on each point: a position's hash is the exclusive or of those of its stones.

use super::{CELLS, Color, Point};

/// A hash of a position, of a move sequence, or of anything else that is put together by exclusive or.
pub type Hash = u64;

/// Two numbers a point, and one a point for a ko that may not be retaken there.
static NUMBERS: [[Hash; CELLS]; 3] = numbers();

/// What splitmix64 (S. Vigna) adds to its state at each step; it passes through all numbers so.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A number as good as random that stands for another one: what splitmix64 makes of this state. Every bit of it depends on every bit
/// of the other.
///
/// ```
/// use gnugo_engine::board::scattered;
///
/// assert_eq!(scattered(0), 0xe220_a839_7b1d_cdaf);
/// assert_ne!(scattered(1) ^ scattered(2), scattered(3));
/// ```
#[must_use]
pub const fn scattered(number: u64) -> u64 {
    let z = number.wrapping_add(STEP);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn numbers() -> [[Hash; CELLS]; 3] {
    let (mut table, mut state, mut i) = ([[0; CELLS]; 3], 0x676f, 0);
    while i < 3 * CELLS {
        table[i / CELLS][i % CELLS] = scattered(state);
        state = state.wrapping_add(STEP);
        i += 1;
    }
    table
}

/// The number of a stone of `color` at `point`.
#[inline]
pub(crate) fn stone(point: Point, color: Color) -> Hash {
    NUMBERS[color.index()][point.index()]
}

/// The number of a ko at `point`.
#[inline]
pub(crate) fn ko(point: Point) -> Hash {
    NUMBERS[2][point.index()]
}

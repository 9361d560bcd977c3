//! What stands around a point, as two machine words?
//!
//! A [`Window`] holds the 7×7 places around a point, a bit each in the plane of the player's stones and in that of the
//! opponent's. A place off the board has its bit in both planes, so that no stone, no empty point and nothing vague is
//! ever found there. The upper bits tell how far the edges are: a bit of a side is set if there are more than so many
//! lines on that side of the point, for up to six.
//!
//! Windows are swept down the columns from the rows of the board, at some 20 instructions each. What lies more than
//! three lines away is not seen here, nor how far beyond seven lines an edge is.

use crate::board::{Color, MAX_SIZE};
use crate::pattern::stones::Stones;

/// How far a window reaches in each direction.
pub(super) const RADIUS: usize = 3;
/// The number of lines of a window.
pub(super) const SIDE: usize = 2 * RADIUS + 1;
/// The number of places in a window.
pub(super) const PLACES: usize = SIDE * SIDE;
/// The place in the middle of a window.
pub(super) const CENTRE: usize = PLACES / 2;
/// The number of bits that tell how far a side is.
const FAR: usize = 7;
/// A bit that no window has in either plane.
pub(super) const NEVER_SET: usize = PLACES + 2 * FAR;

/// The surroundings of a point: the planes of the player's stones and of the opponent's.
pub(super) type Window = [u64; 2];

/// The bit of the place so many rows down and columns to the right, if it is within the window.
pub(super) const fn place_bit(rows: i32, columns: i32) -> Option<usize> {
    let radius = RADIUS as i32;
    if rows < -radius || rows > radius || columns < -radius || columns > radius {
        return None;
    }
    Some((rows + radius) as usize * SIDE + (columns + radius) as usize)
}

/// How many rows down and columns to the right the place of a bit is.
pub(super) const fn offset(bit: usize) -> (i32, i32) {
    ((bit / SIDE) as i32 - RADIUS as i32, (bit % SIDE) as i32 - RADIUS as i32)
}

/// A side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    North,
    South,
    West,
    East,
}

impl Side {
    /// The plane and the bit that is set if there are more than `lines` lines on this side; only up to 6 are told.
    pub(super) const fn more_than(self, lines: usize) -> Option<(usize, usize)> {
        if lines >= FAR {
            return None;
        }
        Some(match self {
            Self::North => (0, PLACES + lines),
            Self::South => (0, PLACES + FAR + lines),
            Self::West => (1, PLACES + lines),
            Self::East => (1, PLACES + FAR + lines),
        })
    }
}

/// For each last line of a board and each of its lines: the bits that tell how many lines are before and behind it.
static DISTANCES: [[u64; MAX_SIZE]; MAX_SIZE] = {
    const fn thermometer(lines: usize) -> u64 {
        (1 << if lines < FAR { lines } else { FAR }) - 1
    }
    let mut all = [[0; MAX_SIZE]; MAX_SIZE];
    let mut last = 0;
    while last < MAX_SIZE {
        let mut n = 0;
        while n <= last {
            all[last][n] = (thermometer(n) | thermometer(last - n) << FAR) << PLACES;
            n += 1;
        }
        last += 1;
    }
    all
};

/// The rows of a board with a margin of three, a bit for each place and player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rows {
    size: usize,
    /// For each row the player's stones in the lower half and the opponent's in the upper, both with the margin.
    rows: [u64; MAX_SIZE + 2 * RADIUS],
}

/// Where the opponent's stones begin in a row.
const ENEMY: usize = 32;

impl Rows {
    /// The rows of a position, for a player.
    pub(super) fn new(position: &impl Stones, color: Color) -> Self {
        let size = position.size();
        let off = !(((1_u32 << size) - 1) << RADIUS);
        let mut rows = [u64::MAX; MAX_SIZE + 2 * RADIUS];
        for (n, row) in rows[RADIUS..RADIUS + size].iter_mut().enumerate() {
            let both = [color, color.opponent()].map(|color| u64::from(position.row(color, n) << RADIUS | off));
            *row = both[0] | both[1] << ENEMY;
        }
        Self { size, rows }
    }

    /// The number of lines of the board.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// The empty points, the player's and the opponent's stones of a row, a bit for each column.
    #[inline]
    pub(super) fn states(&self, row: usize) -> [u32; 3] {
        let both = self.rows[row + RADIUS] >> RADIUS;
        let (own, enemy) = (both as u32, (both >> ENEMY) as u32);
        let on = (1 << self.size) - 1;
        [!(own | enemy) & on, own & on, enemy & on]
    }

    /// For each row the columns where another position of the same size has something else, as bits.
    pub(super) fn changes(&self, other: &Self) -> [u32; MAX_SIZE] {
        std::array::from_fn(|row| {
            let both = self.rows[row + RADIUS] ^ other.rows[row + RADIUS];
            (both | both >> ENEMY) as u32 >> RADIUS
        })
    }

    /// Fills in the windows of a column, from row `from` on.
    #[inline]
    pub(super) fn sweep(&self, column: usize, from: usize, windows: &mut [Window]) {
        const BOTH: u64 = 0x7f | 0x7f << ENEMY;
        let (last, top) = (self.size - 1, PLACES - SIDE);
        let shift = |window: &mut Window, row: u64| {
            let line = row >> column & BOTH;
            window[0] = window[0] >> SIDE | line << top;
            window[1] = window[1] >> SIDE | line >> ENEMY << top;
        };
        let mut window = [0; 2];
        for &row in &self.rows[from..from + SIDE - 1] {
            shift(&mut window, row);
        }
        let aside = DISTANCES[last][column];
        let rows = self.rows[from + SIDE - 1..].iter().zip(&DISTANCES[last][from..]);
        for (to, (&row, along)) in windows.iter_mut().zip(rows) {
            shift(&mut window, row);
            *to = [window[0] | along, window[1] | aside];
        }
    }
}

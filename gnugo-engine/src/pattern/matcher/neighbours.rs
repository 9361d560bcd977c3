//! What stands on the eight points around a point, as a number to look up?
//!
//! The number is in base 3. Next to an edge fewer points are on the board; each of the nine kinds of place (in the first
//! row, inside or in the last; in the first column, inside or in the last) has numbers of its own, so that none is wasted
//! on places off the board. Looking up costs some twenty instructions. Boards need two lines for the kinds to make sense.

use super::window::{CENTRE, SIDE, Window};
use crate::board::MAX_SIZE;

/// The number of neighbours.
const COUNT: usize = 8;
/// The number of kinds of place.
pub(super) const KINDS: usize = 9;

/// The neighbours, rows down and columns to the right. Those that matter less come first.
const LAYOUT: [(i32, i32); COUNT] = [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, -1), (0, 1), (-1, 0), (1, 0)];

/// The neighbours as bits of a window, in the order of the layout.
const PLACES: [usize; COUNT] = {
    let mut bits = [0; COUNT];
    let mut i = 0;
    while i < COUNT {
        let (rows, columns) = LAYOUT[i];
        bits[i] = (CENTRE as i32 + rows * SIDE as i32 + columns) as usize;
        i += 1;
    }
    bits
};

/// Whether a place of the layout is on the board, for a kind.
const fn is_on_board(kind: usize, place: usize) -> bool {
    let ((rows, columns), (row, column)) = (LAYOUT[place], (kind / 3, kind % 3));
    !(rows < 0 && row == 0 || rows > 0 && row == 2 || columns < 0 && column == 0 || columns > 0 && column == 2)
}

/// The neighbours as places of a window, those that matter most first, and whether they are on the board for a kind.
pub(super) fn places(kind: usize) -> impl Iterator<Item = (usize, bool)> {
    PLACES.into_iter().enumerate().rev().map(move |(i, place)| (place, is_on_board(kind, i)))
}

/// For each kind the first of its numbers; after the last, how many there are of all kinds.
pub(super) const FIRST: [usize; KINDS + 1] = {
    let mut first = [0; KINDS + 1];
    let mut kind = 0;
    while kind < KINDS {
        let (mut count, mut i) = (1, 0);
        while i < COUNT {
            count *= if is_on_board(kind, i) { 3 } else { 1 };
            i += 1;
        }
        first[kind + 1] = first[kind] + count;
        kind += 1;
    }
    first
};

/// How many ways there are for the neighbours to look.
pub(super) const NUMBERS: usize = FIRST[KINDS];

/// The neighbours in a plane of a window, brought next to each other.
#[inline(always)]
const fn gather(plane: u64) -> usize {
    (plane >> (CENTRE - SIDE - 1) & 7
        | plane >> (CENTRE - 1 - 3) & 1 << 3
        | plane >> (CENTRE + 1 - 4) & 1 << 4
        | plane >> (CENTRE + SIDE - 1 - 5) & 7 << 5) as usize
}

/// For each kind and gathered plane: what the stones of the plane count in the number, if each counts 1.
static DIGITS: [[u16; 1 << COUNT]; KINDS] = {
    let mut digits = [[0; 1 << COUNT]; KINDS];
    let mut set = 0;
    while set < 1 << COUNT {
        let (mut plane, mut i) = (0_u64, 0);
        while i < COUNT {
            plane |= (set as u64 >> i & 1) << PLACES[i];
            i += 1;
        }
        let mut kind = 0;
        while kind < KINDS {
            let (mut value, mut weight, mut i) = (0, 1, 0);
            while i < COUNT {
                if is_on_board(kind, i) {
                    value += weight * (set >> i & 1) as u16;
                    weight *= 3;
                }
                i += 1;
            }
            digits[kind][gather(plane)] = value;
            kind += 1;
        }
        set += 1;
    }
    digits
};

/// What the neighbours in a window are, as a number below [`NUMBERS`]; the kind of place must be right.
#[inline(always)]
pub(super) fn number(kind: usize, window: Window) -> usize {
    let digit = |plane: usize| usize::from(DIGITS[kind][gather(window[plane])]);
    FIRST[kind] + digit(0) + 2 * digit(1)
}

/// The kind of a place; `last` is the last row and column.
#[inline(always)]
pub(super) fn kind(row: usize, column: usize, last: usize) -> usize {
    /// For each last line of a board its lines: 0 the first, 1 inside, 2 the last.
    static LINES: [[u8; MAX_SIZE]; MAX_SIZE] = {
        let mut all = [[1; MAX_SIZE]; MAX_SIZE];
        let mut last = 0;
        while last < MAX_SIZE {
            all[last][0] = 0;
            all[last][last] = 2;
            last += 1;
        }
        all
    };
    usize::from(3 * LINES[last][row] + LINES[last][column])
}

/// For north, south, west and east: the lines that there are at least for a kind of place, and if all are known what
/// they are less than.
pub(super) fn rooms(kind: usize) -> [(usize, Option<usize>); 4] {
    let side = |none: bool| if none { (0, Some(1)) } else { (1, None) };
    let (row, column) = (kind / 3, kind % 3);
    [side(row == 0), side(row == 2), side(column == 0), side(column == 2)]
}

/// On how many points of the largest board there is a kind of place.
pub(super) fn points(kind: usize) -> usize {
    let lines = |line: usize| if line == 1 { MAX_SIZE - 2 } else { 1 };
    lines(kind / 3) * lines(kind % 3)
}

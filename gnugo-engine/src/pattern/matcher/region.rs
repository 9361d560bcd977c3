//! What stands on the four sides of a point, as numbers to look up?
//!
//! A drawing says most about one side of its anchor: a move next to a string, a stone that looks down the edge. So the
//! drawings are shared out among four regions, north, south, west and east of the point, each of eight places of which
//! three are common to neighbouring regions:
//!
//! ```text
//!     a b c
//!     d e f      the region north of the point `*`
//!     g * h
//! ```
//!
//! What a region shows is one number in base 3. Next to an edge fewer places are on the board; each of the nine kinds
//! of place (on the first line, the second or further in; at the left, inside or at the right) has numbers of its own,
//! so that none is wasted on places off the board. Looking up costs about ten instructions.
//!
//! Four looks at eight places each leave a seventh of the drawings that one look at the eight neighbours leaves, and
//! take less memory: a drawing is listed under everything that may stand where it is vague, and it is vague away from
//! its side. Boards need two lines for the kinds to make sense.

use super::window::{Side, Window, place_bit};
use crate::board::MAX_SIZE;

/// The number of regions.
pub(super) const REGIONS: usize = 4;
/// The sides that the regions are on.
pub(super) const SIDES: [Side; REGIONS] = [Side::North, Side::South, Side::West, Side::East];
/// The number of places in a region.
const COUNT: usize = 8;
/// The number of kinds of place.
pub(super) const KINDS: usize = 9;

/// The places, as lines ahead to the side and lines across. Those that matter less come first.
const LAYOUT: [(i32, i32); COUNT] = [(2, -1), (2, 1), (1, -1), (1, 1), (2, 0), (0, -1), (0, 1), (1, 0)];

/// Multiplied by these, the places of a region come to lie next to each other in the upper byte, in some order: the
/// "magic" numbers that chess programs use for sliding pieces. That they do so is checked where [`DIGITS`] is made.
const GATHER: [u64; REGIONS] =
    [0x0050_0403_0220_1200, 0x0020_1004_8020_5108, 0x0800_c020_0818_2000, 0x0800_0201_4000_0240];

/// The places of a region as bits of a window, in the order of the layout.
const fn places(region: usize) -> [usize; COUNT] {
    let mut bits = [0; COUNT];
    let mut i = 0;
    while i < COUNT {
        let (ahead, across) = LAYOUT[i];
        let place = match SIDES[region] {
            Side::North => place_bit(-ahead, across),
            Side::South => place_bit(ahead, across),
            Side::West => place_bit(across, -ahead),
            Side::East => place_bit(across, ahead),
        };
        bits[i] = match place {
            Some(bit) => bit,
            None => panic!("a region lies within the window"),
        };
        i += 1;
    }
    bits
}

/// The places of each region as a mask of a window.
pub(super) const MASKS: [u64; REGIONS] = {
    let mut masks = [0; REGIONS];
    let mut region = 0;
    while region < REGIONS {
        let (places, mut i) = (places(region), 0);
        while i < COUNT {
            masks[region] |= 1 << places[i];
            i += 1;
        }
        region += 1;
    }
    masks
};

/// Whether a place of the layout is on the board, for a kind.
const fn is_on_board(kind: usize, place: usize) -> bool {
    let (ahead, across) = LAYOUT[place];
    ahead <= (kind / 3) as i32 && !(across < 0 && kind.is_multiple_of(3)) && !(across > 0 && kind % 3 == 2)
}

/// The places of a region that are on the board for a kind, those that matter most first.
pub(super) fn places_on_board(region: usize, kind: usize) -> Vec<usize> {
    let places = places(region).into_iter().enumerate().rev();
    places.filter(|&(i, _)| is_on_board(kind, i)).map(|(_, bit)| bit).collect()
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

/// How many ways there are for a region to look.
pub(super) const NUMBERS: usize = FIRST[KINDS];

/// The places of a region next to each other.
#[inline(always)]
const fn gather(region: usize, plane: u64) -> usize {
    ((plane & MASKS[region]).wrapping_mul(GATHER[region]) >> (64 - COUNT)) as usize
}

/// For each region, kind and gathered plane: what the stones of the plane count in the number, if each counts 1.
static DIGITS: [[[u16; 1 << COUNT]; KINDS]; REGIONS] = {
    let mut digits = [[[0; 1 << COUNT]; KINDS]; REGIONS];
    let mut region = 0;
    while region < REGIONS {
        let places = places(region);
        let mut seen = [false; 1 << COUNT];
        let mut set = 0;
        while set < 1 << COUNT {
            let (mut plane, mut i) = (0_u64, 0);
            while i < COUNT {
                plane |= (set as u64 >> i & 1) << places[i];
                i += 1;
            }
            let gathered = gather(region, plane);
            assert!(!seen[gathered], "two sets of places gather to the same number");
            seen[gathered] = true;
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
                digits[region][kind][gathered] = value;
                kind += 1;
            }
            set += 1;
        }
        region += 1;
    }
    digits
};

/// What a region of a window shows, as a number below [`NUMBERS`]; the kind of place must be right.
#[inline(always)]
pub(super) fn number(region: usize, kind: usize, window: Window) -> usize {
    let digits = &DIGITS[region][kind];
    let digit = |plane: usize| usize::from(digits[gather(region, window[plane])]);
    FIRST[kind] + digit(0) + 2 * digit(1)
}

/// What a row or column contributes to the kinds of its points.
#[derive(Clone, Copy)]
struct Line {
    /// Seen from north or west, as the line ahead.
    before: u8,
    /// Seen from south or east.
    behind: u8,
    /// As the line across.
    across: u8,
}

/// For each last line of a board its lines.
static LINES: [[Line; MAX_SIZE]; MAX_SIZE] = {
    let mut all = [[Line { before: 0, behind: 0, across: 0 }; MAX_SIZE]; MAX_SIZE];
    let mut last = 0;
    while last < MAX_SIZE {
        let mut n = 0;
        while n <= last {
            let before = if n < 2 { n } else { 2 };
            let behind = if last - n < 2 { last - n } else { 2 };
            let across = if n == 0 {
                0
            } else if n == last {
                2
            } else {
                1
            };
            all[last][n] = Line { before: 3 * before as u8, behind: 3 * behind as u8, across };
            n += 1;
        }
        last += 1;
    }
    all
};

/// The kind of a place, for each region; `last` is the last row and column.
#[inline(always)]
pub(super) fn kinds(row: usize, column: usize, last: usize) -> [usize; REGIONS] {
    let (row, column) = (LINES[last][row], LINES[last][column]);
    let kinds = [
        row.before + column.across,
        row.behind + column.across,
        column.before + row.across,
        column.behind + row.across,
    ];
    kinds.map(usize::from)
}

/// For north, south, west and east: the lines that there are at least for a kind of place, and if all are known what
/// they are less than.
pub(super) fn rooms(region: usize, kind: usize) -> [(usize, Option<usize>); 4] {
    let side = |none: bool| if none { (0, Some(1)) } else { (1, None) };
    let (ahead, left, right) = (kind / 3, side(kind.is_multiple_of(3)), side(kind % 3 == 2));
    let ahead = (ahead, (ahead < 2).then_some(ahead + 1));
    match SIDES[region] {
        Side::North => [ahead, (0, None), left, right],
        Side::South => [(0, None), ahead, left, right],
        Side::West => [left, right, ahead, (0, None)],
        Side::East => [left, right, (0, None), ahead],
    }
}

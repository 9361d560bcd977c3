//! How many eyes do some cells give at most?
//!
//! A few cells side by side where eyes could be are taken as a room that the owner closes: he captures what has no liberty
//! in it, and is never captured himself. What he gets there he gets in no worse a room, so it is a bound. All of it is
//! played out once for each room, and kept. A room that one string really closes is played out in the same way, but for that: the
//! string is captured with its last liberty, so that what it gets there it has.

use super::field::{Area, Cells, Field, each};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Rooms with more cells may have two eyes.
pub(super) const LARGEST: usize = 7;
/// Beyond so many rooms all are forgotten, which is a few megabytes: whole suites of questions meet some ten thousand.
const MOST: usize = 100_000;
/// Two eyes are enough.
pub(super) const ENOUGH: u8 = 2;

/// The eyes of a room, two and more being two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Eyes {
    /// If the owner moves first.
    pub(super) first: u8,
    /// If the attacker does.
    pub(super) second: u8,
}

/// A room, its cells as bits. Rooms of the same shape are one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Shape {
    /// Which cells are beside each.
    beside: [u8; LARGEST],
    /// Where the attacker has stones.
    inside: u8,
    /// Where an eye of a single cell is none.
    none: u8,
    count: usize,
    /// Whether it is all that the string around it has.
    alone: bool,
}

/// Rooms that were played out.
#[derive(Clone, Debug, Default)]
pub(in crate::owl) struct Shapes {
    known: FxHashMap<Shape, Eyes>,
    /// Room for what is found on the way.
    scratch: Vec<u8>,
}

impl Shapes {
    /// The eyes of a room of no more than [`LARGEST`] cells that the owner really closes, by one string, if all that this string has is
    /// the room: it is captured where the attacker fills the last of it.
    pub(super) fn alone(&mut self, field: &Field, room: Cells, inside: Cells) -> Eyes {
        self.played(field, room, (inside, 0), true)
    }

    /// The eyes of a room in which the attacker has stones, and where an eye of a single cell may be none.
    pub(super) fn eyes(&mut self, field: &Field, room: Cells, inside: Cells, none: Cells) -> Eyes {
        let count = room.count_ones();
        if count as usize > LARGEST {
            return Eyes { first: ENOUGH, second: ENOUGH };
        }
        if count <= 2 {
            let eyes = u8::from(count == 2 || none & room == 0);
            return Eyes { first: eyes, second: eyes };
        }
        self.played(field, room, (inside, none), false)
    }

    /// The eyes of a room that is not too large, played out.
    fn played(&mut self, field: &Field, room: Cells, (inside, none): (Cells, Cells), alone: bool) -> Eyes {
        let cells: SmallVec<[Cells; LARGEST]> = each(room).collect();
        let named = |set: Cells| (0..).zip(&cells).fold(0, |all, (n, &cell)| all | (u8::from(set & cell != 0) << n));
        let mut beside = [0; LARGEST];
        for (beside, &cell) in beside.iter_mut().zip(&cells) {
            *beside = named(field.beside(cell));
        }
        let shape = Shape { beside, inside: named(inside), none: named(none), count: cells.len(), alone };
        let Self { known, scratch } = self;
        if known.len() >= MOST {
            known.clear();
        }
        *known.entry(shape).or_insert_with(|| {
            scratch.clear();
            scratch.resize(4 << (2 * LARGEST), UNKNOWN);
            let mut room = Room { beside, all: named(room), none: named(none), alone, known: scratch };
            let stones = [0, named(inside)];
            Eyes { first: room.owner(stones, false), second: room.attacker(stones, false) }
        })
    }
}

/// What is not known yet.
const UNKNOWN: u8 = u8::MAX;

/// A room that is played out, its cells as bits.
struct Room<'a> {
    beside: [u8; LARGEST],
    all: u8,
    none: u8,
    alone: bool,
    known: &'a mut [u8],
}

/// Where what is found of a position is kept.
fn index([own, inside]: [u8; 2], is_owner: bool, passed: bool) -> usize {
    let stones = usize::from(own) | usize::from(inside) << LARGEST;
    stones | usize::from(is_owner) << (2 * LARGEST) | usize::from(passed) << (2 * LARGEST + 1)
}

impl Room<'_> {
    fn around(&self, cells: u8) -> u8 {
        let beside = (0..).zip(&self.beside);
        beside.fold(0, |all, (n, &beside)| if cells >> n & 1 != 0 { all | beside } else { all })
    }

    fn part(&self, seed: u8, within: u8) -> u8 {
        let mut part = seed & within;
        loop {
            let more = (part | self.around(part)) & within;
            if more == part {
                return part;
            }
            part = more;
        }
    }

    /// How it ends if nobody plays on. Where the attacker has stones and still two liberties he would have to: if he does
    /// not dare, it is a seki, and as good as two eyes.
    fn eyes(&self, [own, inside]: [u8; 2]) -> u8 {
        let (mut left, mut eyes) = (self.all & !own, 0);
        while left != 0 {
            let part = self.part(left & left.wrapping_neg(), left);
            left &= !part;
            if part & inside != 0 && (part & !inside).count_ones() > 1 {
                return ENOUGH;
            }
            eyes += u8::from(part.count_ones() > 1 || part & self.none == 0);
        }
        eyes.min(ENOUGH)
    }

    /// The owner is to move; `passed` if the attacker passed.
    fn owner(&mut self, stones: [u8; 2], passed: bool) -> u8 {
        let index = index(stones, true, passed);
        if self.known[index] != UNKNOWN {
            return self.known[index];
        }
        let [own, inside] = stones;
        let mut best = if passed { self.eyes(stones) } else { self.attacker(stones, true) };
        for n in 0..LARGEST {
            let cell = 1 << n;
            if best >= ENOUGH || self.all & !own & !inside & cell == 0 {
                continue;
            }
            let own = own | cell;
            let (mut seeds, mut alive) = (inside, 0);
            while seeds != 0 {
                let string = self.part(seeds & seeds.wrapping_neg(), inside);
                seeds &= !string;
                if self.around(string) & self.all & !own & !inside != 0 {
                    alive |= string;
                }
            }
            best = best.max(self.attacker([own, alive], false));
        }
        self.known[index] = best;
        best
    }

    fn attacker(&mut self, stones: [u8; 2], passed: bool) -> u8 {
        let index = index(stones, false, passed);
        if self.known[index] != UNKNOWN {
            return self.known[index];
        }
        let [own, inside] = stones;
        let mut best = if passed { self.eyes(stones) } else { self.owner(stones, true) };
        for n in 0..LARGEST {
            let cell = 1 << n;
            if best == 0 || self.all & !own & !inside & cell == 0 {
                continue;
            }
            let more = inside | cell;
            let empty = self.all & !own & !more;
            if self.around(self.part(cell, more)) & empty != 0 {
                best = best.min(self.owner([own, more], false));
            } else if self.alone && empty == 0 {
                // The owner has no liberty left.
                best = 0;
            }
        }
        self.known[index] = best;
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A room drawn with `.` for its cells, `O` for those with a stone of the attacker's, `*` for those that give no eye
    /// alone; anything else is the owner's.
    fn eyes(rows: &[&str]) -> [u8; 2] {
        let stride = 10;
        let cells = |which: &dyn Fn(char) -> bool| {
            let mut set: Cells = 0;
            for (row, text) in rows.iter().enumerate() {
                for (column, _) in text.chars().enumerate().filter(|&(_, c)| which(c)) {
                    set |= 1 << (row * stride + column);
                }
            }
            set
        };
        let room = cells(&|c| ".O*".contains(c));
        let field =
            Field { stride: stride as u32, on_board: cells(&|_| true), arena: room, stay: [0; 2], is_closed: true };
        let Eyes { first, second } = Shapes::default().eyes(&field, room, cells(&|c| c == 'O'), cells(&|c| c == '*'));
        [first, second]
    }

    #[test]
    fn rooms_live_and_die_as_everybody_knows() {
        for (rows, expected) in [
            (&["."][..], [1, 1]),
            (&["*"], [0, 0]),
            (&["**"], [1, 1]),
            (&["..."], [2, 1]),
            (&[".O."], [1, 1]),
            (&["..", ".X"], [2, 1]),
            (&["...."], [2, 2]),
            (&["..", ".."], [1, 1]),
            (&["...", ".XX"], [2, 2]),
            (&["X.X", "..."], [2, 1]),
            (&["..X", "X.."], [2, 2]),
            (&["...", ".."], [2, 1]),
            (&["X.X", "...", "X.X"], [2, 1]),
            (&["....."], [2, 2]),
            (&["...", "..."], [2, 2]),
            (&["X.X", "...", "..X"], [2, 1]),
            (&["...", "...", "X.X"], [2, 2]),
        ] {
            assert_eq!(eyes(rows), expected, "{rows:?}");
        }
    }
}

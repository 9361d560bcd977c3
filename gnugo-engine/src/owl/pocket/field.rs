//! A small part of a board as bits of a word, and the game in it.
//!
//! The part lies in a frame of stones that stay for ever: those of the walls, and of friends that live. A position is
//! 64 bytes, a move takes some tens of nanoseconds.

use crate::board::Hash;
use crate::fight::mixed;
pub(super) use crate::fight::{ATTACKER, Cells, OWNER, Position, each};

/// The part of the board: its shape, and the stones that stay.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Field {
    /// So many cells lie between one and the cell below: one more than a row has.
    pub(super) stride: u32,
    /// The cells that are points of the board.
    pub(super) on_board: Cells,
    /// The cells on which something may change.
    pub(super) arena: Cells,
    /// The stones of each side that stay.
    pub(super) stay: [Cells; 2],
    /// Whether it ends where nobody gets on, at stones that nothing inside can capture.
    pub(super) is_closed: bool,
}

/// What became of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    pub(super) position: Position,
    /// The stones that it took.
    pub(super) taken: Cells,
    /// The liberties of the string that it made, or became part of.
    pub(super) liberties: u32,
}

/// What a stone of a side on a cell adds to the hash; `side` 2 is a ko.
fn stone_hash(side: usize, cell: Cells) -> Hash {
    mixed(u64::from(cell.trailing_zeros()) * 4 + side as u64)
}

impl Field {
    /// The cells next to some.
    #[inline]
    pub(super) fn beside(&self, cells: Cells) -> Cells {
        ((cells << 1) | (cells >> 1) | (cells << self.stride) | (cells >> self.stride)) & self.on_board
    }

    /// The cells across from some.
    pub(super) fn diagonals(&self, cells: Cells) -> Cells {
        let sides = (cells << 1) | (cells >> 1);
        ((sides << self.stride) | (sides >> self.stride)) & self.on_board
    }

    /// All that hangs together with `seed` within some cells.
    #[inline]
    pub(super) fn flood(&self, seed: Cells, within: Cells) -> Cells {
        let mut all = seed & within;
        loop {
            let more = (all | self.beside(all)) & within;
            if more == all {
                return all;
            }
            all = more;
        }
    }

    /// The parts of some cells that hang together.
    pub(super) fn parts(&self, mut cells: Cells) -> impl Iterator<Item = Cells> + '_ {
        std::iter::from_fn(move || {
            let part = self.flood(cells & cells.wrapping_neg(), cells);
            cells &= !part;
            (part != 0).then_some(part)
        })
    }

    /// How many parts of some cells are next to a cell.
    pub(super) fn parts_beside(&self, cell: Cells, cells: Cells) -> i32 {
        let mut seeds = self.beside(cell) & cells;
        let mut count = 0;
        while seeds != 0 {
            seeds &= !self.flood(seeds & seeds.wrapping_neg(), cells);
            count += 1;
        }
        count
    }

    pub(super) fn empty(&self, position: &Position) -> Cells {
        self.arena & !(position.stones[OWNER] | position.stones[ATTACKER])
    }

    /// All stones of a side, those that stay too.
    #[inline]
    pub(super) fn stones(&self, position: &Position, side: usize) -> Cells {
        position.stones[side] | self.stay[side]
    }

    /// The position with these stones.
    pub(super) fn set_up(&self, stones: [Cells; 2], ko: Cells) -> Position {
        let mut hash = if ko == 0 { 0 } else { stone_hash(2, ko) };
        for (side, stones) in stones.iter().enumerate() {
            hash = each(*stones).fold(hash, |hash, cell| hash ^ stone_hash(side, cell));
        }
        Position { stones, ko, threats: 0, hash }
    }

    /// Where nothing is played: a ko may be retaken.
    pub(super) fn pass(&self, position: &Position) -> Position {
        let hash = if position.ko == 0 { position.hash } else { position.hash ^ stone_hash(2, position.ko) };
        Position { ko: 0, hash, ..*position }
    }

    /// Plays on an empty cell, by the rules but for the ban on retaking a ko. `None` if that were suicide.
    pub(super) fn play(&self, position: &Position, side: usize, cell: Cells) -> Option<Played> {
        self.play_knowing(position, side, cell, cell)
    }

    /// The same, where stones are known to be taken on these cells alone.
    pub(super) fn play_knowing(&self, position: &Position, side: usize, cell: Cells, takes: Cells) -> Option<Played> {
        let other = 1 - side;
        let empty = self.empty(position) & !cell;
        let theirs = self.stones(position, other);
        let mut taken = 0;
        let mut seeds = if takes & cell == 0 { 0 } else { self.beside(cell) & position.stones[other] };
        while seeds != 0 {
            let string = self.flood(seeds & seeds.wrapping_neg(), theirs);
            seeds &= !string;
            if string & self.stay[other] == 0 && self.beside(string) & empty == 0 {
                taken |= string;
            }
        }
        let ours = self.stones(position, side) | cell;
        let string = self.flood(cell, ours);
        let liberties = self.beside(string) & (empty | taken);
        if liberties == 0 && string & self.stay[side] == 0 {
            return None;
        }
        let is_ko = string == cell && taken.count_ones() == 1 && liberties == taken;
        let mut next = self.pass(position);
        next.stones[side] |= cell;
        next.stones[other] &= !taken;
        next.hash ^= stone_hash(side, cell);
        next.hash = each(taken).fold(next.hash, |hash, cell| hash ^ stone_hash(other, cell));
        if is_ko {
            next.ko = taken;
            next.hash ^= stone_hash(2, taken);
        }
        let liberties = if string & self.stay[side] == 0 { liberties.count_ones() } else { Cells::BITS };
        Some(Played { position: next, taken, liberties })
    }
}

//! A small part of a board as bits of a word.
//!
//! The part lies in a frame of stones that stay for ever: those of the walls, and of friends that live.

use crate::board::{Hash, scattered};
pub(super) use crate::fight::{ATTACKER, Area, Cells, Chains, OWNER, Position, each};

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

impl Field {
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

    /// All stones of a side, those that stay too.
    #[inline]
    pub(super) fn stones(&self, position: &Position, side: usize) -> Cells {
        position.stones[side] | self.stay[side]
    }
}

impl Area for Field {
    #[inline]
    fn arena(&self) -> Cells {
        self.arena
    }

    #[inline]
    fn beside(&self, cells: Cells) -> Cells {
        ((cells << 1) | (cells >> 1) | (cells << self.stride) | (cells >> self.stride)) & self.on_board
    }

    #[inline]
    fn spread(&self, seed: Cells, within: Cells) -> (Cells, Cells) {
        let all = self.flood(seed, within);
        (all, self.beside(all))
    }

    #[inline]
    fn stays(&self, side: usize, _: Cells, beside: Cells) -> bool {
        beside & self.stay[side] != 0
    }

    #[inline]
    fn hash(&self, cell: Cells, thing: usize) -> Hash {
        scattered(u64::from(cell.trailing_zeros()) * 4 + thing as u64)
    }
}

//! The part of a board in which a race is fought, as bits of a word.
//!
//! A race winds along two dragons, and what lies around it matters little: so only the points at which something may change
//! are cells, in any number up to [`MOST_CELLS`], and each knows those beside it. Of what stands around for ever it knows
//! only whose it is.

use crate::board::{Hash, scattered};
pub(super) use crate::fight::{ATTACKER, Area, Cells, Chain, Chains, OWNER, Position, each};

/// No race has more cells.
pub(super) const MOST_CELLS: usize = Cells::BITS as usize;

/// The part of the board: what is beside what, and what stands around.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// The cells beside each.
    pub(super) near: Box<[Cells; MOST_CELLS]>,
    /// The cells across from each.
    pub(super) across: Box<[Cells; MOST_CELLS]>,
    /// The cells that lie at the edge of the board.
    pub(super) edge: Cells,
    /// All cells.
    pub(super) all: Cells,
    /// The cells beside stones of each side that stay.
    pub(super) walls: [Cells; 2],
    /// The cells with such a stone of the attacker's across, and those with two.
    pub(super) held: [Cells; 2],
    /// The stones of each side that are fought for.
    pub(super) goals: [Cells; 2],
    /// What a stone of each side adds to the hash, and a ko.
    hashes: Box<[[Hash; 3]; MOST_CELLS]>,
}

impl Default for Field {
    fn default() -> Self {
        let mut hashes = Box::new([[0; 3]; MOST_CELLS]);
        for (cell, hashes) in hashes.iter_mut().enumerate() {
            for (thing, hash) in hashes.iter_mut().enumerate() {
                *hash = scattered((cell * 4 + thing) as u64);
            }
        }
        let none = || Box::new([0; MOST_CELLS]);
        let (near, across) = (none(), none());
        Self { near, across, edge: 0, all: 0, walls: [0; 2], held: [0; 2], goals: [0; 2], hashes }
    }
}

impl Field {
    /// The same for the question whether the other dragon is captured.
    pub(super) fn swapped(&self) -> Self {
        let Self { walls: [ours, theirs], goals: [own, other], .. } = *self;
        // What is across from stones that stay is not known of the other side: no eye is taken for false by them.
        Self { walls: [theirs, ours], goals: [other, own], held: [0; 2], ..self.clone() }
    }
}

impl Area for Field {
    #[inline]
    fn arena(&self) -> Cells {
        self.all
    }

    #[inline]
    fn beside(&self, mut cells: Cells) -> Cells {
        let mut all = 0;
        while cells != 0 {
            all |= self.near[cells.trailing_zeros() as usize];
            cells &= cells - 1;
        }
        all
    }

    #[inline]
    fn spread(&self, seed: Cells, within: Cells) -> (Cells, Cells) {
        let mut all = seed & within;
        let (mut fresh, mut beside) = (all, 0);
        while fresh != 0 {
            let more = self.beside(fresh);
            beside |= more;
            fresh = more & within & !all;
            all |= fresh;
        }
        (all, beside)
    }

    #[inline]
    fn stays(&self, side: usize, stones: Cells, _: Cells) -> bool {
        stones & self.walls[side] != 0
    }

    #[inline]
    fn hash(&self, cell: Cells, thing: usize) -> Hash {
        self.hashes[cell.trailing_zeros() as usize % MOST_CELLS][thing]
    }
}

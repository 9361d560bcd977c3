//! The part of a board in which a race is fought, as bits of a word, and the game in it.
//!
//! A race winds along two dragons, and what lies around it matters little: so only the points at which something may change
//! are cells, in any number up to [`MOST_CELLS`], and each knows those beside it. Of what stands around for ever it knows
//! only whose it is. A position is 64 bytes; a move takes some tens of nanoseconds.

use crate::board::Hash;
use crate::fight::mixed;
pub(super) use crate::fight::{ATTACKER, Cells, OWNER, Position, each};
use smallvec::SmallVec;

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

/// A string with what it hangs on to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain {
    pub(super) stones: Cells,
    pub(super) liberties: Cells,
    /// Whether it is connected to stones that stay, so that nothing captures it.
    pub(super) stays: bool,
}

/// The strings of both sides.
pub(super) type Chains = [SmallVec<[Chain; 16]>; 2];

/// What became of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    pub(super) position: Position,
    /// The stones that it took.
    pub(super) taken: Cells,
    /// The liberties of the string that it made, or became part of; all there are if it stays.
    pub(super) liberties: u32,
}

impl Default for Field {
    fn default() -> Self {
        let mut hashes = Box::new([[0; 3]; MOST_CELLS]);
        for (cell, hashes) in hashes.iter_mut().enumerate() {
            for (thing, hash) in hashes.iter_mut().enumerate() {
                *hash = mixed((cell * 4 + thing) as u64);
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

    fn hash(&self, cell: Cells, thing: usize) -> Hash {
        self.hashes[cell.trailing_zeros() as usize % MOST_CELLS][thing]
    }

    /// The cells beside some.
    #[inline]
    pub(super) fn beside(&self, mut cells: Cells) -> Cells {
        let mut all = 0;
        while cells != 0 {
            all |= self.near[cells.trailing_zeros() as usize];
            cells &= cells - 1;
        }
        all
    }

    /// All that hangs together with `seed` within some cells, and all that is beside that.
    #[inline]
    pub(super) fn flood(&self, seed: Cells, within: Cells) -> (Cells, Cells) {
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

    /// The parts of some cells that hang together.
    pub(super) fn parts(&self, mut cells: Cells) -> impl Iterator<Item = Cells> + '_ {
        std::iter::from_fn(move || {
            let (part, _) = self.flood(cells & cells.wrapping_neg(), cells);
            cells &= !part;
            (part != 0).then_some(part)
        })
    }

    #[inline]
    pub(super) fn empty(&self, position: &Position) -> Cells {
        self.all & !(position.stones[OWNER] | position.stones[ATTACKER])
    }

    /// The strings of both sides.
    pub(super) fn chains(&self, position: &Position) -> Chains {
        let empty = self.empty(position);
        [OWNER, ATTACKER].map(|side| {
            let mut left = position.stones[side];
            let mut chains = SmallVec::new();
            while left != 0 {
                let (stones, beside) = self.flood(left & left.wrapping_neg(), left);
                left &= !stones;
                chains.push(Chain { stones, liberties: beside & empty, stays: stones & self.walls[side] != 0 });
            }
            chains
        })
    }

    /// The position with these stones.
    pub(super) fn set_up(&self, stones: [Cells; 2], ko: Cells) -> Position {
        let mut hash = if ko == 0 { 0 } else { self.hash(ko, 2) };
        for (side, stones) in stones.iter().enumerate() {
            hash = each(*stones).fold(hash, |hash, cell| hash ^ self.hash(cell, side));
        }
        Position { stones, ko, threats: 0, hash }
    }

    /// Where nothing is played: a ko may be retaken.
    pub(super) fn pass(&self, position: &Position) -> Position {
        let hash = if position.ko == 0 { position.hash } else { position.hash ^ self.hash(position.ko, 2) };
        Position { ko: 0, hash, ..*position }
    }

    /// Plays on an empty cell, by the rules but for the ban on retaking a ko. `None` if that were suicide.
    pub(super) fn play(&self, position: &Position, chains: &Chains, side: usize, cell: Cells) -> Option<Played> {
        let other = 1 - side;
        let beside = self.near[cell.trailing_zeros() as usize % MOST_CELLS];
        let mut taken = 0;
        for chain in &chains[other] {
            if chain.liberties == cell && !chain.stays {
                taken |= chain.stones;
            }
        }
        let empty = (self.empty(position) & !cell) | taken;
        let (mut string, mut liberties, mut stays) = (cell, beside & empty, self.walls[side] & cell != 0);
        for chain in &chains[side] {
            if chain.stones & beside != 0 {
                string |= chain.stones;
                liberties |= chain.liberties & !cell;
                stays |= chain.stays;
                if taken != 0 {
                    liberties |= self.beside(chain.stones) & taken;
                }
            }
        }
        if liberties == 0 && !stays {
            return None;
        }
        let is_ko = string == cell && taken.count_ones() == 1 && liberties == taken && !stays;
        let mut next = self.pass(position);
        next.stones[side] |= cell;
        next.stones[other] &= !taken;
        next.hash ^= self.hash(cell, side);
        next.hash = each(taken).fold(next.hash, |hash, cell| hash ^ self.hash(cell, other));
        if is_ko {
            next.ko = taken;
            next.hash ^= self.hash(taken, 2);
        }
        let liberties = if stays { Cells::BITS } else { liberties.count_ones() };
        Some(Played { position: next, taken, liberties })
    }
}

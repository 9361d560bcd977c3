//! The game in a part of a board, its cells as bits of a word.
//!
//! What is beside what, and what stands around, is for each kind of [part](Area) to say. A position is 64 bytes; its strings are
//! looked for [once](Chains) for all of its moves, and a move takes some tens of nanoseconds.

use super::{ATTACKER, Cells, Chain, Chains, OWNER, Position, each};
use crate::board::Hash;

/// What became of a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) position: Position,
    /// The stones that it took.
    pub(crate) taken: Cells,
    /// The liberties of the string that it made, or became part of; all there are if it stays.
    pub(crate) liberties: u32,
}

/// What a ko adds to the hash, instead of a stone of a side.
const KO: usize = 2;

/// A part of a board in which a game is played.
pub(crate) trait Area {
    /// The cells on which something may change.
    fn arena(&self) -> Cells;

    /// The cells beside some.
    fn beside(&self, cells: Cells) -> Cells;

    /// All that hangs together with `seed` within some cells, and all that is beside that.
    fn spread(&self, seed: Cells, within: Cells) -> (Cells, Cells);

    /// Whether a stone of this side that stays is beside a string, or beside a cell: these stones, and what is beside them.
    fn stays(&self, side: usize, stones: Cells, beside: Cells) -> bool;

    /// What a stone of a side on a cell adds to the hash, or a ko there: a third side.
    fn hash(&self, cell: Cells, side: usize) -> Hash;

    /// The parts of some cells that hang together.
    fn parts(&self, mut cells: Cells) -> impl Iterator<Item = Cells> {
        std::iter::from_fn(move || {
            let (part, _) = self.spread(cells & cells.wrapping_neg(), cells);
            cells &= !part;
            (part != 0).then_some(part)
        })
    }

    #[inline]
    fn empty(&self, position: &Position) -> Cells {
        self.arena() & !(position.stones[OWNER] | position.stones[ATTACKER])
    }

    /// The strings of both sides, without the stones that stay.
    fn chains(&self, position: &Position) -> Chains {
        let empty = self.empty(position);
        Chains::of(|side| {
            let mut left = position.stones[side];
            std::iter::from_fn(move || {
                let (stones, beside) = self.spread(left & left.wrapping_neg(), left);
                left &= !stones;
                let stays = self.stays(side, stones, beside);
                (stones != 0).then_some(Chain { stones, liberties: beside & empty, stays })
            })
        })
    }

    /// The position with these stones.
    fn set_up(&self, stones: [Cells; 2], ko: Cells) -> Position {
        let mut hash = if ko == 0 { 0 } else { self.hash(ko, KO) };
        for (side, stones) in stones.iter().enumerate() {
            hash = each(*stones).fold(hash, |hash, cell| hash ^ self.hash(cell, side));
        }
        Position { stones, ko, threats: 0, hash }
    }

    /// Where nothing is played: a ko may be retaken.
    fn pass(&self, position: &Position) -> Position {
        let hash = if position.ko == 0 { position.hash } else { position.hash ^ self.hash(position.ko, KO) };
        Position { ko: 0, hash, ..*position }
    }

    /// Plays on an empty cell, by the rules but for the ban on retaking a ko. `None` if that were suicide.
    fn play(&self, position: &Position, chains: &Chains, side: usize, cell: Cells) -> Option<Played> {
        let other = 1 - side;
        let beside = self.beside(cell);
        let mut taken = 0;
        for chain in &chains[other] {
            if chain.liberties == cell && !chain.stays {
                taken |= chain.stones;
            }
        }
        let empty = (self.empty(position) & !cell) | taken;
        let (mut string, mut liberties) = (cell, beside & empty);
        let mut stays = self.stays(side, cell, beside);
        for chain in &chains[side] {
            if chain.stones & beside != 0 {
                string |= chain.stones;
                liberties |= chain.liberties & !cell;
                stays |= chain.stays;
            }
        }
        if taken != 0 {
            liberties |= self.beside(string) & taken;
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
            next.hash ^= self.hash(taken, KO);
        }
        let liberties = if stays { Cells::BITS } else { liberties.count_ones() };
        Some(Played { position: next, taken, liberties })
    }
}

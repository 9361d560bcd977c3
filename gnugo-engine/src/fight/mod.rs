//! What fights in a small part of the board have in common: cells as bits, two sides, [the game](area) and its [strings](chain) and
//! [which of them live](benson) whatever happens, [which part](part) that is, [proofs](proof), moves that are [alike], [kos], and kos
//! that are none ([`waiting`]).

mod alike;
mod area;
mod benson;
mod chain;
mod kos;
mod part;
mod proof;
mod variations;
mod waiting;

pub(crate) use alike::Alike;
pub(crate) use area::Area;
pub(crate) use benson::lives_by;
pub(crate) use chain::{Chain, Chains};
pub(crate) use kos::Kos;
pub(crate) use part::{regions_beside, stands, surrounded, with_what_is_behind};
pub(crate) use proof::{Child, Children, Entry, Numbers, Proofs, Prove};
pub(crate) use variations::{Told, variations};
pub(crate) use waiting::{Fight, Waiting};

use crate::board::{Hash, scattered};

/// The number of the side that owns the dragon which is to be killed.
pub(crate) const OWNER: usize = 0;
/// The number of the other side.
pub(crate) const ATTACKER: usize = 1;

/// What variations say of a ko that is none.
pub(crate) const WAITS: &str =
    "a ko that one player may begin when he likes is none: the other may run out of threats before";

/// Cells of a part of a board as the bits of a word.
pub(crate) type Cells = u128;

/// The cells of a set, from the lowest to the highest bit.
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        let lowest = cells & cells.wrapping_neg();
        cells ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// A position in the part of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Position {
    /// The stones of each side in the arena.
    pub(crate) stones: [Cells; 2],
    /// Where a ko was just taken, and may not be retaken at once.
    pub(crate) ko: Cells,
    /// So many more times a ko may be retaken at once by who has threats.
    pub(crate) threats: u8,
    /// What tells it from others, with the ko and the threats.
    pub(crate) hash: Hash,
}

impl Position {
    /// What tells positions in which the owner has to move, and may not pass: after a pass of the attacker's.
    const MUST_MOVE: Hash = 0x94d0_49bb_1331_11eb;
    /// What tells positions in which the attacker is to move.
    const ATTACKS: Hash = 0x5bd1_e995_9e37_79b9;

    /// What tells it, with a side to move, from others.
    pub(crate) const fn key(&self, side: usize) -> Hash {
        self.hash ^ if side == ATTACKER { Self::ATTACKS } else { 0 }
    }

    /// The same position with so many threats.
    pub(crate) fn with_threats(&self, threats: u8) -> Self {
        let hash = self.hash ^ scattered(!u64::from(self.threats)) ^ scattered(!u64::from(threats));
        Self { threats, hash, ..*self }
    }
}

//! What fights in a small part of the board have in common: cells as bits, two sides, and kos that are none.
//!
//! A ko that only one player can begin is none, as he may wait until the other has no threats left. Bent four in the corner is
//! the best known of them: the owner can do nothing about it, and under Japanese rules his dragon is dead as it stands. The
//! attacker waits where he kills if he wins kos, and whatever the owner plays, his dragon either dies though he wins all kos,
//! or the attacker may still wait. A threat that nobody can remove, as in a seki elsewhere, is not seen: what is found here is
//! never certain. It costs a proof or two for each move of the owner's.

use crate::board::Hash;
use rustc_hash::FxHashMap;

/// The number of the side that owns the dragon which is to be killed.
pub(crate) const OWNER: usize = 0;
/// The number of the other side.
pub(crate) const ATTACKER: usize = 1;

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

/// A fight about a dragon in a part of the board that can be read to the end.
pub(crate) trait Fight {
    /// A position of it.
    type Position: Copy;

    /// What tells a position from others.
    fn hash(&self, position: &Self::Position) -> Hash;

    /// Where a ko may not be retaken at once.
    fn ko(&self, position: &Self::Position) -> Cells;

    /// The empty cells.
    fn empty(&self, position: &Self::Position) -> Cells;

    /// The position in which the ko may be retaken.
    fn passed(&self, position: &Self::Position) -> Self::Position;

    /// The position after a move. `None` if that is suicide.
    fn played(&self, position: &Self::Position, side: usize, cell: Cells) -> Option<Self::Position>;

    /// Whether the owner has got something else.
    fn is_won(&self, position: &Self::Position) -> bool;

    /// The cell at which the attacker kills if `side` moves first and `rich` wins kos, 0 if the owner moves. `None` if the
    /// dragon is not killed, or to tell that would take too long.
    fn killed(&mut self, position: &Self::Position, side: usize, rich: usize) -> Option<Cells>;
}

/// Tells where the attacker may wait.
pub(crate) struct Waiting<'a, F> {
    fight: &'a mut F,
    known: FxHashMap<Hash, bool>,
}

impl<'a, F: Fight> Waiting<'a, F> {
    pub(crate) fn new(fight: &'a mut F) -> Self {
        Self { fight, known: FxHashMap::default() }
    }

    /// A move of the attacker's, 0 if he needs none, after which he may wait; `first` is the first that is tried.
    pub(crate) fn attack(&mut self, start: &F::Position, first: Cells) -> Option<Cells> {
        if self.waits(start) {
            return Some(0);
        }
        let free = self.fight.empty(start) & !self.fight.ko(start);
        each(free & first).chain(each(free & !first)).find(|&cell| {
            let played = self.fight.played(start, ATTACKER, cell);
            played.is_some_and(|played| self.waits(&self.fight.passed(&played)))
        })
    }

    /// Whether the attacker may wait if the owner is to move.
    pub(crate) fn waits(&mut self, position: &F::Position) -> bool {
        let hash = self.fight.hash(position);
        if let Some(&known) = self.known.get(&hash) {
            return known;
        }
        // What repeats is no progress of the owner's.
        self.known.insert(hash, true);
        let waits = self.fight.killed(position, OWNER, ATTACKER).is_some() && self.nothing_helps(position);
        if !waits {
            // What relied on it is not known any more.
            self.known.retain(|_, known| !*known);
        }
        self.known.insert(hash, waits);
        waits
    }

    /// Whether no move of the owner's changes anything.
    fn nothing_helps(&mut self, position: &F::Position) -> bool {
        each(self.fight.empty(position)).all(|cell| {
            let Some(played) = self.fight.played(position, OWNER, cell) else { return true };
            !self.fight.is_won(&played)
                && (self.fight.killed(&played, ATTACKER, OWNER).is_some() || self.answers(&played))
        })
    }

    /// Whether the attacker may wait after a move of the owner's, or after his answer, if that takes no ko.
    fn answers(&mut self, position: &F::Position) -> bool {
        if self.waits(&self.fight.passed(position)) {
            return true;
        }
        let cell = match self.fight.killed(position, ATTACKER, ATTACKER) {
            Some(cell) if cell != 0 && cell != self.fight.ko(position) => cell,
            _ => return false,
        };
        let played = self.fight.played(position, ATTACKER, cell);
        played.is_some_and(|played| self.fight.ko(&played) == 0 && self.waits(&played))
    }
}

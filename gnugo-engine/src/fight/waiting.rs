//! Is a ko none, since only one player can begin it?
//!
//! He may wait until the other has no threats left. Bent four in the corner is the best known of such kos: the owner can do
//! nothing about it, and under Japanese rules his dragon is dead as it stands. The attacker waits where he kills if he wins
//! kos, and whatever the owner plays, his dragon either dies though he wins all kos, or the attacker may still wait. A threat
//! that nobody can remove, as in a seki elsewhere, is not seen: what is found here is never certain. It costs a proof or two
//! for each move of the owner's, and one for each answer where the first ones leave no ko to wait for.

use super::{ATTACKER, Cells, OWNER, Position, each};
use crate::board::Hash;
use rustc_hash::FxHashMap;

/// A search for the death of a dragon in a part of the board that can be read to the end.
pub(crate) trait Fight {
    /// The cells on which something may change.
    fn arena(&self) -> Cells;

    /// The position in which the ko may be retaken.
    fn passed(&self, position: &Position) -> Position;

    /// The position after a move. `None` if that is suicide.
    fn played(&self, position: &Position, side: usize, cell: Cells) -> Option<Position>;

    /// Whether the owner has got something else instead.
    fn is_won(&self, position: &Position) -> bool;

    /// The best move, 0 for none, of `side`, who moves first, where the dragon is killed though `rich` wins kos: with threats
    /// without end, or with a few. `None` if it is not killed, or the search was cut short.
    fn killed(&mut self, position: &Position, side: usize, rich: usize, without_end: bool) -> Option<Cells>;

    /// How many positions the last search looked at.
    fn nodes(&self) -> u64;
}

/// Tells where the attacker may wait.
pub(crate) struct Waiting<'a, F> {
    fight: &'a mut F,
    known: FxHashMap<Hash, bool>,
    /// So many positions have been looked at, and at most; who cannot tell within them says no.
    pub(crate) nodes: u64,
    most: u64,
}

impl<'a, F: Fight> Waiting<'a, F> {
    pub(crate) fn new(fight: &'a mut F, most: u64) -> Self {
        Self { fight, known: FxHashMap::default(), nodes: 0, most }
    }

    /// A move of the attacker's, 0 if he needs none, after which he may wait; `first` is the first that is tried.
    pub(crate) fn attack(&mut self, start: &Position, first: Cells) -> Option<Cells> {
        if self.waits(start) {
            return Some(0);
        }
        let free = self.empty(start) & !start.ko;
        each(free & first).chain(each(free & !first)).find(|&cell| {
            let played = self.fight.played(start, ATTACKER, cell);
            played.is_some_and(|played| self.waits(&self.fight.passed(&played)))
        })
    }

    /// Whether the attacker may wait if the owner is to move.
    pub(crate) fn waits(&mut self, position: &Position) -> bool {
        if let Some(&known) = self.known.get(&position.hash) {
            return known;
        }
        // What repeats is no progress of the owner's.
        self.known.insert(position.hash, true);
        let waits = self.killed(position, OWNER, ATTACKER).is_some() && self.nothing_helps(position);
        if !waits {
            // What relied on it is not known any more.
            self.known.retain(|_, known| !*known);
        }
        self.known.insert(position.hash, waits);
        waits
    }

    /// Whether no move of the owner's changes anything.
    fn nothing_helps(&mut self, position: &Position) -> bool {
        each(self.empty(position)).all(|cell| {
            let Some(played) = self.fight.played(position, OWNER, cell) else { return true };
            !self.fight.is_won(&played) && (self.killed(&played, ATTACKER, OWNER).is_some() || self.answers(&played))
        })
    }

    /// Whether the attacker may wait after a move of the owner's, or after his answer, if that takes no ko.
    fn answers(&mut self, position: &Position) -> bool {
        if self.waits(&self.fight.passed(position)) {
            return true;
        }
        // Where he kills by no move, or needs none, no answer does more.
        let Some(best) = self.killed(position, ATTACKER, ATTACKER).filter(|&cell| cell != 0) else { return false };
        let free = self.empty(position) & !position.ko;
        each(free & best).chain(each(free & !best)).any(|cell| {
            let played = self.fight.played(position, ATTACKER, cell);
            played.is_some_and(|played| played.ko == 0 && self.waits(&played))
        })
    }

    fn empty(&self, position: &Position) -> Cells {
        self.fight.arena() & !(position.stones[OWNER] | position.stones[ATTACKER])
    }

    /// The best move of `side`, who moves first, where the dragon is killed though `rich` wins kos: the attacker has to do with
    /// few threats, and the owner has them without end.
    fn killed(&mut self, position: &Position, side: usize, rich: usize) -> Option<Cells> {
        if self.nodes >= self.most {
            return None;
        }
        let killed = self.fight.killed(position, side, rich, rich == OWNER);
        self.nodes += self.fight.nodes().max(1);
        killed
    }
}

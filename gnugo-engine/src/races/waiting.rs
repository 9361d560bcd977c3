//! Is a ko none, since only one player can begin it, and he may wait until the other has no threats left?
//!
//! Bent four in the corner is the best known of such kos: the owner can do nothing about it, and under Japanese rules his dragon is
//! dead as it stands. The attacker waits where he kills if he wins kos, and whatever the owner plays, his dragon either dies
//! though he wins all kos, or the attacker may still wait. A threat that nobody can remove, as in a seki elsewhere, is not
//! seen: what is found here is never certain.

use super::field::{ATTACKER, Cells, OWNER, Position, each};
use super::search::Search;
use crate::board::Hash;
use rustc_hash::FxHashMap;

/// Tells where the attacker may wait.
pub(super) struct Waiting<'s, 'a> {
    search: &'s mut Search<'a>,
    /// So many positions have been looked at, and at most; who cannot tell within them says no.
    nodes: u64,
    most: u64,
    known: FxHashMap<Hash, bool>,
}

impl<'s, 'a> Waiting<'s, 'a> {
    pub(super) fn new(search: &'s mut Search<'a>, most: u64) -> Self {
        Self { search, nodes: 0, most, known: FxHashMap::default() }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A move of the attacker's, 0 if he needs none, after which he may wait; `first` is the first that is tried.
    pub(super) fn attack(&mut self, start: &Position, first: Cells) -> Option<Cells> {
        if self.waits(start) {
            return Some(0);
        }
        let field = self.search.field();
        let chains = field.chains(start);
        let first = first & !start.ko;
        let others = field.empty(start) & !first & !start.ko;
        each(first).chain(each(others)).find(|&cell| {
            let played = field.play(start, &chains, ATTACKER, cell);
            played.is_some_and(|played| self.waits(&field.pass(&played.position)))
        })
    }

    /// Whether the attacker may wait if the owner is to move.
    pub(super) fn waits(&mut self, position: &Position) -> bool {
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
        let field = self.search.field();
        let chains = field.chains(position);
        each(field.empty(position)).all(|cell| {
            let Some(played) = field.play(position, &chains, OWNER, cell) else { return true };
            let taken = played.taken & field.goals[ATTACKER] != 0;
            !taken && (self.killed(&played.position, ATTACKER, OWNER).is_some() || self.answers(&played.position))
        })
    }

    /// Whether the attacker may wait after a move of the owner's, or after his answer, if that takes no ko.
    fn answers(&mut self, position: &Position) -> bool {
        let field = self.search.field();
        if self.waits(&field.pass(position)) {
            return true;
        }
        let cell = match self.killed(position, ATTACKER, ATTACKER) {
            Some(cell) if cell != 0 && cell != position.ko => cell,
            _ => return false,
        };
        let played = field.play(position, &field.chains(position), ATTACKER, cell);
        played.is_some_and(|played| played.position.ko == 0 && self.waits(&played.position))
    }

    /// The move that kills the owner, or 0 if he moves first and cannot save himself, if `rich` wins kos. `None` if he is not
    /// killed.
    fn killed(&mut self, position: &Position, side: usize, rich: usize) -> Option<Cells> {
        if self.nodes >= self.most || position.stones[OWNER] & self.search.field().goals[OWNER] == 0 {
            return None;
        }
        // The attacker has to do with few threats, and the owner has them without end.
        self.search.is_strict = rich == OWNER;
        let (numbers, cell) = self.search.prove(position, side, Some(rich));
        self.nodes += self.search.nodes.max(1);
        (numbers.kill == 0).then_some(if side == ATTACKER { cell } else { 0 })
    }
}

//! Which positions has this game had?
//!
//! Superko asks for it at every legal move, so it is a table: one look-up a question. Positions are known by their
//! hash alone; two of a game that share one are not to be expected within 2⁻⁴⁰.

use super::turn::Move;
use crate::board::{Color, Hash};
use rustc_hash::FxHashMap;

/// The moves played since the position from which they start, and the positions they led to.
#[derive(Clone, Debug)]
pub(super) struct History {
    moves: Vec<(Color, Move)>,
    /// The position after each move.
    positions: Vec<Hash>,
    /// How often each position stood on the board, the first one included.
    seen: FxHashMap<Hash, u32>,
}

impl History {
    /// No moves yet, and the position at hand.
    pub(super) fn new(position: Hash) -> Self {
        Self { moves: Vec::new(), positions: Vec::new(), seen: [(position, 1)].into_iter().collect() }
    }

    pub(super) fn moves(&self) -> &[(Color, Move)] {
        &self.moves
    }

    pub(super) fn has_seen(&self, position: Hash) -> bool {
        self.seen.contains_key(&position)
    }

    pub(super) fn push(&mut self, color: Color, made: Move, position: Hash) {
        self.moves.push((color, made));
        self.positions.push(position);
        *self.seen.entry(position).or_default() += 1;
    }

    /// Forgets the last move, and tells which it was.
    pub(super) fn pop(&mut self) -> Option<(Color, Move)> {
        let position = self.positions.pop()?;
        if let Some(times) = self.seen.get_mut(&position) {
            *times -= 1;
            if *times == 0 {
                self.seen.remove(&position);
            }
        }
        self.moves.pop()
    }
}

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
    /// The position before the first move.
    start: Hash,
    /// The position after each move.
    positions: Vec<Hash>,
    /// How often each position stood on the board, the first one included.
    seen: FxHashMap<Hash, u32>,
}

impl History {
    /// No moves yet, and the position at hand.
    pub(super) fn new(position: Hash) -> Self {
        let seen = [(position, 1)].into_iter().collect();
        Self { moves: Vec::new(), start: position, positions: Vec::new(), seen }
    }

    pub(super) fn moves(&self) -> &[(Color, Move)] {
        &self.moves
    }

    pub(super) fn has_seen(&self, position: Hash) -> bool {
        self.seen.contains_key(&position)
    }

    /// Whether the position stood on the board after a move of `color`, or at the start with its opponent, `first`, to move.
    pub(super) fn has_seen_after(&self, position: Hash, color: Color, first: Color) -> bool {
        let after = |(&seen, &(mover, _)): (&Hash, &(Color, Move))| seen == position && mover == color;
        // Few positions come back: most questions end with the look into the table.
        self.has_seen(position)
            && (self.positions.iter().zip(&self.moves).any(after) || self.start == position && first != color)
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

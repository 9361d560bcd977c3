//! Which moves have won so far?
//!
//! What won in one position of a search often wins in the next, so such moves are tried first (J. Schaeffer, "The history
//! heuristic", 1983).

use super::field::Cells;

/// What speaks for the move that has won most often, in the points of [`worth`](super::worth).
const WINNER: u32 = 24;

/// How often each cell won.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wins {
    cells: [u32; Cells::BITS as usize],
    most: u32,
}

impl Default for Wins {
    fn default() -> Self {
        Self { cells: [0; Cells::BITS as usize], most: 1 }
    }
}

impl Wins {
    /// A move, or a pass, won.
    pub(super) fn count(&mut self, cell: Cells) {
        if let Some(count) = self.cells.get_mut(cell.trailing_zeros() as usize) {
            *count += 1;
            self.most = self.most.max(*count);
        }
    }

    /// What speaks for a cell.
    pub(super) fn worth(&self, cell: Cells) -> i32 {
        let count = self.cells.get(cell.trailing_zeros() as usize).map_or(0, |&count| count);
        (u64::from(count) * u64::from(WINNER) / u64::from(self.most)) as i32
    }
}

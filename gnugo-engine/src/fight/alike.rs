//! Moves that make no difference among each other.

use super::{Cells, each};
use smallvec::SmallVec;

/// Cells of which those of a class are as good as each other: one of each class is tried.
#[derive(Clone, Debug, Default)]
pub(crate) struct Alike {
    classes: SmallVec<[Cells; 8]>,
    tried: Cells,
}

impl Alike {
    /// One more class; of its cells the one that comes first by `rank` is tried.
    pub(crate) fn add<K: Ord>(&mut self, cells: Cells, rank: impl Fn(&Cells) -> K) {
        if let Some(first) = each(cells).min_by_key(rank) {
            self.classes.push(cells);
            self.tried |= first;
        }
    }

    /// The cells that are not tried.
    pub(crate) fn idle(&self) -> Cells {
        self.classes.iter().fold(0, |all, cells| all | cells) & !self.tried
    }

    /// The cells that are as good as one.
    pub(crate) fn class_of(&self, cell: Cells) -> Cells {
        self.classes.iter().copied().find(|cells| cells & cell != 0).unwrap_or(0)
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_each_class_is_tried() {
        let mut alike = Alike::default();
        alike.add(0, |cell| *cell);
        alike.add(0b0110, |cell| *cell);
        alike.add(0b1001, |cell| std::cmp::Reverse(*cell));
        assert_eq!(alike.idle(), 0b0101);
        assert_eq!([1, 2, 4, 8, 16].map(|cell| alike.class_of(cell)), [0b1001, 0b0110, 0b0110, 0b1001, 0]);
    }
}

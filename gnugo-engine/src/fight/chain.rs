//! The strings of a position, looked for once for all of its moves.

use super::{ATTACKER, Cells, OWNER};
use std::ops::Index;

/// A string with what it hangs on to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chain {
    pub(crate) stones: Cells,
    pub(crate) liberties: Cells,
    /// Whether it is connected to stones that stay, so that nothing captures it.
    pub(crate) stays: bool,
}

/// The strings of both sides, by the number of the side. On the heap: they are handed on, and are too many to be moved about.
#[derive(Clone, Debug)]
pub(crate) struct Chains {
    all: Vec<Chain>,
    /// So many of them are the owner's, which come first.
    owners: usize,
}

/// Few positions have more strings.
const MOST: usize = 16;

impl Chains {
    /// The strings that are found for each side.
    pub(crate) fn of<I: Iterator<Item = Chain>>(found: impl Fn(usize) -> I) -> Self {
        let mut all = Vec::with_capacity(MOST);
        all.extend(found(OWNER));
        let owners = all.len();
        all.extend(found(ATTACKER));
        Self { all, owners }
    }

    /// Those of both sides.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Chain> {
        self.all.iter()
    }
}

impl Index<usize> for Chains {
    type Output = [Chain];

    fn index(&self, side: usize) -> &[Chain] {
        let (owners, attackers) = self.all.split_at(self.owners);
        if side == OWNER { owners } else { attackers }
    }
}

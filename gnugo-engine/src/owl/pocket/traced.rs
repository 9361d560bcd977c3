//! What is read in a pocket, with all variations of it.

use super::proof::Names;
use super::{ATTACKER, OWNER, Pocket, Search};
use crate::board::Color;
use crate::owl::proof::Numbers;
use crate::variations::Variations;

impl Pocket {
    /// What is found if `player` moves first and `rich` wins all kos, and the variations.
    pub(in crate::owl) fn traced(&self, player: Color, rich: Option<Color>, most: u64) -> (Numbers, Variations) {
        let side = |color: Color| if color == self.owner { OWNER } else { ATTACKER };
        let mut search = Search::new(&self.field, self.goal, &self.order, most, None);
        let (numbers, _) = search.prove(&self.start, side(player), rich.map(side));
        let names = Names { points: &self.points, owner: self.owner };
        (numbers, search.variations(&self.start, side(player), &names))
    }
}

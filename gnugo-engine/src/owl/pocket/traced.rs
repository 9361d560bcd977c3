//! What is read in a pocket, with all variations of it.

use super::proof::Names;
use super::{Pocket, Question, Shapes};
use crate::owl::numbers::Numbers;
use crate::variations::Variations;

impl Pocket {
    /// What is found, and the variations.
    pub(in crate::owl) fn traced(&self, question: &Question<'_>, shapes: &mut Shapes) -> (Numbers, Variations) {
        let (mut search, side, rich) = self.search(question, None, shapes);
        let (numbers, _) = search.prove(&self.start, side, rich);
        let names = Names { points: &self.points, owner: self.owner };
        (numbers, search.variations(&self.start, side, &names))
    }
}

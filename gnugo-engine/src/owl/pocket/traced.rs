//! What is read in a pocket, with all variations of it.

use super::{Pocket, Question, Shapes};
use crate::fight::{Numbers, variations};
use crate::variations::Variations;

impl Pocket {
    /// What is found, and the variations.
    pub(in crate::owl) fn traced(&self, question: &Question<'_>, shapes: &mut Shapes) -> (Numbers, Variations) {
        let (mut search, side, rich) = self.search(question, None, shapes);
        let (numbers, _) = search.prove(&self.start, side, rich);
        let start = search.kos.start(&self.start);
        (numbers, variations(&mut search, &start, side, self.owner, |cell| self.point(cell)))
    }
}

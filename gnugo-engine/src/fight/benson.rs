//! Which strings live even if their owner passes for ever? (D. Benson, "Life in the game of Go", 1976.)

use super::{Area, Cells, Chain};
use smallvec::SmallVec;

/// The regions by which a string lives that has a stone of the goal: these, where nobody can take away two of them of which each empty
/// cell is a liberty of its own. The strings are the owner's, the regions what they close off.
pub(crate) fn lives_by(
    area: &impl Area,
    empty: Cells,
    goal: Cells,
    mut strings: SmallVec<[Chain; 8]>,
    mut regions: SmallVec<[Cells; 8]>,
) -> Option<Cells> {
    while regions.len() >= 2 {
        let mut doomed = 0;
        strings.retain(|string| {
            let is_vital = |region: &&Cells| **region & empty != 0 && **region & empty & !string.liberties == 0;
            let stays = string.stays || regions.iter().filter(is_vital).take(2).count() == 2;
            if !stays {
                doomed |= string.stones;
            }
            stays
        });
        if doomed == 0 {
            let lives = strings.iter().any(|string| string.stones & goal != 0);
            return lives.then(|| regions.iter().fold(0, |all, region| all | region));
        }
        let around = area.beside(doomed);
        regions.retain(|region| *region & around == 0);
    }
    None
}

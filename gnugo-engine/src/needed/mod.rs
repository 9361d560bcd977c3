//! Where does a player have to add a move, so that a group lives by eyes, or one that was taken stays dead?
//!
//! Once the neutral points are filled, a group may have no liberties left but those of its own territory, and a dead one may have
//! friends that it had not before. So after that each group is looked at by life-and-death reading ([`owl`](crate::owl)): a player's own
//! that the opponent, moving first, kills or leaves in seki, and the opponent's dead ones that would live. Where the player's move
//! prevents it, the point has to be filled.
//!
//! Only what is certain counts: what was read to the end in a pocket from which nothing gets out. Groups with more room are taken to
//! be what they are said to be. It takes the analysis of the position, and some milliseconds for each group that is shut in.

use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::{Dragon, Living, OwlAnswer};
use crate::owl::OwlReader;
use crate::reading::Outcome;

/// The positions that one reading of a group looks at: four for each of these, in a pocket.
const POSITIONS: u64 = 10_000;

/// The move that `color` has to add for the sake of one of these living stones of his, or of the opponent's dead ones.
pub(crate) fn point(board: &Board, color: Color, living: &PointSet, dead: &PointSet) -> Option<Point> {
    let analysis = Analysis::by_reading(board);
    let mut owl = OwlReader::within(POSITIONS);
    let asked = |dragon: &&Dragon| {
        let stones = if dragon.color == color { living } else { dead };
        dragon.may_be_killed() && dragon.stones.is_subset(stones)
    };
    analysis.dragons.iter().filter(asked).find_map(|dragon| {
        let ground = analysis.ground(board, dragon.origin)?;
        let life = owl.settled(board, &ground)?;
        // There are no threats left: a ko is won by who takes it first.
        let succeeds = |answer: OwlAnswer| answer.certain && answer.outcome >= Outcome::KoA;
        match (succeeds(life.attack), succeeds(life.defense)) {
            (true, true) if dragon.color == color => life.defense.point,
            (true, true) => life.attack.point,
            (false, _) if dragon.color == color && life.attack.certain => match owl.living(board, &ground) {
                Living::Contested { eyes, .. } => Some(eyes),
                _ => None,
            },
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests;

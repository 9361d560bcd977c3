//! What is a dragon worth, and can anything be done about it, or about a string?

use super::constants::STONE;
use crate::analysis::Analysis;
use crate::board::Point;
use crate::dragons::Dragon;
use crate::influence::Hold;
use crate::pattern::facts::Status;
use crate::worms::Worm;

/// What a dragon is worth that changes hands, in points.
pub(super) fn worth_of(dragon: &Dragon) -> f32 {
    STONE * dragon.effective_size
}

/// Whether nothing can be done about a dragon any more.
pub(super) fn is_dead(dragon: &Dragon) -> bool {
    dragon.status == Status::Dead
}

/// Whether nothing can be done about a string any more, or nothing that matters.
pub(in crate::moves) fn is_settled(analysis: &Analysis, string: Point) -> bool {
    let is_settled = |worm: &Worm| worm.is_lost() || joins_only_dead(analysis, worm) || meets_only_dead(analysis, worm);
    analysis.worms.at(string).is_none_or(is_settled) || analysis.dragons.at(string).is_some_and(is_dead)
}

/// Whether a string that can be captured can be saved only by being joined to a dragon that is dead whatever is done for it, so that it
/// is dead as well.
fn joins_only_dead(analysis: &Analysis, worm: &Worm) -> bool {
    let is_dead_friend =
        |at: Point| analysis.dragons.at(at).is_some_and(|dragon| dragon.color == worm.color && is_dead(dragon));
    let mut rescues = worm.defenses.iter().peekable();
    rescues.peek().is_some() && rescues.all(|rescue| rescue.point.neighbors().into_iter().any(is_dead_friend))
}

/// Whether a string is at the mercy of nobody but stones that are dead whatever becomes of it: all stones of the other colour next to it
/// are, and nobody else comes near, since its liberties are its owner's territory.
fn meets_only_dead(analysis: &Analysis, worm: &Worm) -> bool {
    let met = worm.stones.neighbors();
    let mut others =
        met.iter().filter_map(|at| analysis.dragons.at(at)).filter(|dragon| dragon.color != worm.color).peekable();
    let owned = analysis.second[worm.color.opponent().index()].holds(worm.color, Hold::Territory);
    others.peek().is_some() && others.all(is_dead) && worm.liberties.is_subset(owned)
}

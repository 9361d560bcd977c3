//! Which moves win a capturing race that depends on who moves first?
//!
//! The analysis has read the races ([`semeais`](crate::races::semeais)): a dragon that lives or dies in one by who moves first
//! is worth its points to whoever makes the move. It costs nothing further. Where life and death is certain of a move and the
//! race is not, that is the move. Races that were not read to their end speak for no move, and of several moves that win one
//! only that which reading found first does.

use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::Color;
use crate::dragons::{Dragon, OwlStatus};
use crate::pattern::facts::Status;

/// Proposes moves of `color` that save its dragons in races, and that capture the opponent's.
pub(super) fn propose(analysis: &Analysis, color: Color, proposals: &mut Proposals) {
    let undecided = |dragon: &&Dragon| dragon.race() == Some(Status::Critical);
    for dragon in analysis.dragons.iter().filter(undecided) {
        let is_own = dragon.color == color;
        let found = if is_own { dragon.semeai.defense } else { dragon.semeai.attack };
        let Some((found, point)) = found.and_then(|found| Some((found, found.point?))) else { continue };
        // Life and death knows better if it is certain of its move.
        let read = if is_own { dragon.owl.defense } else { dragon.owl.attack };
        if dragon.owl.status == OwlStatus::Critical && read.certain && !found.certain {
            continue;
        }
        let (against, stones, outcome, certain) = (found.target, dragon.size(), found.outcome, found.certain);
        let dragon_at = dragon.origin;
        let kind = ReasonKind::DecidesRace { dragon: dragon_at, stones, against, is_own, outcome, certain };
        proposals.add(point, kind);
    }
}

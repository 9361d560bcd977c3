//! Which moves win a capturing race that depends on who moves first?
//!
//! The analysis has read the races ([`semeais`](crate::races::semeais)): a dragon that lives or dies in one by who moves first
//! is worth its points to whoever makes the move, unless [life and death has the word](Dragon::decision). It costs nothing
//! further. Races that were not read to their end speak for no move, and of several moves that win one only that which
//! reading found first does.

use super::life::Life;
use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::Color;
use crate::dragons::{Decision, Dragon, Owl};

/// Proposes moves of `color` that save its dragons in races, and that capture the opponent's, beside what was read of their lives.
pub(super) fn propose(analysis: &Analysis, lives: &[Life], color: Color, proposals: &mut Proposals) {
    for dragon in analysis.dragons.iter() {
        let Some(Decision::Race(found)) = dragon.decision(color, owl(dragon, lives)) else { continue };
        let Some(point) = found.point else { continue };
        let kind = ReasonKind::DecidesRace {
            dragon: dragon.origin,
            stones: dragon.size(),
            against: found.target,
            is_own: dragon.color == color,
            outcome: found.outcome,
            certain: found.certain,
        };
        proposals.add(point, kind);
    }
}

/// What was read of a dragon's life, for a move or by the analysis.
fn owl<'a>(dragon: &'a Dragon, lives: &'a [Life]) -> &'a Owl {
    lives.iter().find(|life| life.dragon == dragon.id).map_or(&dragon.owl, |life| &life.owl)
}

//! Captures and rescues: what reading proposes.

use super::{Proposals, ReasonKind};
use crate::board::Color;
use crate::reading::Outcome;
use crate::worms::{Worm, Worms};

/// What a stone is worth that changes hands: itself, and the point under it.
pub(super) const STONE: f32 = 2.0;
/// What the room around a string is worth to whoever gets it.
pub(super) const ROOM: f32 = 0.5;
/// What is left of a capture's value if the string could not be saved anyway: the bad possibilities that it takes away.
const NO_HURRY: f32 = 0.05;

/// Proposes all captures and rescues for `color`.
pub(super) fn propose(worms: &Worms, color: Color, proposals: &mut Proposals) {
    for worm in worms {
        let (string, stones) = (worm.origin, worm.size());
        if worm.color == color {
            for attempt in worm.defenses.iter() {
                let kind = ReasonKind::Saves { string, stones, outcome: attempt.outcome };
                proposals.add(attempt.point, kind, worth(worm) * certainty(attempt.outcome));
            }
        } else {
            let hurry = if worm.defense() == Outcome::Lost { NO_HURRY } else { 1.0 };
            for attempt in worm.attacks.iter() {
                let kind = ReasonKind::Captures { string, stones, outcome: attempt.outcome };
                proposals.add(attempt.point, kind, worth(worm) * certainty(attempt.outcome) * hurry);
            }
        }
    }
}

/// What a string is worth in points.
pub(super) fn worth(worm: &Worm) -> f32 {
    STONE * worm.size() as f32 + ROOM * worm.liberties.len() as f32
}

/// How much of its value a result by ko keeps.
pub(super) const fn certainty(outcome: Outcome) -> f32 {
    match outcome {
        Outcome::Lost => 0.0,
        Outcome::KoB => 0.3,
        Outcome::KoA => 0.5,
        Outcome::Win => 1.0,
    }
}

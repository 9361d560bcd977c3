//! Captures and rescues: what reading proposes.

use super::{Proposals, ReasonKind};
use crate::board::Color;
use crate::worms::Worms;

/// Proposes all captures and rescues for `color`.
pub(super) fn propose(worms: &Worms, color: Color, proposals: &mut Proposals) {
    for worm in worms {
        let (string, stones) = (worm.origin, worm.size());
        if worm.color == color {
            for attempt in worm.defenses.iter() {
                let kind = ReasonKind::Saves { string, stones, outcome: attempt.outcome };
                proposals.add(attempt.point, kind);
            }
        } else {
            for attempt in worm.attacks.iter() {
                let kind = ReasonKind::Captures { string, stones, outcome: attempt.outcome };
                proposals.add(attempt.point, kind);
            }
        }
    }
}

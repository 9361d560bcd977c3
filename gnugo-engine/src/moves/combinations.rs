//! Which moves begin a combination, and which stop one of the opponent's?
//!
//! Each player is asked about ([`combination`]). Ours is a reason for its first move; the opponent's one for the moves that
//! stop it. What it is worth is what is captured, as for any capture. It costs up to some tens of milliseconds at the greatest
//! level, for both together, and no more than the time that reading has.

use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color};
use crate::combination::{self, Combination, Effort};
use crate::limit::Limit;
use crate::pattern::Databases;
use crate::reading::Reader;

/// So many defences are proposed.
const DEFENSES: usize = 4;

/// Proposes moves of `color` that begin a combination or stop one.
pub(super) fn propose(
    (board, reader, databases): (&mut Board, &mut Reader, &Databases),
    analysis: &Analysis,
    (color, effort): (Color, Effort),
    limit: &Limit,
    proposals: &mut Proposals,
) {
    if effort.depth == 0 || limit.is_reached() {
        return;
    }
    let found = combination::find(board, reader, &analysis.worms, color, effort, databases.combination);
    if let Some(found) = found.combination {
        let Combination { point, target, size, outcome, .. } = found;
        let kind = ReasonKind::BeginsCombination { target, stones: size, outcome };
        proposals.add(point, kind);
    }
    if limit.is_reached() {
        return;
    }
    let threat = combination::find(board, reader, &analysis.worms, color.opponent(), effort, databases.combination);
    let Some(threat) = threat.combination else { return };
    let defenses = combination::defenses(board, reader, &analysis.worms, &threat, effort);
    for defense in defenses.moves.iter().filter(|defense| defense.is_safe).take(DEFENSES) {
        let kind = ReasonKind::StopsCombination { target: threat.target, stones: threat.size, outcome: threat.outcome };
        proposals.add(defense.point, kind);
    }
}

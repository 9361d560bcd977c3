//! What can be counted near the end of the game?
//!
//! Once little of the board is open, parts of it are read to their end ([`endgame`](crate::endgame)). A move there is worth what it gains
//! by that, unless it also decides about something elsewhere.

use super::reason::Decided;
use super::{Proposals, ReasonKind, value};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::endgame::{self, LocalMove};
use crate::limit::Limit;
use crate::pattern::facts::Status;
use crate::worms::Worm;

/// What can be counted of each move of `color`: nothing while much of the board is open.
pub(super) fn count(board: &Board, analysis: &Analysis, color: Color, limit: &Limit) -> Vec<LocalMove> {
    if value::is_open(board, analysis) { Vec::new() } else { endgame::moves(board, analysis, color, limit) }
}

/// Proposes the moves that gain something, and says of all others that were proposed what they gain or lose.
pub(super) fn propose(board: &Board, counted: &[LocalMove], analysis: &Analysis, proposals: &mut Proposals) {
    for found in counted {
        let LocalMove { point, value, part, is_sente } = *found;
        let reasons = proposals.reasons_of(point);
        let decides =
            reasons.is_some_and(|all| all.iter().any(|reason| decides_elsewhere(&reason.kind, &part, analysis)));
        if !decides && (value > 0.0 || reasons.is_some()) {
            let points = part.intersection(&board.empty_points()).len();
            proposals.add(point, ReasonKind::Counted { value, points, is_sente });
        }
    }
}

/// Whether a move decides about something that does not lie in a part of the board.
fn decides_elsewhere(kind: &ReasonKind, part: &PointSet, analysis: &Analysis) -> bool {
    let is_lost = |at: Point| {
        analysis.worms.at(at).is_none_or(Worm::is_lost)
            || analysis.dragons.at(at).is_some_and(|dragon| dragon.status == Status::Dead)
    };
    let lies_elsewhere = |at: Point| !part.contains(at) && !is_lost(at);
    match kind.decided() {
        Some(Decided::String(string)) => lies_elsewhere(string),
        Some(Decided::Dragon(dragon)) => !part.contains(dragon),
        Some(Decided::Territory | Decided::Several) => true,
        None => false,
    }
}

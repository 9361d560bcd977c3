//! Which moves get into territory of the opponent's, and which keep him out of ours?
//!
//! Where it depends on who moves first whether a territory is broken into ([`break_ins`]), the first move is worth what would
//! be lost. It costs up to some tens of milliseconds at the greatest level; below level 5 it is not asked.

use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color};
use crate::break_ins::{self, BreakIn, Scene};
use crate::limit::Limit;
use crate::reading::Reader;

/// The stones that may be tried for each question, for each level.
const STONES: u64 = 150;
/// Below this level nothing is asked.
const LOWEST_LEVEL: u8 = 5;

/// Proposes moves of `color` that break into territory, or keep the opponent out.
pub(super) fn propose(
    (board, reader): (&mut Board, &mut Reader),
    analysis: &Analysis,
    (color, level): (Color, u8),
    limit: &Limit,
    proposals: &mut Proposals,
) {
    if level < LOWEST_LEVEL || limit.is_reached() {
        return;
    }
    let stones = STONES * u64::from(level);
    let scene = Scene { worms: &analysis.worms, dragons: &analysis.dragons, influence: &analysis.second, stones };
    for found in break_ins::find(board, reader, &scene) {
        let BreakIn { owner, string, attack, block, lost, certain } = found;
        let points = lost.len();
        // One that cannot be stopped can wait.
        if owner != color
            && found.is_urgent()
            && let Some(point) = attack.point
        {
            proposals.add(point, ReasonKind::BreaksIn { string, points, outcome: attack.outcome, certain });
        }
        if owner == color
            && let Some(point) = block.point
        {
            proposals.add(point, ReasonKind::BlocksOff { string, points, outcome: block.outcome, certain });
        }
    }
}

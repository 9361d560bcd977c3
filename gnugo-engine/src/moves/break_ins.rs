//! Which moves get into territory of the opponent's, and which keep him out of ours?
//!
//! Where it depends on who moves first whether a territory is broken into ([`break_ins`]), the first move is worth what would
//! be lost. It costs up to some tens of milliseconds at the greatest level; below level 5 it is not asked.

use super::tactics::certainty;
use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color};
use crate::break_ins::{self, BreakIn, Scene};
use crate::limit::Limit;
use crate::reading::Reader;

/// What each point of territory is worth that is lost or kept: less than a point, since an intruder leaves some of it.
const POINT: f32 = 0.7;
/// What is left of that if the question was not read to the end.
const UNCERTAIN: f32 = 0.5;
/// What is left of it for a break-in that cannot be stopped: it can wait.
const NO_HURRY: f32 = 0.1;
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
        let value = POINT * points as f32 * if certain { 1.0 } else { UNCERTAIN };
        if owner != color
            && let Some(point) = attack.point
        {
            let hurry = if found.is_urgent() { 1.0 } else { NO_HURRY };
            let kind = ReasonKind::BreaksIn { string, points };
            proposals.add(point, kind, value * certainty(attack.outcome) * hurry);
        }
        if owner == color
            && let Some(point) = block.point
        {
            proposals.add(point, ReasonKind::BlocksOff { string, points }, value * certainty(block.outcome));
        }
    }
}

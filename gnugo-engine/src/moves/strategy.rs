//! What speaks for a move because of dragons and territory?
//!
//! A dragon that has two eyes only if its owner moves first is worth a move to both players; the crude status is all
//! there is to go by, so the value is less than that of a certain capture. And wherever the expected territory depends on
//! who moves first, that is what a move there is worth ([`Influence`](crate::influence::Influence), for either player
//! moving first). Nothing is read: some microseconds.

use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point};
use crate::dragons::Dragon;

/// What each stone of a dragon adds to the value of the move that kills or saves it, in points: half
/// of the two points that a captured stone is worth, since nothing has been read.
const STONE: f32 = 1.0;
/// A move that takes or makes the second eye is worth at most so many points.
const DRAGON: f32 = 20.0;
/// How much of the territory at stake around a point a move there gains, as a part of it.
const GAIN: f32 = 0.5;
/// What a move for territory is worth at most, in points.
const TERRITORY: f32 = 6.0;
/// Less territory at stake than this, in points, is no reason to move.
const LITTLE: f32 = 1.0;

/// Proposes moves that make or take the second eye, and those where territory is at stake.
pub(super) fn propose(board: &Board, analysis: &Analysis, color: Color, proposals: &mut Proposals) {
    for dragon in analysis.dragons.iter().filter(|dragon| dragon.genus.min() < 2 && dragon.genus.max() >= 2) {
        let (dragon_at, stones) = (dragon.origin, dragon.size());
        let (points, kind) = if dragon.color == color {
            (&dragon.eye_defenses, ReasonKind::MakesEyes { dragon: dragon_at, stones })
        } else {
            (&dragon.eye_attacks, ReasonKind::TakesEyes { dragon: dragon_at, stones })
        };
        for point in points {
            proposals.add(point, kind, worth(dragon));
        }
    }
    for point in &board.empty_points() {
        let points = stake(board, analysis, point);
        if points >= LITTLE {
            proposals.add(point, ReasonKind::Stake { points }, (GAIN * points).min(TERRITORY));
        }
    }
}

/// What a dragon is worth that hangs on its eyes: less the more easily it gets away without them.
fn worth(dragon: &Dragon) -> f32 {
    (STONE * dragon.effective_size * dragon.weakness).min(DRAGON)
}

/// How many points of territory at a point and around it depend on who moves first everywhere.
fn stake(board: &Board, analysis: &Analysis, point: Point) -> f32 {
    let around = point.neighbors().into_iter().filter(|&n| board.is_empty(n));
    let differs = |point: Point| {
        let [black, white] = analysis.second.each_ref().map(|influence| influence.territory_value(point));
        (black - white).abs()
    };
    around.chain([point]).map(differs).sum()
}

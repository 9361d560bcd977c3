//! The player that knows and does not look ahead: which move is worth most?
//!
//! It plays the move that is worth most by its reasons and by how strong such moves are in games, the same one every time for a
//! seed; asked about a part of the board, the best of those that decide about life there. That takes no longer than the reading
//! does, most of a second on 19×19 and a tenth of it on 9×9: so an edited pattern shows on the board at once. Of the best moves it
//! is asked once more whether they give something away. When nothing is worth anything, the player fills points that belong to
//! nobody, and then passes.

use super::choice::decided_first;
use super::proposals::Proposal;
use super::value::constants::{CHANCE, LEAST};
use super::{Candidate, Choice, Decision, Examined, Purpose, examine};
use crate::board::Point;
use crate::dragons::Dragon;
use crate::game::Move;
use crate::pattern::facts::Status;

/// Who is behind by more than this part of the board's points resigns if he may.
const HOPELESS: f32 = 0.25;
/// A lead of so many points is won in nearly nine games of ten.
const LEAD: f32 = 20.0;
/// How many candidates are named.
const CANDIDATES: usize = 60;

/// Decides.
pub(super) fn decide(examined: &Examined<'_>) -> Choice {
    let Examined { board, request, readings, .. } = examined;
    let color = request.color;
    let mut ranked: Vec<(f32, Point, &Proposal)> = examined
        .proposed
        .iter()
        .filter(|(point, _)| examined.moves.contains(**point))
        .map(|(&point, proposal)| (proposal.value() + chance(board.hash() ^ request.seed, point), point, proposal))
        .collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    // What only tips the scales is not worth a move.
    let is_worth_it = |(_, _, proposal): &&(f32, Point, &Proposal)| proposal.worth().without_secondary() > LEAST;
    let decides = |(_, point, _): &&(f32, Point, &Proposal)| examined.deciding.is_some_and(|all| all.contains(*point));
    let (mut deciding, mut all) = (ranked.iter().filter(decides), ranked.iter());
    let best = deciding.find(is_worth_it).or_else(|| all.find(is_worth_it)).map(|(_, point, _)| *point);
    let best = match request.purpose {
        Purpose::Cleanup => best.or_else(|| clean_up(examined)),
        Purpose::Game => best,
    };
    let lead = examine::lead(examined.game, &readings.analysis, color);
    let played_long_enough = examined.game.history().len() > 2 * board.size();
    let points = board.points().len() as f32;
    let resigns = request.may_resign && played_long_enough && lead < -HOPELESS * points;
    let playing_on = Move::from(best);
    let decision = if resigns { Decision::Resign } else { playing_on.into() };
    let candidate = |(_, point, proposal): (f32, Point, &Proposal)| Candidate {
        point,
        value: proposal.value(),
        worth: Some(proposal.worth()),
        reasons: proposal.told(),
    };
    let candidates = decided_first(ranked.into_iter().map(candidate).collect(), decision, CANDIDATES);
    Choice { decision, playing_on, candidates, lead, winning: 0.5 + 0.5 * (lead / LEAD).tanh(), games: 0 }
}

/// What decides between moves that are worth the same: the same every time for a position and a seed.
fn chance(seed: u64, point: Point) -> f32 {
    let mixed = (seed ^ point.index() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    CHANCE * (mixed >> 40) as f32 / (1_u64 << 24) as f32
}

/// A move that takes dead stones of the opponent's off the board, or comes nearer to it.
fn clean_up(examined: &Examined<'_>) -> Option<Point> {
    let Examined { request, readings, .. } = examined;
    let is_dead = |dragon: &&Dragon| dragon.color != request.color && dragon.status == Status::Dead;
    let dead = readings.analysis.dragons.iter().filter(is_dead).flat_map(|dragon| &dragon.worms);
    examined.capturing(dead.copied().collect())
}

//! To play, to pass, or to resign?
//!
//! The simulated games rank the moves. A pass is compared with the best of them where the board looks finished, or where
//! the best move is inside territory that is beyond doubt: if it gains nothing, another move that does is looked for,
//! and if there is none the engine passes. That keeps its territory whole under Japanese rules too.

use super::search::{self, Findings, Found, Question};
use super::{Candidate, Choice, Decision, Examined, Purpose, Reason, ReasonKind, prior};
use crate::board::{Color, Point, PointSet};
use crate::reading::Outcome;
use crate::worms::Worm;

/// From here on it is certain who owns a point.
const CERTAIN: f32 = 0.85;
/// As many points, in hundredths of the board, may be uncertain on a finished board.
const OPEN: usize = 8;
/// A string is dead whose points are the opponent's by as much on average.
const DEAD: f32 = 0.5;
/// A move gains something over passing if it adds so much to the chance to win, or so many points.
const CHANCE: f32 = 0.02;
const POINTS: f32 = 0.6;
/// The same where few games began with a pass.
const CLEARLY: f32 = 0.15;
const CLEAR_POINTS: f32 = 8.0;
/// A move inside certain territory must gain so many points.
const INSIDE: f32 = 1.5;
/// Who is less likely to win than this, and behind by more points, resigns if he may.
const HOPELESS: f32 = 0.03;
const FAR_BEHIND: f32 = 15.0;
/// One in so many of the games for a move goes once more into what happens after a pass, if that is in question.
const PASS_GAMES: u32 = 2;
/// So many other moves are looked at once more if the best one gains nothing.
const NEUTRAL: usize = 6;
/// One in so many of the games for a move goes into looking at each of them.
const NEUTRAL_GAMES: u32 = 8;
/// The same for playing on at random, either player moving first, to see who owns what.
const OWNER_GAMES: u32 = 20;
/// How many candidates are named.
const CANDIDATES: usize = 20;

/// Simulates games, and decides.
pub(super) fn decide(examined: &Examined<'_>) -> Choice {
    let games = games(examined);
    let priors = examined.priors();
    let findings = search::search(&examined.question(examined.moves, &priors, games));
    let best = findings.best().or(findings.pass());
    let (winning, lead) = best.map_or((0.5, 0.0), |best| (best.winning, best.score));
    let played_long_enough = examined.game.history().len() > 2 * examined.board.size();
    let resigns = examined.request.may_resign && played_long_enough && winning < HOPELESS && lead < -FAR_BEHIND;
    let useful = || useful(examined, &findings, games);
    let point = match examined.request.purpose {
        Purpose::Cleanup => cleanup(examined, &findings).or_else(useful),
        Purpose::Game => useful(),
    };
    let decision = match point {
        _ if resigns => Decision::Resign,
        Some(point) => Decision::Play(point),
        None => Decision::Pass,
    };
    let candidates = ranked(candidates(examined, &findings), decision);
    Choice { decision, candidates, lead, winning, games: findings.games }
}

/// How many games a move is worth: half as many for each level down.
fn games(examined: &Examined<'_>) -> u32 {
    let points = (examined.board.size() * examined.board.size()) as u32;
    let most = 1_200_000 / points.max(16) + 6_000;
    (most >> (10 - examined.request.level.min(10))).max(16)
}

/// The moves that were looked at, best first, each with its reasons.
fn candidates(examined: &Examined<'_>, findings: &Findings) -> Vec<Candidate> {
    let baseline = findings.pass().map_or(0.0, |pass| pass.score);
    let candidate = |found: &Found| {
        let point = found.point.filter(|_| found.games > 0)?;
        let gain = found.score - baseline;
        let kind = ReasonKind::Territory { gain, games: found.games };
        let mut reasons = vec![Reason::new(kind, gain, examined.board.size())];
        let mut value = gain;
        if let Some(proposal) = examined.proposed.get(&point) {
            reasons.extend(proposal.reasons());
            // What the reasons promise counts as much as the games that it stands for.
            let (promised, weight) = (proposal.value(), prior(proposal, &examined.board).games());
            value = (gain * found.games as f32 + promised * weight) / (found.games as f32 + weight);
        }
        reasons.sort_by(|a, b| b.value.total_cmp(&a.value));
        Some(Candidate { point, value, reasons })
    };
    findings.moves.iter().filter_map(candidate).collect()
}

/// The move of the decision first, the others behind it as they were, with values that do not rise.
fn ranked(mut candidates: Vec<Candidate>, decision: Decision) -> Vec<Candidate> {
    if let Decision::Play(point) = decision {
        candidates.sort_by_key(|candidate| candidate.point != point);
    }
    let mut most = f32::MAX;
    for candidate in &mut candidates {
        most = most.min(candidate.value);
        candidate.value = most;
    }
    candidates.truncate(CANDIDATES);
    candidates
}

/// The best move that is worth playing, if there is one.
fn useful(examined: &Examined<'_>, findings: &Findings, games: u32) -> Option<Point> {
    let best = findings.best()?;
    let seems_quiet = is_finished(examined, |point| findings.ownership.at(point))
        || best.point.is_some_and(|point| findings.ownership.at(point).abs() >= CERTAIN);
    let clearly = |pass: &Found| best.winning - pass.winning > CLEARLY || best.score - pass.score > CLEAR_POINTS;
    if !seems_quiet || findings.pass().is_some_and(clearly) {
        return best.point;
    }
    let owners = Color::BOTH.map(|color| examined.ownership(color, games / OWNER_GAMES));
    let owned = |point| (owners[0].at(point) + owners[1].at(point)) / 2.0;
    let inside = |found: &Found| found.point.is_some_and(|point| is_inside(examined, owned(point), point));
    if !inside(best) && !is_finished(examined, owned) {
        return best.point;
    }
    let pass = look(examined, None, games / PASS_GAMES)?;
    let gains = |found: &Found| {
        let points = if inside(found) { INSIDE } else { POINTS };
        found.winning - pass.winning > CHANCE || found.score - pass.score > points
    };
    if gains(best) {
        return best.point;
    }
    // Games do not tell for sure what the last neutral points are worth: such a point must do no harm, no more.
    let harmless = |found: &Found| pass.winning - found.winning < CHANCE && pass.score - found.score < POINTS;
    let open: Vec<Point> =
        findings.moves.iter().filter(|found| !inside(found)).filter_map(|found| found.point).collect();
    let looks = open.into_iter().take(NEUTRAL);
    let looks: Vec<Found> = looks.filter_map(|point| look(examined, Some(point), games / NEUTRAL_GAMES)).collect();
    looks.iter().find(|found| gains(found)).or_else(|| looks.iter().find(|found| harmless(found)))?.point
}

/// What comes of one move, or of a pass.
fn look(examined: &Examined<'_>, point: Option<Point>, games: u32) -> Option<Found> {
    let moves = point.map_or(PointSet::EMPTY, PointSet::single);
    let question = Question { may_pass: point.is_none(), ..examined.question(moves, &[], games.max(64)) };
    search::search(&question).moves.first().copied()
}

/// Whether it is beyond doubt who owns almost every point.
fn is_finished(examined: &Examined<'_>, owned: impl Fn(Point) -> f32) -> bool {
    let points = examined.board.points();
    let open = points.iter().filter(|&point| owned(point).abs() < CERTAIN).count();
    open * 100 <= points.len() * OPEN
}

/// Whether a move is inside territory that is beyond doubt, and changes nothing that reading knows better.
fn is_inside(examined: &Examined<'_>, owned: f32, point: Point) -> bool {
    if owned.abs() < CERTAIN {
        return false;
    }
    let owner = if owned > 0.0 { Color::Black } else { Color::White };
    let changes_hands = |worm: &Worm| {
        let moves = if worm.color == examined.request.color { &worm.defenses } else { &worm.attacks };
        worm.color == owner && worm.is_critical() && moves.by(point) != Outcome::Lost
    };
    !examined.worms.iter().any(changes_hands)
}

/// A move that takes dead stones of the opponent's off the board, or comes nearer to it.
fn cleanup(examined: &Examined<'_>, findings: &Findings) -> Option<Point> {
    let color = examined.request.color;
    let sign = if color == Color::Black { 1.0 } else { -1.0 };
    let is_dead = |worm: &&Worm| {
        let owned: f32 = worm.stones.iter().map(|stone| findings.ownership.at(stone) * sign).sum();
        worm.color != color && owned > DEAD * worm.size() as f32
    };
    let liberties = |worm: &Worm| worm.liberties.intersection(&examined.moves);
    let safe = |point: &Point| examined.board.liberties_after(*point, color).len() > 1;
    let mut dead: Vec<&Worm> = examined.worms.iter().filter(is_dead).collect();
    // The nearest to capture first; of its liberties one where the stone is safe.
    dead.sort_by_key(|worm| worm.liberties.len());
    dead.into_iter().find_map(|worm| liberties(worm).iter().find(safe))
}

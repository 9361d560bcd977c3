//! To play, to pass, or to resign?

use super::search::{self, Findings, Found};
use super::{Candidate, Choice, Decision, Examined, Purpose, Reason, ReasonKind};
use crate::board::{Color, Point, PointSet};
use crate::reading::Outcome;

/// From here on it is certain who owns a point.
const CERTAIN: f32 = 0.85;
/// A move in certain territory is worth playing if passing would lose so much of the chance to win, or so many points.
const RISK: f32 = 0.04;
const POINTS: f32 = 1.5;
/// A move elsewhere is as good if it loses no more of the chance to win.
const AS_GOOD: f32 = 0.05;
/// Who is less likely to win than this, and behind by more points, resigns if he may.
const HOPELESS: f32 = 0.03;
const FAR_BEHIND: f32 = 15.0;
/// The part of the games that goes into looking what happens after a pass.
const PASS_GAMES: u32 = 4;
/// How many candidates are named.
const CANDIDATES: usize = 20;

/// Simulates games, and decides.
pub(super) fn decide(examined: &Examined<'_>) -> Choice {
    let games = games(examined);
    let priors = examined.priors();
    let findings = search::search(&examined.question(examined.moves, &priors, games));
    let candidates = candidates(examined, &findings);
    let best = findings.moves.first();
    let (winning, lead) = best.map_or((0.5, 0.0), |best| (best.winning, best.score));
    let decision = match examined.request.purpose {
        Purpose::Cleanup => cleanup(examined, &findings).or_else(|| useful(examined, &findings, games)),
        Purpose::Game => useful(examined, &findings, games),
    };
    let resigns = examined.request.may_resign
        && winning < HOPELESS
        && lead < -FAR_BEHIND
        && examined.game.history().len() > examined.board.size() * 2;
    let decision = match decision {
        _ if resigns => Decision::Resign,
        Some(point) => Decision::Play(point),
        None => Decision::Pass,
    };
    Choice { decision, candidates: first(candidates, decision), lead, winning, games: findings.games }
}

/// How many games a move is worth: half as many for each level down.
fn games(examined: &Examined<'_>) -> u32 {
    let points = (examined.board.size() * examined.board.size()) as u32;
    let most = 400_000 / points.max(16) + 3_000;
    (most >> (10 - examined.request.level.min(10))).max(16)
}

/// The move of the chosen decision goes first, the others behind it, with values that do not rise.
fn first(mut candidates: Vec<Candidate>, decision: Decision) -> Vec<Candidate> {
    if let Decision::Play(point) = decision
        && let Some(place) = candidates.iter().position(|candidate| candidate.point == point)
    {
        let chosen = candidates.remove(place);
        candidates.insert(0, chosen);
    }
    let mut most = f32::MAX;
    for candidate in &mut candidates {
        candidate.value = candidate.value.min(most);
        most = candidate.value;
    }
    candidates.truncate(CANDIDATES);
    candidates
}

/// The moves that were looked at, best first, each with its reasons.
fn candidates(examined: &Examined<'_>, findings: &Findings) -> Vec<Candidate> {
    let pass = findings.moves.iter().find(|found| found.point.is_none()).filter(|found| found.games > 0);
    let size = examined.board.size();
    let worst = findings.moves.iter().filter(|found| found.games > 0).map(|found| found.score).fold(f32::MAX, f32::min);
    let baseline = pass.map_or(worst, |pass| pass.score);
    let candidate = |found: &Found| {
        let point = found.point.filter(|_| found.games > 0)?;
        let proposal = examined.proposed.get(&point);
        let mut reasons = proposal.map_or(Vec::new(), |proposal| proposal.reasons().to_vec());
        let gain = found.score - baseline;
        let kind = ReasonKind::Territory { gain, games: found.games };
        reasons.push(Reason::new(kind, gain, size));
        reasons.sort_by(|a, b| b.value.total_cmp(&a.value));
        Some(Candidate { point, value: gain, reasons })
    };
    findings.moves.iter().filter_map(candidate).collect()
}

/// The best move that is worth playing, if there is one.
fn useful(examined: &Examined<'_>, findings: &Findings, games: u32) -> Option<Point> {
    let best = findings.moves.iter().find(|found| found.point.is_some())?;
    let point = best.point?;
    if !is_pointless(examined, findings, point) {
        return Some(point);
    }
    // A move in somebody's territory: there must be something wrong with passing.
    let nothing = examined.question(PointSet::EMPTY, &[], games / PASS_GAMES);
    let pass = search::search(&nothing);
    let pass = pass.moves.first()?;
    if best.winning - pass.winning > RISK || best.score - pass.score > POINTS {
        return Some(point);
    }
    let as_good = |found: &&Found| {
        found.games > 0
            && best.winning - found.winning < AS_GOOD
            && found.point.is_some_and(|point| !is_pointless(examined, findings, point))
    };
    findings.moves.iter().find(as_good).and_then(|found| found.point)
}

/// Whether a move is inside territory that is beyond doubt, and captures or saves nothing that matters.
fn is_pointless(examined: &Examined<'_>, findings: &Findings, point: Point) -> bool {
    let owner = findings.ownership.at(point);
    if owner.abs() < CERTAIN {
        return false;
    }
    let owner = if owner > 0.0 { Color::Black } else { Color::White };
    // A string that changes hands although its place looks decided: reading knows better.
    let critical = |worm: &crate::worms::Worm| {
        let moves = if worm.color == examined.request.color { &worm.defenses } else { &worm.attacks };
        worm.color == owner && worm.is_critical() && moves.by(point) != Outcome::Lost
    };
    !examined.worms.iter().any(critical)
}

/// A move that takes dead stones of the opponent's off the board, or comes nearer to it.
fn cleanup(examined: &Examined<'_>, findings: &Findings) -> Option<Point> {
    let color = examined.request.color;
    let sign = if color == Color::Black { 1.0 } else { -1.0 };
    let dead = |worm: &&crate::worms::Worm| {
        worm.color != color && worm.stones.iter().all(|stone| findings.ownership.at(stone) * sign > 0.5)
    };
    let liberties = examined
        .worms
        .iter()
        .filter(dead)
        .fold(PointSet::EMPTY, |points, worm| points.union(&worm.liberties))
        .intersection(&examined.moves);
    let safe = |point: &Point| examined.board.liberties_after(*point, color).len() > 1;
    let ranked = findings.moves.iter().filter_map(|found| found.point).filter(|point| liberties.contains(*point));
    let mut ranked = ranked.collect::<Vec<_>>();
    ranked.sort_by_key(|point| !safe(point));
    ranked.first().copied()
}

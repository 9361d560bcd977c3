//! To play, to pass, or to resign?
//!
//! Simulated games and knowledge [together](balance) tell which move is the best. A pass is compared with it where the board
//! looks finished, or where the best move is inside territory that is beyond doubt: if it gains nothing, another move that does
//! is looked for, and if there is none the engine passes. That keeps its territory whole under Japanese rules too. A move of
//! which reading says that it kills or saves a dragon is not compared.

mod balance;

use super::choice::decided_first;
use super::outlook::Watch;
use super::reporter::Reporter;
use super::value::constants::COUNTED;
use super::{Candidate, Choice, Decision, Examined, Purpose, Reason, ReasonKind, Request, prior};
use crate::board::{Board, Color, Point, PointSet};
use crate::game::Move;
use crate::playout::Ownership;
use crate::reading::Outcome;
use crate::search::{self, Aim, Findings, Found, Kept, Task};
use crate::worms::Worm;
pub(super) use balance::Advice;
use balance::best;
use std::ops::ControlFlow;

/// It is certain who owns a point if games give it to that player so much more often than to the other: 1 is always.
const CERTAIN: f32 = 0.85;
/// The board counts as finished when at most this share of its points (in %) has no certain owner.
const OPEN: usize = 8;
/// A string is dead if games give its points to the opponent so much more often than to its owner, on average.
const DEAD: f32 = 0.5;
/// A move gains something over passing if it wins this part of the games more, or so many points, and in either case
/// more than chance explains.
const CHANCE: f32 = 0.02;
const POINTS: f32 = 0.6;
/// The same of a pass that only the first search knows: it gave it few games, and found few of the answers to it, so
/// that a pass looks better there than it is.
const CLEARLY: f32 = 0.15;
const CLEAR_POINTS: f32 = 8.0;
/// A move inside certain territory must gain so many points: its own stone, by territory counting, and half as much.
const INSIDE: f32 = 1.5;
/// Who is less likely to win than this, and behind by more points, resigns if he may.
const HOPELESS: f32 = 0.03;
const FAR_BEHIND: f32 = 15.0;
/// So does who is less likely to win than this, and behind by so large a part of the board's points: few games tell no smaller chances.
const UNLIKELY: f32 = 0.1;
const LOST: f32 = 0.25;
/// The part of the time, in hundredths, after which the first search ends; the rest is for looking once more.
const FIRST_SEARCH: u32 = 80;
/// One in so many of the games for a move goes once more into what happens after a pass, if that is in question. This
/// and what follows is together less than what the first search may cost.
const PASS_GAMES: u32 = 4;
/// So many other moves are looked at once more if the best one gains nothing.
const NEUTRAL: usize = 6;
/// One in so many of the games for a move goes into looking at each of them.
const NEUTRAL_GAMES: u32 = 16;
/// The same for playing on at random, either player moving first, to see who owns what.
const OWNER_GAMES: u32 = 20;
/// What is looked at once more gets at least so many games, at the lowest levels too.
const LEAST_GAMES: u32 = 64;
/// The winner is clear where so great a part of the games is won, or lost: then points are played for as they are counted.
const WON: f32 = 0.8;
/// A move that is counted to gain more than another that games prefer ([`COUNTED`]) may lose so many points by games, and win so much smaller a part of them: the move that the search prefers is the one of many that had
/// most luck.
const COUNTED_LESS: f32 = 4.0;
const COUNTED_CHANCE: f32 = 0.1;
/// One in so many of the games for a move goes into looking at it.
const COUNTED_GAMES: u32 = 8;
/// One in so many of the games for a move goes into one that was asked for in a part of the board, and is the only one to decide
/// about life there.
const SETTLED: u32 = 8;
/// The greatest level: half as many games for each level down.
const MOST: u8 = 10;
/// With fewer games than this knowledge is not asked: it takes as long as some hundreds of them.
const ADVISED: u32 = 1_000;
/// How many candidates are named.
const CANDIDATES: usize = 20;

/// Whether it is worth while to ask what the player that knows makes of a position: not for few games, nor where the question is which
/// of the moves is best that reading knows to decide about life.
pub(super) fn wants_advice(examined: &Examined<'_>) -> bool {
    games(examined) >= ADVISED && examined.deciding.is_none()
}

/// Simulates games, and decides.
pub(super) fn decide(
    examined: &Examined<'_>,
    advice: &Advice,
    kept: &mut Option<Kept>,
    watch: Option<Watch<'_>>,
) -> Choice {
    let priors = examined.priors();
    let (limit, usual) = (examined.limit.share(FIRST_SEARCH), examined.usual.share(FIRST_SEARCH));
    let moves = examined.deciding.unwrap_or(examined.moves);
    // A single move needs no comparison, only a score.
    let is_settled = examined.deciding.is_some_and(|deciding| deciding.len() == 1);
    let games = if is_settled { games(examined) / SETTLED } else { games(examined) };
    let task = Task { limit: &limit, usual: &usual, ..examined.task(moves, &priors, games) };
    let color = examined.request.color;
    let known = kept.take().and_then(|kept| kept.later(examined.game, color, task.komi));
    let mut reporter = Reporter::new(examined, watch);
    let mut watch = |progress: &search::Progress<'_>| {
        let _ = reporter.look(progress);
        ControlFlow::Continue(())
    };
    let (findings, root) = search::search_from(&task, known, &mut watch);
    *kept = Some(Kept::new(&task, root));
    let best = best(&examined.board, &findings, advice);
    let at_most = findings.games.min(games_at(examined.board.size(), MOST));
    let counted = SecondLook { examined, findings: &findings, best, games: at_most }.counted(advice);
    let best = counted.as_ref().or(best);
    // Where passing is all that is left, there may be no best move.
    let expected = best.or(findings.of(None));
    let (winning, lead) = expected.map_or((0.5, 0.0), |found| (found.winning.value, found.score.value));
    let played_long_enough = examined.game.history().len() > 2 * examined.board.size();
    let resigns = examined.request.may_resign && played_long_enough && is_lost(winning, lead, &examined.board);
    let useful = || SecondLook { examined, findings: &findings, best, games: at_most }.useful();
    let point = match examined.request.purpose {
        Purpose::Cleanup => cleanup(examined, &findings).or_else(useful),
        Purpose::Game => useful(),
    };
    let playing_on = Move::from(point);
    let decision = if resigns { Decision::Resign } else { playing_on.into() };
    let candidates = decided_first(candidates(examined, advice, &findings), decision, CANDIDATES);
    Choice { decision, playing_on, candidates, lead, winning, games: findings.games }
}

/// Whether a game is lost beyond doubt.
fn is_lost(winning: f32, lead: f32, board: &Board) -> bool {
    let by_far = lead < -LOST * board.points().len() as f32;
    lead < -FAR_BEHIND && (winning < HOPELESS || winning < UNLIKELY && by_far)
}

/// How many games a move is worth: as many as the level says; at the greatest, with a clock, as many as there is time for.
fn games(examined: &Examined<'_>) -> u32 {
    let Request { games, time, level, .. } = *examined.request;
    games.unwrap_or(match time {
        Some(_) if level >= MOST => u32::MAX / 2,
        _ => games_at(examined.board.size(), level),
    })
}

/// The same for a board of this size, at a level.
pub(crate) fn games_at(size: usize, level: u8) -> u32 {
    let points = (size * size) as u32;
    let most = 1_200_000 / points.max(16) + 6_000;
    (most >> (MOST - level.min(MOST))).max(16)
}

/// The moves that were looked at, those that most games began with first, each with its reasons.
fn candidates(examined: &Examined<'_>, advice: &Advice, findings: &Findings) -> Vec<Candidate> {
    let baseline = findings.of(None).map_or(0.0, |pass| pass.score.value);
    let candidate = |found: &Found| {
        let point = found.point.filter(|_| found.games > 0)?;
        let gain = found.score.value - baseline;
        let kind = ReasonKind::Simulated { gain, games: found.games };
        let mut reasons = vec![Reason::new(kind, gain, examined.board.size())];
        let mut value = gain;
        let known = advice.get(&point).or(examined.proposed.get(&point));
        let worth = known.map(super::Proposal::worth);
        reasons.extend(known.into_iter().flat_map(super::Proposal::told));
        if let Some(proposal) = examined.proposed.get(&point).filter(|proposal| proposal.is_proposed()) {
            // What the reasons promise counts as much as the games that it stands for.
            let (promised, weight) = (proposal.value(), prior(proposal, &examined.board).games());
            value = (gain * found.games as f32 + promised * weight) / (found.games as f32 + weight);
        }
        reasons.sort_by(|a, b| b.value.total_cmp(&a.value));
        Some(Candidate { point, value, worth, reasons })
    };
    findings.moves.iter().filter_map(candidate).collect()
}

/// Whether there is anything left to play for, once moves were searched.
struct SecondLook<'a> {
    examined: &'a Examined<'a>,
    findings: &'a Findings,
    /// The best move, by games and knowledge.
    best: Option<&'a Found>,
    /// How many games a move is worth.
    games: u32,
}

impl SecondLook<'_> {
    /// The best move that is worth playing, if there is one.
    fn useful(&self) -> Option<Point> {
        // 1. While something is being fought over, or if it is plain what the best move gains, that one is played.
        let best = self.best?;
        if best.point.is_some_and(|point| self.is_decisive(point)) {
            return best.point;
        }
        let owned = |point| self.findings.ownership.at(point);
        let seems_quiet = self.is_finished(owned) || best.point.is_some_and(|point| owned(point).abs() >= CERTAIN);
        let pass = self.findings.of(None);
        if !seems_quiet || pass.is_some_and(|pass| best.is_better(pass, CLEARLY, CLEAR_POINTS)) {
            return best.point;
        }
        // 2. Moves that do well in the search get most of its games, which makes their points look more certain than
        //    they are: so it is asked again who owns what, without them.
        let owners = self.owners();
        let owned = |point| match &owners {
            Some(owners) => f32::midpoint(owners[0].at(point), owners[1].at(point)),
            None => owned(point),
        };
        let inside = |found: &Found| found.point.is_some_and(|point| self.is_inside(owned(point), point));
        if !inside(best) && !self.is_finished(owned) {
            return best.point;
        }
        // 3. Does the best move gain anything over passing? One more stone costs no area, so that a move that leads to
        //    fewer points than a pass throws some away: in a lost game, for the chance that nobody notices.
        let pass = self.look(None, self.games / PASS_GAMES)?;
        let harmless = |found: &Found| !pass.is_better(found, CHANCE, POINTS);
        let gains = |found: &Found| {
            let points = if inside(found) { INSIDE } else { POINTS };
            found.is_better(&pass, CHANCE, points) && harmless(found)
        };
        if gains(best) {
            return best.point;
        }
        // 4. Or another one? Games do not tell for sure what the last neutral points are worth: such a point must do no
        //    harm, no more.
        let open = self.findings.moves.iter().filter(|found| found.point.is_some() && !inside(found)).take(NEUTRAL);
        let looks: Vec<Found> = open.filter_map(|found| self.look(found.point, self.games / NEUTRAL_GAMES)).collect();
        looks.iter().find(|found| gains(found)).or_else(|| looks.iter().find(|found| harmless(found)))?.point
    }

    /// The move that gains most as knowledge counts it, near the end, if that is more than what games prefer gains, and games do not say
    /// that it is worse. They hardly tell a point from another where the winner is clear; where he is not, they know better who wins.
    fn counted(&self, advice: &Advice) -> Option<Found> {
        let best = self.best.filter(|best| !best.point.is_some_and(|point| self.is_decisive(point)))?;
        let winning = best.winning.value;
        if winning.max(1.0 - winning) < WON {
            return None;
        }
        let games = |point: Point| self.findings.of(Some(point)).map_or(0, |found| found.games);
        let (&point, proposal) = advice
            .iter()
            .max_by(|a, b| a.1.value().total_cmp(&b.1.value()).then_with(|| games(*a.0).cmp(&games(*b.0))))?;
        let value = best.point.and_then(|point| advice.get(&point)).map_or(0.0, |proposal| proposal.value());
        if !proposal.is_counted() || proposal.value() < value + COUNTED || !self.examined.moves.contains(point) {
            return None;
        }
        let looked = self.look(Some(point), self.games / COUNTED_GAMES)?;
        (!best.is_better(&looked, COUNTED_CHANCE, COUNTED_LESS)).then_some(looked)
    }

    /// Whether reading says that a move kills or saves a dragon: for sure, or at all where only such moves were looked at, in a part of
    /// the board. Games of an opponent who does not see the answer to a pass know less.
    fn is_decisive(&self, point: Point) -> bool {
        let Some(proposal) = self.examined.proposed.get(&point) else { return false };
        let is_restricted = self.examined.request.among.is_some();
        proposal.decides_for_sure() || is_restricted && proposal.decides().is_some()
    }

    /// What comes of one move, or of a pass: by so many games that all begin with it, or by those of the first search if
    /// these were as many, or if there is no time for more.
    fn look(&self, point: Option<Point>, games: u32) -> Option<Found> {
        let games = games.max(LEAST_GAMES);
        let known = self.findings.of(point).copied();
        if known.is_some_and(|known| known.games >= games) || self.examined.limit.is_reached() {
            return known;
        }
        let task = self.examined.task(point.map_or(PointSet::EMPTY, PointSet::single), &[], games);
        let task = Task { aim: Aim::Measure, may_pass: point.is_none(), ..task };
        let looked = search::search(&task).moves.first().copied();
        known.into_iter().chain(looked).max_by_key(|found| found.games)
    }

    /// Who owns what if Black, and if White, moves first and both play on at random; nothing if there is no time to ask.
    fn owners(&self) -> Option<[Ownership; 2]> {
        let games = (self.games / OWNER_GAMES).max(100);
        let owners = Color::BOTH.map(|color| self.examined.ownership(color, games));
        owners.iter().all(|owners| owners.count() == games).then_some(owners)
    }

    /// Whether it is beyond doubt who owns almost every point.
    fn is_finished(&self, owned: impl Fn(Point) -> f32) -> bool {
        let points = self.examined.board.points();
        let open = points.iter().filter(|&point| owned(point).abs() < CERTAIN).count();
        open * 100 <= points.len() * OPEN
    }

    /// Whether a move is inside territory that is beyond doubt, and changes nothing that reading knows better.
    fn is_inside(&self, owned: f32, point: Point) -> bool {
        if owned.abs() < CERTAIN {
            return false;
        }
        let owner = if owned > 0.0 { Color::Black } else { Color::White };
        let changes_hands = |worm: &Worm| {
            let moves = if worm.color == self.examined.request.color { &worm.defenses } else { &worm.attacks };
            worm.color == owner && worm.is_critical() && moves.by(point) != Outcome::Lost
        };
        !self.examined.readings.analysis.worms.iter().any(changes_hands)
    }
}

/// A move that takes dead stones of the opponent's off the board, or comes nearer to it.
fn cleanup(examined: &Examined<'_>, findings: &Findings) -> Option<Point> {
    let color = examined.request.color;
    let sign = color.sign();
    let is_dead = |worm: &&Worm| {
        let owned: f32 = worm.stones.iter().map(|stone| findings.ownership.at(stone) * sign).sum();
        worm.color != color && owned > DEAD * worm.size() as f32
    };
    let worms = &examined.readings.analysis.worms;
    examined.capturing(worms.iter().filter(is_dead).map(|worm| worm.origin).collect())
}

#[cfg(test)]
mod tests;

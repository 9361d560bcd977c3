//! What does the search see while it goes on?

use super::search::{Findings, Progress};
use super::{Examined, Reason};
use crate::board::{Color, Point};
use crate::game::Move;
use crate::playout::Ownership;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// How unequal the shares are that priors of different moves have: with this, a prior of 0.9 has twenty times the share of one of 0.5.
const TEMPERATURE: f32 = 0.13;

/// What a search has found so far. Chances and scores are those of the player to move.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// The player to move.
    pub color: Color,
    /// How many games were simulated for this search.
    pub games: u32,
    /// How likely the player to move is to win, from 0 to 1.
    pub winning: f32,
    /// By how many points, komi included; negative for a loss.
    pub score: f32,
    /// The moves, and perhaps passing: those that most games began with first.
    pub moves: Vec<Prospect>,
    /// Who owned what at the end of the games.
    pub ownership: Ownership,
}

/// What a search has found of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect {
    /// The move.
    pub made: Move,
    /// How many games began with it, those of earlier searches of the same game among them.
    pub games: u32,
    /// How likely it wins, from 0 to 1, and the standard error of that.
    pub winning: f32,
    /// See `winning`.
    pub error: f32,
    /// By how many points, komi included, and the standard error of that.
    pub score: f32,
    /// Its share of what is expected of the moves before any game was simulated; all moves together have 1.
    pub prior: f32,
    /// The line that most games took, beginning with the move.
    pub line: Vec<Move>,
    /// What speaks for it besides.
    pub reasons: Vec<Reason>,
}

/// Who is shown what is found, and how often.
pub struct Watch<'a> {
    /// The time from one time to the next.
    pub every: Duration,
    /// Is shown it, and says whether the search goes on; a search that chooses a move goes on all the same until that is chosen.
    pub show: &'a mut dyn FnMut(&Outlook) -> ControlFlow<()>,
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("every", &self.every).finish_non_exhaustive()
    }
}

/// Shows what is found when it is time to.
pub(super) struct Reporter<'a, 'w> {
    examined: &'a Examined<'a>,
    watch: Option<Watch<'w>>,
    last: Instant,
}

impl<'a, 'w> Reporter<'a, 'w> {
    pub(super) fn new(examined: &'a Examined<'a>, watch: Option<Watch<'w>>) -> Self {
        Self { examined, watch, last: Instant::now() }
    }

    /// Shows what was found if it is time to, and at the end. Says whether the search is to go on.
    pub(super) fn look(&mut self, progress: &Progress<'_>) -> ControlFlow<()> {
        match &mut self.watch {
            Some(watch) if progress.is_last || self.last.elapsed() >= watch.every => {
                self.last = Instant::now();
                (watch.show)(&outlook(self.examined, progress))
            }
            _ => ControlFlow::Continue(()),
        }
    }
}

fn outlook(examined: &Examined<'_>, progress: &Progress<'_>) -> Outlook {
    let Findings { moves, ownership, games } = progress.findings();
    let made = |point: Option<Point>| point.map_or(Move::Pass, Move::Play);
    let weight = |prior: f32| (prior / TEMPERATURE).exp();
    let weights: f32 = moves.iter().map(|found| weight(found.prior)).sum();
    let (winning, score) = moves.first().map_or((0.5, 0.0), |best| (best.winning.value, best.score.value));
    let prospect = |found: &super::search::Found| Prospect {
        made: made(found.point),
        games: found.games,
        winning: found.winning.value,
        error: found.winning.error,
        score: found.score.value,
        prior: weight(found.prior) / weights,
        line: progress.line(found.point).into_iter().map(made).collect(),
        reasons: found.point.and_then(|point| examined.proposed.get(&point)).map_or_else(Vec::new, |proposal| {
            let mut reasons = proposal.reasons().to_vec();
            reasons.sort_by(|a, b| b.value.total_cmp(&a.value));
            reasons
        }),
    };
    let moves = moves.iter().filter(|found| found.games > 0).map(prospect).collect();
    Outlook { color: examined.request.color, games, winning, score, moves, ownership }
}

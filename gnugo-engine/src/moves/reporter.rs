//! When is it shown what a search sees?

use super::Examined;
use super::outlook::{Outlook, Prospect, Watch};
use crate::game::Move;
use crate::search::{Findings, Found, Progress};
use std::ops::ControlFlow;
use std::time::Instant;

/// How unequal the shares are that priors of different moves have: with this, a prior of 0.9 has twenty times the share of one of 0.5.
const TEMPERATURE: f32 = 0.13;

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
    let Findings { moves, ownership, games, .. } = progress.findings();
    let weight = |prior: f32| (prior / TEMPERATURE).exp();
    let weights: f32 = moves.iter().map(|found| weight(found.prior)).sum();
    let (winning, score) = moves.first().map_or((0.5, 0.0), |best| (best.winning.value, best.score.value));
    let prospect = |found: &Found| Prospect {
        made: found.point.into(),
        games: found.games,
        winning: found.winning.value,
        error: found.winning.error,
        score: found.score.value,
        prior: weight(found.prior) / weights,
        line: progress.line(found.point).into_iter().map(Move::from).collect(),
        reasons: found.point.and_then(|point| examined.proposed.get(&point)).map_or_else(Vec::new, |proposal| {
            let mut reasons = proposal.told();
            reasons.sort_by(|a, b| b.value.total_cmp(&a.value));
            reasons
        }),
    };
    let moves = moves.iter().filter(|found| found.games > 0).map(prospect).collect();
    Outlook { color: examined.request.color, games, winning, score, moves, ownership }
}

//! What has one player tried in a position, and what came of it?
//!
//! Attack and defence go through their moves alike: the best outcome so far narrows the window for the others, the
//! zones of those that failed add up to what the failure depends on, and a failure that has nothing to do with the
//! move itself tells which other moves cannot be better.

use super::ko::KoState;
use super::liberty_shortage::Shortages;
use super::search::{Finding, Search, Window};
use super::{Outcome, Reading};
use crate::board::{Board, Color, Point, PointSet};
use smallvec::SmallVec;

/// The tries of one player, who attacks or defends the string at `target`.
#[derive(Debug)]
pub(super) struct Tries {
    pub(super) target: Point,
    pub(super) player: Color,
    pub(super) ko: KoState,
    /// What still matters to the player.
    pub(super) window: Window,
    /// The best so far, and what the result depends on.
    pub(super) found: Finding,
    /// The moves that were proposed.
    pub(super) seen: PointSet,
    /// Where a move can still make a difference, as far as that has been worked out.
    matters: PointSet,
    /// Answers of the opponent that work against every move outside these zones: not yet worked out where room could
    /// be made for a stone in them.
    answers: SmallVec<[PointSet; 2]>,
    /// Where room could be made for the player's stones.
    pub(super) shortages: Shortages,
    /// Whether the moves are away from the question, and may turn out to be irrelevant.
    pub(super) are_tenukis: bool,
}

impl Tries {
    /// Nothing has been tried yet.
    pub(super) fn new(board: &Board, target: Point, player: Color, ko: KoState, window: Window) -> Self {
        Self {
            target,
            player,
            ko,
            window,
            found: Finding { reading: Reading::LOST, zone: board.liberty_set(target) },
            seen: PointSet::EMPTY,
            matters: *board.points(),
            answers: SmallVec::new(),
            shortages: Shortages::new(player),
            are_tenukis: false,
        }
    }

    /// Whether the move is to be tried: it can make a difference, and has not been tried.
    #[inline]
    pub(super) fn admits(&mut self, search: &Search<'_>, point: Point) -> bool {
        while self.matters.contains(point)
            && let Some(i) = self.answers.iter().position(|zone| !zone.contains(point))
        {
            let zone = self.answers.swap_remove(i);
            self.matters = self.matters.intersection(&self.shortages.with_room(search, &zone));
        }
        self.matters.contains(point) && self.seen.insert(point)
    }

    /// Notes that nothing matters outside this zone.
    #[inline]
    pub(super) fn rule_out_all_but(&mut self, zone: &PointSet) {
        self.answers.push(*zone);
    }

    /// Takes in what a move achieves, and what that depends on. Whether it is enough.
    #[inline]
    pub(super) fn weigh(&mut self, point: Point, outcome: Outcome, zone: &PointSet) -> bool {
        if outcome > self.found.reading.outcome {
            self.found.reading = Reading { outcome, point: Some(point) };
            if outcome >= self.window.high {
                self.found.zone = *zone;
                return true;
            }
            self.window.low = self.window.low.max(outcome);
        }
        self.found.zone = self.found.zone.union(zone);
        false
    }

    /// Notes that a move brought nothing, and where the opponent's answer depends on something. If the move is not
    /// there, the answer works as if nothing had been played; so it does against all moves that are not there either.
    #[inline]
    pub(super) fn rule_out(&mut self, point: Point, outcome: Outcome, zone: &PointSet) {
        if outcome <= self.window.low && !zone.contains(point) {
            self.rule_out_all_but(zone);
        }
    }
}

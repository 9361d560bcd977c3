//! Moves that may capture a string.

use super::{Candidates, Gains};
use crate::board::{Board, Color, Point, PointSet};
use crate::reading::search::Search;

impl Search<'_> {
    /// What the opponent of the string at `target` may try to capture it by an attack of this order, if `zone` is
    /// what the failure of an attack of lower order depended on.
    pub(in crate::reading) fn attack_moves(
        &mut self,
        target: Point,
        attacker: Color,
        order: u8,
        gains: &Gains,
        zone: &PointSet,
    ) -> Candidates {
        let mut candidates = Candidates::default();
        let Some(string) = self.board.string(target) else { return candidates };
        let (liberties, count) = (*string.liberties(), string.liberty_count());
        direct_attacks(self.board, gains, attacker, &mut candidates);
        if count > usize::from(order)
            || !self.within(self.limits.branch_depth)
            || (order >= 3 && !self.within(self.limits.backfill2_depth))
        {
            return candidates;
        }
        let around = zone.intersection(&self.board.empty_points()).difference(&liberties);
        let mut endangered = [PointSet::EMPTY; 3];
        for chain in self.board.chains_around(target) {
            let Some(string) = self.board.string(chain) else { continue };
            if let Some(set) = endangered.get_mut(string.liberty_count()) {
                *set = set.union(string.liberties());
            }
        }
        for point in &around {
            let captures = self.board.would_capture(point, attacker);
            let urgent = if captures {
                Q0
            } else if endangered[1].contains(point) {
                Q1
            } else if endangered[2].contains(point) {
                Q2
            } else {
                0
            };
            let touched = PointSet::single(point).neighbors().intersection(&liberties).len() as i32;
            let own = self.board.liberty_count_after(point, attacker) as i32;
            candidates.add(point, urgent + 50 + 15 * touched + 5 * own.min(4));
        }
        candidates
    }
}

/// The string's own liberties: first those where the defender would gain most.
fn direct_attacks(board: &Board, gains: &Gains, attacker: Color, candidates: &mut Candidates) {
    for &(point, gain) in gains.iter() {
        let own = board.liberty_count_after(point, attacker) as i32;
        let promise = 100 + 8 * gain.min(6) as i32 + 2 * own.min(4) - if own <= 1 { 60 } else { 0 };
        candidates.add(point, promise);
    }
}

const Q0: i32 = 90;
const Q1: i32 = 60;
const Q2: i32 = 30;

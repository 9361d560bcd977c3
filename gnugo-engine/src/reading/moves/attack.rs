//! Moves that may capture a string of two to four liberties.

use super::Candidates;
use crate::board::{Board, Color, Point, PointSet};
use crate::reading::search::Search;

impl Search<'_> {
    /// What the opponent of the string at `target` may try to capture it.
    pub(in crate::reading) fn attack_moves(&mut self, target: Point, attacker: Color) -> Candidates {
        let mut candidates = Candidates::default();
        let Some(string) = self.board.string(target) else { return candidates };
        let (liberties, stones) = (*string.liberties(), *string.stones());
        let count = string.liberty_count();
        if let Some(ko) = self.board.ko().filter(|ko| ko.color == attacker) {
            candidates.add(ko.point, 130);
        }
        direct_attacks(self.board, &liberties, attacker, &mut candidates);
        if count >= 3 && !self.within(self.limits.branch_depth) {
            return candidates;
        }
        if count <= 3 || self.within(self.limits.fourlib_depth) {
            nets(self.board, &liberties, attacker, &mut candidates);
        }
        protections(self.board, &stones, attacker, &mut candidates);
        if self.within(self.limits.backfill_depth) {
            backfills(self.board, &liberties, attacker, &mut candidates);
        }
        candidates
    }
}

/// The string's own liberties: first those where the defender would gain most.
fn direct_attacks(board: &Board, liberties: &PointSet, attacker: Color, candidates: &mut Candidates) {
    for point in liberties {
        let own = board.liberties_after(point, attacker).len() as i32;
        let gain = board.liberties_after(point, attacker.opponent()).len() as i32;
        let promise = 100 + 8 * gain.min(6) + 2 * own.min(4) - if own <= 1 { 60 } else { 0 };
        candidates.add(point, promise);
    }
}

/// Points next to the liberties: nets, and moves that make an escape short of liberties.
fn nets(board: &Board, liberties: &PointSet, attacker: Color, candidates: &mut Candidates) {
    let around = liberties.neighbors().intersection(&board.empty_points()).difference(liberties);
    for point in &around {
        let touched = PointSet::single(point).neighbors().intersection(liberties).len() as i32;
        let own = board.liberties_after(point, attacker).len() as i32;
        if own > 1 {
            candidates.add(point, 50 + 15 * touched + own.min(4));
        }
    }
}

/// Moves that save surrounding strings from capture.
fn protections(board: &Board, stones: &PointSet, attacker: Color, candidates: &mut Candidates) {
    for chain in board.strings_in(&stones.neighbors(), attacker) {
        let Some(string) = board.string(chain) else { continue };
        if string.liberty_count() > 2 {
            continue;
        }
        let urgent = string.liberty_count() == 1;
        for enemy in board.adjacent_opponents(chain) {
            if board.liberties(enemy) == 1 {
                candidates.add_all(&board.liberty_set(enemy), if urgent { 120 } else { 70 });
            }
        }
        candidates.add_all(string.liberties(), if urgent { 90 } else { 40 });
    }
}

/// Moves that prepare an approach which would be a self-atari now.
fn backfills(board: &Board, liberties: &PointSet, attacker: Color, candidates: &mut Candidates) {
    for point in liberties {
        if board.liberties_after(point, attacker).len() > 1 {
            continue;
        }
        for n in point.neighbors() {
            if board.is_empty(n) {
                candidates.add(n, 45);
            } else if board.at(n).is(attacker) {
                candidates.add_all(&board.liberty_set(n), 44);
            } else if board.liberties(n) == 1 {
                candidates.add_all(&board.liberty_set(n), 60);
            }
        }
    }
}

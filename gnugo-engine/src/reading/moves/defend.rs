//! Moves that may save a string.

use super::Candidates;
use crate::board::{Board, Color, Point, PointSet};
use crate::reading::search::Search;

impl Search<'_> {
    /// What the owner of the string at `target` may try to save it.
    pub(in crate::reading) fn defense_moves(&mut self, target: Point, defender: Color) -> Candidates {
        let mut candidates = Candidates::default();
        let Some(string) = self.board.string(target) else { return candidates };
        let (liberties, count) = (*string.liberties(), string.liberty_count());
        if let Some(ko) = self.board.ko().filter(|ko| ko.color == defender) {
            candidates.add(ko.point, 110);
        }
        for point in &liberties {
            let gained = self.board.liberties_after(point, defender).len() as i32;
            // In atari, a string that still has one liberty is still in atari.
            if gained > 1 || count > 1 {
                candidates.add(point, 100 + 12 * gained.min(6));
            }
        }
        let chains = self.board.adjacent_opponents(target);
        for &chain in &chains {
            let Some(string) = self.board.string(chain) else { continue };
            if string.liberty_count() == 1 {
                candidates.add_all(string.liberties(), 140 + string.size().min(5) as i32);
            }
        }
        if count == 1 {
            return candidates;
        }
        if self.within(self.limits.break_chain_depth) {
            for &chain in &chains {
                let Some(string) = self.board.string(chain) else { continue };
                if string.liberty_count() <= 3 {
                    candidates.add_all(string.liberties(), 80 - 10 * string.liberty_count() as i32);
                }
            }
        }
        links(self.board, &liberties, defender, &mut candidates);
        if self.within(self.limits.backfill_depth) {
            preventions(self.board, &liberties, defender, &mut candidates);
        }
        candidates
    }
}

/// Points next to the liberties: connections, and room for more liberties.
fn links(board: &Board, liberties: &PointSet, defender: Color, candidates: &mut Candidates) {
    let around = liberties.neighbors().intersection(&board.empty_points()).difference(liberties);
    for point in &around {
        let gained = board.liberties_after(point, defender).len() as i32;
        if gained > 1 {
            candidates.add(point, 50 + 4 * gained.min(6));
        }
    }
}

/// Points that make the opponent's approach a self-atari.
fn preventions(board: &Board, liberties: &PointSet, defender: Color, candidates: &mut Candidates) {
    for point in liberties {
        let theirs = board.liberties_after(point, defender.opponent());
        if theirs.len() <= 2 {
            candidates.add_all(&theirs.intersection(&board.empty_points()), 45);
        }
    }
}

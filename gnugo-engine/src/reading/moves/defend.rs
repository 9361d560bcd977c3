//! Moves that may save a string.

use super::Candidates;
use crate::board::{Color, Point, PointSet};
use crate::reading::search::Search;

impl Search<'_> {
    /// What saves a string that is about to be taken, if anything does: extending it, or taking a surrounding string.
    ///
    /// What could make an extension possible that is none now is added to the zone.
    pub(in crate::reading) fn escapes(&self, target: Point, defender: Color, zone: &mut PointSet) -> Candidates {
        let mut candidates = Candidates::default();
        for point in &self.board.liberty_set(target) {
            let gained = self.board.liberty_count_after(point, defender) as i32;
            // A string that still has one liberty is still in atari.
            if gained > 1 {
                candidates.add(point, 100 + 12 * gained.min(6));
            } else {
                *zone = zone.union(&self.room(point, defender));
            }
            if self.board.string(target).is_some_and(|string| string.size() == 1) {
                // Where the captor of a single stone would be left in atari itself.
                let mut after = self.board.liberties_after(point, defender.opponent());
                after.remove(target);
                if after.len() == 1 {
                    candidates.add_all(&after, 60);
                }
                for friend in self.board.strings_in(&PointSet::single(point).neighbors(), defender) {
                    if friend != target && self.board.liberties(friend) == 1 {
                        self.captures_around(friend, 50, &mut candidates);
                    }
                }
            }
        }
        self.captures_around(target, 130, &mut candidates);
        candidates
    }

    /// Captures of strings next to the one at `point`.
    fn captures_around(&self, point: Point, promise: i32, candidates: &mut Candidates) {
        for chain in self.board.chains_around(point) {
            let Some(string) = self.board.string(chain) else { continue };
            if string.liberty_count() == 1 {
                candidates.add_all(string.liberties(), promise + string.size().min(5) as i32);
            }
        }
    }

    /// What may upset an attack that succeeds if nothing is done, and depends on `zone`.
    pub(in crate::reading) fn defense_moves(&self, target: Point, defender: Color, zone: &PointSet) -> Candidates {
        let mut candidates = Candidates::default();
        let liberties = self.board.liberty_set(target);
        let chains = self.board.chains_around(target);
        for point in &zone.union(&liberties).intersection(&self.board.empty_points()) {
            let gained = self.board.liberty_count_after(point, defender) as i32;
            let promise = if liberties.contains(point) { 100 } else { 50 } + 12 * gained.min(6);
            candidates.add(point, promise);
        }
        for chain in chains {
            let Some(string) = self.board.string(chain) else { continue };
            if string.liberty_count() == 1 {
                candidates.raise(string.liberties(), 130 + string.size().min(5) as i32);
            }
        }
        candidates
    }
}

//! Moves that may capture a string.
//!
//! The string's own liberties come first. What surrounds it must not be captured itself; an atari that would be
//! self-atari wants preparing; and nets and clamps are played next to the liberties. If none of that succeeds, whatever
//! the defence depends on is tried.

use super::{Candidates, PLAIN};
use crate::board::{Color, Point, PointSet};
use crate::reading::moves_tried::Tries;
use crate::reading::search::Search;

impl Search<'_> {
    /// What the opponent of the string at `target` may try besides its liberties; at those that are `blocked`, it would
    /// be in atari.
    pub(in crate::reading) fn indirect_attacks(
        &mut self,
        target: Point,
        attacker: Color,
        blocked: &PointSet,
        moves: &mut Candidates,
    ) {
        let Some(string) = self.board.string(target) else { return };
        let (liberties, count) = (*string.liberties(), string.liberty_count());
        if self.within(self.task.limits.backfill_depth) {
            self.support_attackers(target, attacker, moves);
            self.backfill(blocked, attacker, moves);
        }
        if count == 1 {
            self.capture_together(target, &liberties, attacker, moves);
        } else {
            self.surround(&liberties, count, attacker, moves);
        }
    }

    /// Moves at points on which the defence depends. Where they have no room of their own, they must do something at once.
    pub(in crate::reading) fn far_attacks(&mut self, tries: &mut Tries, seen: &PointSet) -> Candidates {
        let (target, attacker) = (tries.target, tries.player);
        let mut moves = Candidates::new(self.frame);
        let Some(string) = self.board.string(target) else { return moves };
        let (stones, liberties) = (*string.stones(), *string.liberties());
        let weak = self.liberties_of_weak_chains(target);
        // Deeper, a stone must threaten something.
        let most = if self.within(self.task.limits.quiet_attack_depth) { 3 } else { 2 };
        for point in &tries.shortages.with_room(self, &tries.found.zone).difference(seen) {
            let own = self.board.liberty_count_after(point, attacker);
            let threatens = self.weakest_next_to(point, attacker.opponent()).is_some_and(|weakest| weakest <= most);
            let helps = most > 2 && self.weakest_next_to(point, attacker).is_some_and(|weakest| weakest <= 3);
            let lives = own > 1 || self.board.liberty_count_after(point, attacker.opponent()) <= 3;
            let is_pressing = own > 3 || ((threatens || helps) && lives && is_near(point, &stones));
            if own >= 1 && (is_pressing || self.board.would_capture(point, attacker)) {
                let promise = 15 * liberties.touching(point) as i32 + 5 * own.min(4) as i32;
                moves.add(point, promise + if weak.contains(point) { 20 } else { 0 });
            }
        }
        moves
    }

    /// The string's own liberties, first those where the defender would gain most. The liberties where the attacker
    /// would be in atari, or may not play. Where the string would be taken in a ko, that comes last, unless it
    /// `takes_first`.
    pub(in crate::reading) fn direct_attacks(
        &self,
        target: Point,
        attacker: Color,
        takes_first: bool,
        moves: &mut Candidates,
    ) -> PointSet {
        let mut blocked = PointSet::EMPTY;
        let Some(string) = self.board.string(target) else { return blocked };
        let count = string.liberty_count();
        for point in string.liberties() {
            let (own, gain, captures) = self.board.liberty_counts_after(point, attacker);
            // Between moves that do the same, the string is driven towards the edge.
            let inner = point.edge_distance(self.board.size()).min(2) as i32;
            let mut promise = PLAIN + 10 * gain.min(6) as i32 + 3 * own.min(4) as i32 + inner;
            if own <= 1 && !captures {
                blocked.insert(point);
                // A sacrifice takes a liberty only where there is no third one, or keeps the string from stones through
                // which it would get as many.
                let cuts = count == 4 && gain >= 4;
                if own == 0 || (count > 2 && !cuts) {
                    continue;
                }
                promise -= RISKY;
            } else if captures {
                promise += CAPTURE;
                if self.board.is_ko_capture(point, attacker).is_some() {
                    // If the string itself can be taken back, whatever captures it without a ko is better.
                    promise -= if count > 1 || takes_first { RISKY } else { LAST };
                }
            }
            moves.add(point, promise);
        }
        blocked
    }

    /// Saves surrounding strings that could be captured: where they can be extended, and what they can capture.
    fn support_attackers(&mut self, target: Point, attacker: Color, moves: &mut Candidates) {
        moves.begin();
        let most = if self.within(self.task.limits.break_chain_depth) { 2 } else { 1 };
        let Some(target) = self.board.string(target) else { return };
        for (_, string) in self.board.chains(target) {
            if string.liberty_count() > most {
                continue;
            }
            let urgent = string.liberty_count() == 1;
            for point in string.liberties() {
                let own = self.board.liberty_count_after(point, attacker) as i32;
                if own >= 2 {
                    moves.add(point, if urgent { 90 + string.size().min(5) as i32 } else { 40 } + 3 * own.min(4));
                }
            }
            for (_, enemy) in self.board.chains(string) {
                if enemy.liberty_count() == 1
                    && let Some(point) = enemy.liberties().first()
                {
                    moves.add(point, if urgent { 100 } else { 60 } + enemy.size().min(5) as i32);
                }
            }
        }
    }

    /// Where the capture of a single stone would be a ko: takes liberties from other strings at its last liberty, so
    /// that they are captured with it and there is no taking back.
    ///
    /// ```text
    /// X O b O a X    If black takes at b, white takes back. Once white's three stones have no other
    /// X X O O X X    liberty than b, they go with the single one: black plays a first.
    /// . X X X X .
    /// ```
    fn capture_together(&self, target: Point, liberties: &PointSet, attacker: Color, moves: &mut Candidates) {
        moves.begin();
        for other in self.board.strings_in(&liberties.neighbors(), attacker.opponent()) {
            let Some(string) = self.board.string(other) else { continue };
            if string.stones().contains(target) || string.liberty_count() > TOGETHER {
                continue;
            }
            for fill in string.liberties() {
                if self.board.liberty_count_after(fill, attacker) >= 1 {
                    moves.add(fill, 60 - 10 * string.liberty_count() as i32);
                }
            }
        }
    }

    /// Where an atari would be self-atari at once: prepares it by strengthening the stones it would join, or by taking
    /// liberties of what is in the way.
    fn backfill(&mut self, blocked: &PointSet, attacker: Color, moves: &mut Candidates) {
        moves.begin();
        let deep = self.within(self.task.limits.backfill2_depth);
        for point in blocked {
            let mut around = self.board.liberties_after(point, attacker);
            for n in point.neighbors() {
                let Some(string) = self.board.string(n) else { continue };
                if string.color() == attacker || (deep && string.liberty_count() <= 2) {
                    around = around.union(string.liberties());
                }
            }
            around.remove(point);
            for fill in &around {
                let own = self.board.liberty_count_after(fill, attacker) as i32;
                if own >= 2 || self.board.would_capture(fill, attacker) {
                    moves.add(fill, 50 + 3 * own.min(4));
                }
            }
        }
    }

    /// Nets and clamps: moves next to the liberties; deep in the search only those that touch two of them.
    fn surround(&mut self, liberties: &PointSet, count: usize, attacker: Color, moves: &mut Candidates) {
        moves.begin();
        if !self.within(self.task.limits.branch_depth) {
            return;
        }
        let least = match count {
            2 | 3 if self.within(self.task.limits.superstring_depth) => 1,
            2 | 3 => 2,
            _ if self.within(self.task.limits.far_attack_depth) => 1,
            _ => return,
        };
        let around = self.board.empty_among(&liberties.neighbors()).difference(liberties);
        for point in &around {
            let touched = liberties.touching(point) as i32;
            if touched < least {
                continue;
            }
            let own = self.board.liberty_count_after(point, attacker) as i32;
            if own >= 2 {
                moves.add(point, 50 + 15 * touched + 3 * own.min(4));
            }
        }
    }
}

/// Whether a point is no more than five steps from one of the stones.
fn is_near(point: Point, stones: &PointSet) -> bool {
    stones.iter().any(|stone| stone.row().abs_diff(point.row()) + stone.column().abs_diff(point.column()) <= 5)
}

/// How much less a sacrifice promises, or a capture that can be taken back.
const RISKY: i32 = 50;
/// How much more a capture promises than another move.
const CAPTURE: i32 = 15;
/// Takes a move behind all others.
const LAST: i32 = 1000;

/// A string that may be captured together with a single stone has at most so many liberties.
const TOGETHER: usize = 3;

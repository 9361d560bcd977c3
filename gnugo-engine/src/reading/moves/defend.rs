//! Moves that may save a string.
//!
//! The string can be extended, surrounding strings can be captured or put into danger, ataris can be made self-ataris,
//! and moves next to the liberties connect, make room or stop a net. If none of that succeeds, whatever the attack
//! depends on is tried.

use super::{Candidates, Extensions, PLAIN};
use crate::board::{Color, Point, PointSet, StringInfo};
use crate::reading::moves_tried::Tries;
use crate::reading::search::Search;

impl Search<'_> {
    /// Extensions of the string at `target`, and captures of the strings around it.
    pub(in crate::reading) fn direct_defenses(
        &mut self,
        target: Point,
        defender: Color,
        extensions: &Extensions,
        moves: &mut Candidates,
    ) {
        let Some(string) = self.board.string(target) else { return };
        if let Some(point) = self.task.threat.take() {
            // The opponent's vital point is mine.
            moves.add(point, 115);
        }
        moves.begin();
        for &(point, after) in extensions {
            // A string that still has one liberty is still in atari, unless it may not be taken there.
            if after > 1 || self.ends_where_it_is_forbidden(point, defender) {
                // Between extensions that gain as much, the string runs away from the edge.
                let inner = point.edge_distance(self.board.size()).min(3) as i32;
                moves.add(point, PLAIN + 12 * after.min(6) as i32 + inner);
            }
        }
        moves.begin();
        for (_, string) in self.board.chains(string) {
            if string.liberty_count() > 1 {
                continue;
            }
            for point in string.liberties() {
                let own = self.board.liberty_count_after(point, defender) as i32;
                moves.add(point, PLAIN + 30 + string.size().min(5) as i32 + 3 * own.min(4));
            }
        }
    }

    /// What else the owner may try near the string.
    pub(in crate::reading) fn indirect_defenses(
        &mut self,
        target: Point,
        defender: Color,
        chased: Option<Point>,
        moves: &mut Candidates,
    ) {
        let Some(string) = self.board.string(target) else { return };
        let (liberties, count, single) = (*string.liberties(), string.liberty_count(), string.size() == 1);
        if count > 1 {
            if self.within(self.task.limits.break_chain_depth) {
                self.break_chains(target, count, defender, moves);
            } else if let Some(chain) = chased.and_then(|chased| self.board.string(chased)) {
                moves.begin();
                self.chase(chain, defender, moves);
            }
            self.hinder(&liberties, defender, moves);
            self.reach_out(&liberties, count, defender, moves);
        } else if single && self.within(self.task.limits.backfill_depth) {
            self.set_up_snapback(&liberties, defender, moves);
        }
    }

    /// Moves at points on which the attack depends; `vital` is the attacker's move. Deep in the search, a stone must
    /// do something at once.
    pub(in crate::reading) fn far_defenses(
        &mut self,
        tries: &mut Tries,
        zone: &PointSet,
        vital: Option<Point>,
    ) -> Candidates {
        let (target, defender) = (tries.target, tries.player);
        let mut moves = Candidates::new(self.frame);
        if !self.within(self.task.limits.far_defense_depth) {
            return moves;
        }
        let anywhere = self.within(self.task.limits.quiet_defense_depth);
        let liberties = self.board.liberty_set(target);
        let near = liberties.neighbors();
        let weak = self.liberties_of_weak_chains(target);
        for point in &tries.shortages.with_room(self, zone).difference(&tries.seen) {
            let captures = self.board.would_capture(point, defender);
            let own = self.board.liberty_count_after(point, defender) as i32;
            // What the string gains at its own liberties has been tried.
            let gains_nothing = liberties.contains(point) && !captures;
            if gains_nothing || !(anywhere || self.is_pressing(point, own, captures, &near, defender)) {
                continue;
            }
            let bonus = |reason: bool, worth: i32| if reason { worth } else { 0 };
            let promise = bonus(captures, 100) + bonus(vital == Some(point), 20) + bonus(near.contains(point), 10);
            moves.add(point, promise + bonus(weak.contains(point), 10) + own.min(4));
        }
        moves
    }

    /// Whether a stone of `defender` would do something at once: it touches stones of its own or weak ones of the
    /// attacker's, and if it would be in atari, it puts more than one stone into atari, or the attacker has little room
    /// there too, or is hindered next to the string.
    fn is_pressing(&self, point: Point, own: i32, captures: bool, near: &PointSet, defender: Color) -> bool {
        let attacker = defender.opponent();
        let touches = self.weakest_next_to(point, defender).is_some()
            || self.weakest_next_to(point, attacker).is_some_and(|weakest| weakest <= 3);
        let gives_atari = || {
            let mut beside = self.board.beside(point, attacker);
            beside.any(|(_, chain)| chain.liberty_count() <= 2 && chain.size() > 1)
        };
        let lives = own > 1
            || near.contains(point)
            || self.board.liberty_count_after(point, attacker) <= 2
            || (own == 1 && gives_atari());
        captures || (touches && lives)
    }

    /// Puts surrounding strings into danger.
    fn break_chains(&mut self, target: Point, count: usize, defender: Color, moves: &mut Candidates) {
        moves.begin();
        let Some(target) = self.board.string(target) else { return };
        for (_, chain) in self.board.chains(target) {
            match chain.liberty_count() {
                2 => self.chase(chain, defender, moves),
                3 if count >= 3 => self.press(chain, 40, defender, moves),
                _ => (),
            }
        }
    }

    /// Puts a surrounding string into atari.
    fn chase(&self, chain: &StringInfo, defender: Color, moves: &mut Candidates) {
        self.press(chain, 70, defender, moves);
    }

    /// Takes a liberty from a surrounding string, where the stone is not in atari itself.
    fn press(&self, chain: &StringInfo, promise: i32, defender: Color, moves: &mut Candidates) {
        for point in chain.liberties() {
            let own = self.board.liberty_count_after(point, defender) as i32;
            if own >= 2 {
                moves.add(point, promise + 3 * own.min(4));
            }
        }
    }

    /// Fills the place from which the captor of a single stone would be taken back.
    fn set_up_snapback(&self, liberties: &PointSet, defender: Color, moves: &mut Candidates) {
        moves.begin();
        for point in liberties {
            let after = self.board.liberties_after(point, defender.opponent());
            if after.len() <= 2 {
                moves.add_all(&after, 60);
            }
        }
    }

    /// Makes ataris self-ataris.
    fn hinder(&mut self, liberties: &PointSet, defender: Color, moves: &mut Candidates) {
        moves.begin();
        if !self.within(self.task.limits.backfill_depth) {
            return;
        }
        let most = if self.within(self.task.limits.backfill2_depth) { 2 } else { 1 };
        for point in liberties {
            // Most of the time, there is room.
            if self.board.empty_neighbor_count(point) > most
                || self.board.beside(point, defender.opponent()).any(|(_, string)| string.liberty_count() > most + 1)
            {
                continue;
            }
            let after = self.board.liberties_after(point, defender.opponent());
            let count = after.len_up_to(most);
            if count > most {
                continue;
            }
            for fill in &after {
                if self.board.liberty_count_after(fill, defender) >= 2 {
                    moves.add(fill, if count == 1 { 70 } else { 55 });
                }
            }
        }
    }

    /// Moves next to the liberties: connections, eye room, room to run.
    fn reach_out(&mut self, liberties: &PointSet, count: usize, defender: Color, moves: &mut Candidates) {
        moves.begin();
        let depth =
            if count <= 3 { self.task.limits.superstring_depth } else { self.task.limits.superstring_depth / 2 };
        if !self.within(depth) {
            return;
        }
        let around = self.board.empty_among(&liberties.neighbors()).difference(liberties);
        for point in &around {
            let touched = liberties.touching(point) as i32;
            let own = self.board.liberty_count_after(point, defender) as i32;
            if own >= 2 {
                moves.add(point, 45 + 10 * touched + 5 * own.min(5));
            }
        }
    }
}

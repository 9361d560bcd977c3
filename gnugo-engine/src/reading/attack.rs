//! Can this string be captured?
//!
//! An attack of order *k* is one whose every move threatens an attack of order *k* − 1 if the defender ignores it.
//! Order 0 takes the string off the board now; order 1 is a ladder, every move an atari; order 2 finds nets and loose
//! ladders, and captures strings of three liberties; order 3 those of four.

use super::ko::KoState;
use super::moves::Gains;
use super::search::{FEW_A, Found, Goal, Search, Window};
use super::trace::Why;
use super::{Outcome, Reading};
use crate::board::{Color, Point, PointSet};

impl Search<'_> {
    /// What the opponent of the string at `target` achieves by an attack of at most this order, moving now.
    pub(super) fn attack(&mut self, target: Point, order: u8, ko: KoState, window: Window) -> Found {
        let Some(string) = self.board.string(target) else { return Found::WON };
        let (attacker, count, origin) = (string.color().opponent(), string.liberty_count(), string.origin());
        let liberties = *string.liberties();
        if count == 1 && self.is_plain_capture(target, attacker) {
            let found = self.captured(target);
            self.judge(Goal::Attack, order, found.reading, Why::Captured);
            return found;
        }
        if count > usize::from(order) + 1 {
            self.judge(Goal::Attack, order, Reading::LOST, Why::Liberties);
            return Found::too_many(liberties, count, order);
        }
        let order = self.feasible(order);
        if count > usize::from(order) + 1 || self.is_exhausted() {
            self.judge(Goal::Attack, order, Reading::LOST, Why::Exhausted);
            return Found::too_many(liberties, count, order);
        }
        let key = self.key(Goal::Attack, origin, order, ko);
        self.remembered(Goal::Attack, order, key, window, |search, window| {
            search.attack_by(target, attacker, order, ko, window)
        })
    }

    fn attack_by(&mut self, target: Point, attacker: Color, order: u8, ko: KoState, window: Window) -> Found {
        let mut window = window;
        let mut found = Found::lost(self.board.liberty_set(target));
        let count = self.board.liberties(target);
        if order > 0 && count <= usize::from(order) {
            found = self.attack(target, order - 1, ko, window);
            if found.reading.outcome >= window.high {
                return found;
            }
            window.low = window.low.max(found.reading.outcome);
        }
        let gains = Gains::new(self.board, &self.board.liberty_set(target), attacker.opponent());
        let moves = self.attack_moves(target, attacker, order, &gains, &found.zone).sorted();
        for &(_, point) in &moves {
            let captures = self.board.would_capture(point, attacker);
            if !captures && let Some((_, zone)) = gains.break_out(self, Some(point), order) {
                found.zone = found.zone.union(&zone);
                continue;
            }
            let stakes = if captures { self.stakes(point, attacker, FEW_A) } else { PointSet::EMPTY };
            let Some(tried) = self.try_move(point, attacker, ko, window) else {
                found.zone = found.zone.union(&self.room(point, attacker));
                continue;
            };
            let mut reply = self.defend(target, order, tried.ko, tried.reply_window(window));
            self.support(point, FEW_A, &mut reply.zone);
            self.take_back();
            reply.zone.insert(point);
            reply.zone = reply.zone.union(&stakes);
            let outcome = tried.worth(reply.reading.outcome);
            if outcome > found.reading.outcome {
                found.reading = Reading { outcome, point: Some(point) };
                if outcome >= window.high {
                    found.zone = reply.zone;
                    return found;
                }
                window.low = window.low.max(outcome);
            }
            found.zone = found.zone.union(&reply.zone);
        }
        found
    }

    /// Whether the string in atari can be taken off the board for good: not a single stone whose capture leaves the
    /// captor in atari, so that it could be taken back (a ko, or a snapback).
    pub(super) fn is_plain_capture(&self, target: Point, attacker: Color) -> bool {
        let Some(string) = self.board.string(target) else { return false };
        string.size() > 1
            || string.liberties().first().is_some_and(|point| self.board.liberty_count_after(point, attacker) > 1)
    }

    /// A capture at once, and what it depends on: the last liberty, and that no surrounding string is taken first.
    fn captured(&mut self, target: Point) -> Found {
        let liberties = self.board.liberty_set(target);
        let mut zone = liberties.union(&self.board.string_stones(target));
        if let (Some(string), Some(point)) = (self.board.string(target), liberties.first())
            && string.size() == 1
        {
            // With one liberty less, the captor could be taken back.
            let after = self.board.liberties_after(point, string.color().opponent());
            if after.len() <= FEW_A {
                zone = zone.union(&after);
            }
            for friend in self.board.strings_in(&PointSet::single(point).neighbors(), string.color()) {
                for chain in self.board.chains_around(friend) {
                    self.support(chain, FEW_A, &mut zone);
                }
            }
        }
        for chain in self.board.chains_around(target) {
            self.support(chain, FEW_A, &mut zone);
        }
        Found { reading: Reading { outcome: Outcome::Win, point: liberties.first() }, zone }
    }
}

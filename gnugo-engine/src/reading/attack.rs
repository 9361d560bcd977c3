//! Can this string be captured?
//!
//! The attacker's moves are tried until one succeeds: first those that the string's shape suggests, then, near the
//! question, those that could change something on which the failure of the others depended.

use super::ko::KoState;
use super::ko_threats::{Order, by_threats};
use super::moves::{Candidates, PLAIN, Sorted};
use super::moves_tried::Tries;
use super::remember::remembered;
use super::search::{Finding, Move, Role, Search, Window};
use super::trace::Why;
use super::{Outcome, Reading};
use crate::board::{Color, Point, PointSet};

/// When a string in atari is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Taken {
    /// With the next move.
    Now,
    /// After a move of its owner's elsewhere.
    Later,
}

impl Search<'_> {
    /// What the opponent of the string at `target` achieves, moving now.
    pub(crate) fn attack(&mut self, target: Point, ko: KoState, window: Window) -> Finding {
        let Some(string) = self.board.string(target) else { return Finding::WON };
        let (attacker, count, origin) = (string.color().opponent(), string.liberty_count(), string.origin());
        if count == 1 && self.is_taken_for_good(target, Taken::Now) {
            let found = self.captured(target);
            if found.reading.point.is_some_and(|point| self.task.forbidden.forbids(point, attacker)) {
                self.judge(Role::Attack, Reading::LOST, Why::Forbidden);
                return Finding::LOST;
            }
            self.judge(Role::Attack, found.reading, Why::Captured);
            return found;
        }
        let reach = self.reach(count);
        if count > reach {
            self.judge(Role::Attack, Reading::LOST, Why::Liberties);
            let zone = if count == reach + 1 { self.board.liberty_set(target) } else { PointSet::EMPTY };
            return Finding { reading: Reading::LOST, zone };
        }
        if self.is_exhausted() {
            self.judge(Role::Attack, Reading::LOST, Why::Exhausted);
            return Finding::LOST;
        }
        if self.is_asked_by_threats(ko) {
            return by_threats(self, attacker, window, Order::Richest, |search, ko| {
                search.attack(target, ko, Window::FULL)
            });
        }
        let key = self.key(Role::Attack, origin);
        remembered(self, Role::Attack, key, ko, window, |search, window, mut first| {
            let known = search.known_without_tenuki(Role::Attack, origin, ko, window, &mut first);
            known.unwrap_or_else(|| search.attack_by(target, attacker, ko, window, first))
        })
    }

    fn attack_by(
        &mut self,
        target: Point,
        attacker: Color,
        ko: KoState,
        window: Window,
        first: Option<Point>,
    ) -> Finding {
        let mut tries = Tries::new(self.board, target, attacker, ko, window);
        // A capture that can be taken back is the last resort, even if it was found to be good before.
        let first = first.filter(|&point| self.board.is_ko_capture(point, attacker).is_none());
        let mut moves = Candidates::new(self.frame);
        // Who can always retake would rather begin a ko at once than find out what else leads to it.
        let takes_first = self.is_at_root() && ko == KoState::with_threats(Some(attacker));
        let blocked = self.direct_attacks(target, attacker, takes_first, &mut moves);
        // Most attacks succeed on the string's liberties: the others are not worked out before they are needed.
        if first.is_none_or(|point| moves.points().contains(point)) {
            let best = moves.take_best(PLAIN, first);
            if self.try_attacks(&mut tries, &best) || self.task.stopped {
                return tries.found;
            }
        }
        self.indirect_attacks(target, attacker, &blocked, &mut moves);
        let seen = moves.points();
        let others = moves.sorted(first);
        if self.try_attacks(&mut tries, others) || self.task.stopped {
            return tries.found;
        }
        // Moves that were not tried for want of room, and waiting: what their failure depends on.
        let mut zone = self.room_for_all(&blocked, attacker);
        if let Some(late) = self.attack_later(target, attacker, ko, &mut zone) {
            return late;
        }
        if self.within(self.task.limits.far_attack_depth) {
            if !self.narrow_down(&mut tries, ko) {
                return tries.found;
            }
            // A move that prepares one of those, or upsets what refutes them, changes something in their zone.
            let mut more = self.far_attacks(&mut tries, &seen);
            tries.are_tenukis = true;
            let more = more.sorted(None);
            if self.try_attacks(&mut tries, more) {
                return tries.found;
            }
        }
        tries.found.zone = tries.found.zone.union(&zone);
        tries.found
    }

    /// Lets the attacker do nothing first: a move makes a difference only where the owner's answer to that depends on
    /// something. Whether that was read to the end.
    fn narrow_down(&mut self, tries: &mut Tries, ko: KoState) -> bool {
        self.pass(tries.player);
        let reply = self.defend(tries.target, ko, tries.window.reversed());
        self.take_back();
        if reply.reading.outcome.reversed() <= tries.window.low {
            tries.rule_out_all_but(&reply.zone);
        }
        !self.task.stopped
    }

    /// Tries moves. Whether what they achieve is enough.
    fn try_attacks(&mut self, tries: &mut Tries, moves: &Sorted) -> bool {
        let (target, attacker) = (tries.target, tries.player);
        let pace = self.pace_of_attack(target);
        for &(_, point) in moves {
            if !tries.admits(self, point) {
                continue;
            }
            let captures = self.board.would_capture(point, attacker);
            let stakes = if captures { self.stakes(point, attacker) } else { PointSet::EMPTY };
            let Some(tried) = self.try_move(Move::new(point, attacker, tries.ko, tries.window).at(pace)) else {
                tries.found.zone = tries.found.zone.union(&self.room(point, attacker));
                continue;
            };
            let reply = self
                .tenuki(tries, point, |search| search.defend_unless_circling(target, attacker, tried, tries.window));
            let outcome = tried.worth(reply.reading.outcome);
            let mut zone = reply.zone.union(&stakes);
            if outcome != Outcome::Lost {
                self.support(point, &mut zone);
            }
            if outcome != Outcome::Lost {
                zone.insert(point);
            }
            self.take_back();
            if self.task.stopped {
                return true;
            }
            if !captures {
                tries.rule_out(point, outcome, &reply.zone);
            }
            if tries.weigh(point, outcome, &zone) {
                return true;
            }
        }
        false
    }

    /// Whether the string is in atari and can be taken off the board for good: not a single stone whose captor would be
    /// taken back (a ko, or a snapback).
    pub(super) fn is_taken_for_good(&self, target: Point, taken: Taken) -> bool {
        let Some(string) = self.board.string(target).filter(|string| string.liberty_count() == 1) else { return false };
        let captor = string.color().opponent();
        let keeps_liberties = |point| match taken {
            Taken::Now => self.board.liberty_count_after(point, captor) > 1,
            // Besides those that captures make, one may be filled first.
            Taken::Later => self.board.empty_among(&self.board.liberties_after(point, captor)).len() > 1,
        };
        string.size() > 1 || string.liberties().first().is_some_and(keeps_liberties)
    }

    /// A capture at once, and what it depends on: the last liberty, and that no surrounding string is taken first.
    pub(super) fn captured(&self, target: Point) -> Finding {
        let liberties = self.board.liberty_set(target);
        let mut zone = liberties.union(&self.board.string_stones(target));
        if let (Some(string), Some(point)) = (self.board.string(target), liberties.first())
            && string.size() == 1
        {
            // With one liberty of two, the captor could be taken back.
            let after = self.board.liberties_after(point, string.color().opponent());
            if after.len() <= 2 {
                zone = zone.union(&after);
            }
            let before = zone;
            for friend in self.board.strings_in(&PointSet::single(point).neighbors(), string.color()) {
                if let Some(friend) = self.board.string(friend) {
                    self.support_chains_of(friend, &before, &mut zone);
                }
            }
        }
        if let Some(string) = self.board.string(target) {
            self.support_chains(string, &mut zone);
        }
        Finding { reading: Reading { outcome: Outcome::Win, point: liberties.first() }, zone }
    }
}

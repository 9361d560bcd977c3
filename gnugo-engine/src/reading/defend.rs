//! Can this string be saved?
//!
//! What the defender may do is found by letting him do nothing: if the attack succeeds then, only a move in the zone
//! which that attack depended on can make a difference.

use super::ko::KoState;
use super::moves::{Candidates, Gains};
use super::search::{FEW_D, Found, Goal, HIGHEST, Search, Window};
use super::trace::Why;
use super::{Outcome, Reading};
use crate::board::{Color, Point, PointSet};

impl Search<'_> {
    /// What the owner of the string at `target` achieves against attacks of this order, moving now.
    pub(super) fn defend(&mut self, target: Point, order: u8, ko: KoState, window: Window) -> Found {
        let Some(string) = self.board.string(target) else { return self.retake(target, order, ko, window) };
        let (defender, count, origin) = (string.color(), string.liberty_count(), string.origin());
        let liberties = *string.liberties();
        if count > usize::from(order) || self.is_exhausted() {
            let zone = if count == usize::from(order) + 1 { liberties } else { PointSet::EMPTY };
            let found = Found { reading: Reading { outcome: Outcome::Win, point: None }, zone };
            self.judge(Goal::Defend, order, found.reading, Why::Liberties);
            return found;
        }
        if let Some(found) = self.breaks_out(target, defender, order) {
            self.judge(Goal::Defend, order, found.reading, Why::BreaksOut);
            return found;
        }
        let key = self.key(Goal::Defend, origin, order, ko);
        self.remembered(Goal::Defend, order, key, window, |search, window| {
            if count == 1 && search.is_plain_capture(target, defender.opponent()) {
                search.leave_atari(target, defender, order, ko, window)
            } else {
                search.answer_threat(target, defender, order, ko, window)
            }
        })
    }

    /// A liberty where the string gets more liberties than an attack of this order can take, if there is one.
    fn breaks_out(&self, target: Point, defender: Color, order: u8) -> Option<Found> {
        let enough = usize::from(order) + 2;
        let liberties = self.board.liberty_set(target);
        if !liberties.iter().any(|point| self.board.liberty_count_after(point, defender) >= enough) {
            return None;
        }
        let (point, zone) = Gains::new(self.board, &liberties, defender).break_out(self, None, order)?;
        Some(Found { reading: Reading { outcome: Outcome::Win, point: Some(point) }, zone })
    }

    /// What the owner of the string achieves against any attack, moving now, and by which move.
    ///
    /// A move is preferred to doing nothing where both achieve the same.
    pub(super) fn save(&mut self, target: Point) -> Reading {
        let Some(defender) = self.board.color_at(target) else { return Reading::LOST };
        self.board.pass();
        let threat = self.attack(target, HIGHEST, KoState::default(), Window::FULL);
        self.board.undo();
        let idle = threat.reversed();
        if idle.reading.outcome == Outcome::Win {
            return idle.reading;
        }
        let mut moves = self.defense_moves(target, defender, &idle.zone);
        if let Some(point) = threat.reading.point {
            moves.raise(&PointSet::single(point), 125);
        }
        self.stop_at = self.nodes + self.limits.nodes;
        self.stopped = false;
        let mut found = Found { reading: Reading::LOST, ..idle };
        let window = Window { low: idle.reading.outcome.pred(), high: Outcome::Win };
        self.best_defense(target, defender, HIGHEST, KoState::default(), window, moves, &mut found);
        if found.reading.outcome < idle.reading.outcome { idle.reading } else { found.reading }
    }

    /// The same in the middle of a question: what is asked once a move was played.
    pub(super) fn defend_against_all(&mut self, target: Point, ko: KoState, window: Window) -> Found {
        let Some(string) = self.board.string(target) else { return self.retake(target, HIGHEST, ko, window) };
        let defender = string.color();
        self.answer_threat(target, defender, HIGHEST + 1, ko, window)
    }

    /// The string will be taken off the board next: extends it, or takes a surrounding string.
    fn leave_atari(&mut self, target: Point, defender: Color, order: u8, ko: KoState, window: Window) -> Found {
        let mut found = self.attack(target, 0, ko, Window::FULL).reversed();
        let moves = self.escapes(target, defender, &mut found.zone);
        self.best_defense(target, defender, order, ko, window, moves, &mut found);
        found
    }

    /// Passes; if that does not do, tries what could upset the attack that follows.
    fn answer_threat(&mut self, target: Point, defender: Color, order: u8, ko: KoState, window: Window) -> Found {
        self.pass(defender);
        let mut found =
            self.attack(target, order.saturating_sub(1), ko.after_plain_move(self.board), window.reversed()).reversed();
        self.take_back();
        if found.reading.outcome >= window.high {
            return found;
        }
        let moves = self.defense_moves(target, defender, &found.zone);
        let mut window = window;
        window.low = window.low.max(found.reading.outcome);
        self.best_defense(target, defender, order.min(HIGHEST), ko, window, moves, &mut found);
        found
    }

    /// Tries moves, and betters `found` by what they achieve.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn best_defense(
        &mut self,
        target: Point,
        defender: Color,
        order: u8,
        ko: KoState,
        mut window: Window,
        moves: Candidates,
        found: &mut Found,
    ) {
        let mut matters = *self.board.points();
        let moves = moves.sorted();
        for &(_, point) in &moves {
            if !matters.contains(point) {
                continue;
            }
            let captures = self.board.would_capture(point, defender);
            let stakes = if captures { self.stakes(point, defender, FEW_D) } else { PointSet::EMPTY };
            let Some(tried) = self.try_move(point, defender, ko, window) else {
                found.zone = found.zone.union(&self.room(point, defender));
                continue;
            };
            let mut reply = self.attack(target, order, tried.ko, tried.reply_window(window));
            self.support(point, FEW_D, &mut reply.zone);
            self.take_back();
            if self.ply == 0 && self.stopped {
                // What was not read to the end saves nothing.
                return;
            }
            let outcome = tried.worth(reply.reading.outcome);
            if stakes.is_empty() && outcome <= window.low && !reply.zone.contains(point) {
                // The attack succeeds as if nothing had been played: so it does against all that it does not
                // depend on.
                matters = matters.intersection(&reply.zone);
            }
            reply.zone.insert(point);
            reply.zone = reply.zone.union(&stakes);
            if outcome > found.reading.outcome {
                found.reading = Reading { outcome, point: Some(point) };
                if outcome >= window.high {
                    found.zone = reply.zone;
                    return;
                }
                window.low = window.low.max(outcome);
            }
            found.zone = found.zone.union(&reply.zone);
        }
    }

    /// What the owner achieves of a single stone that has just been captured: to take the captor in turn, if it is in
    /// atari, or nothing.
    fn retake(&mut self, target: Point, order: u8, ko: KoState, window: Window) -> Found {
        let mut zone = PointSet::single(target);
        let Some(Some((captor, attacker))) = self.board.last_move() else { return Found::WON.reversed() };
        if self.board.liberties(captor) != 1 || !self.board.liberty_set(captor).contains(target) {
            return Found { zone, ..Found::WON.reversed() };
        }
        let Some(tried) = self.try_move(target, attacker.opponent(), ko, window) else {
            return Found { zone, ..Found::WON.reversed() };
        };
        let reply = self.attack(target, order, tried.ko, tried.reply_window(window));
        self.take_back();
        zone = zone.union(&reply.zone);
        Found { reading: Reading { outcome: tried.worth(reply.reading.outcome), point: Some(target) }, zone }
    }
}

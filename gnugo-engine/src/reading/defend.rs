//! Can this string be saved?
//!
//! First the moves are tried that the string's shape suggests. If they fail, the owner does nothing: if the attack
//! succeeds then, only a move in the zone on which that attack depends can make a difference.

use super::attack::Taken;
use super::ko::KoState;
use super::ko_threats::{Order, by_threats};
use super::liberty_shortage::Shortages;
use super::moves::{Candidates, Extensions, PLAIN, Sorted};
use super::moves_tried::Tries;
use super::pace::Pace;
use super::remember::remembered;
use super::search::{Finding, Move, Role, Search, Window};
use super::trace::Why;
use super::{Outcome, Reading};
use crate::board::{Color, Point, PointSet};

impl Search<'_> {
    /// What the owner of the string at `target` achieves, moving now.
    pub(crate) fn defend(&mut self, target: Point, ko: KoState, window: Window) -> Finding {
        let Some(string) = self.board.string(target) else { return self.retake(target, ko, window) };
        let (defender, count, origin) = (string.color(), string.liberty_count(), string.origin());
        let liberties = *string.liberties();
        let reach = self.reach(count);
        if count > reach {
            self.judge(Role::Defend, Finding::SAFE.reading, Why::Liberties);
            let zone = if count <= reach + 1 { liberties } else { PointSet::EMPTY };
            return Finding { zone, ..Finding::SAFE };
        }
        if self.is_exhausted() {
            self.judge(Role::Defend, Finding::SAFE.reading, Why::Exhausted);
            return Finding { zone: liberties, ..Finding::SAFE };
        }
        if self.is_asked_by_threats(ko) {
            return by_threats(self, defender, window, Order::Richest, |search, ko| {
                search.defend(target, ko, Window::FULL)
            });
        }
        if count == 1
            && let Some(found) = self.taken_next(target, defender)
        {
            self.judge(Role::Defend, found.reading, Why::Captured);
            return found;
        }
        let extended = |point| (point, self.board.liberty_count_after(point, defender));
        let extensions: Extensions = liberties.iter().map(extended).collect();
        if let Some((point, zone)) = self.breaks_out(&extensions, defender) {
            let reading = Reading::win(point);
            self.judge(Role::Defend, reading, Why::BreaksOut);
            return Finding { reading, zone };
        }
        let chased = self.chased(target);
        let key =
            self.key(Role::Defend, origin) ^ chased.map_or(0, |chain| (chain.index() as u64 + 1).wrapping_mul(CHASE));
        remembered(self, Role::Defend, key, ko, window, |search, window, mut first| {
            let known = match chased {
                None => search.known_without_tenuki(Role::Defend, origin, ko, window, &mut first),
                Some(_) => None,
            };
            known.unwrap_or_else(|| search.defend_by((target, defender, chased), &extensions, ko, window, first))
        })
    }

    /// That a string in atari is lost, if it is plain: it is taken for good, gains nothing by being extended, and none of
    /// the strings around it can be taken. Most variations end so, and it costs less than looking them up.
    fn taken_next(&mut self, target: Point, defender: Color) -> Option<Finding> {
        let string = self.board.string(target).filter(|_| self.is_taken_for_good(target, Taken::Later))?;
        let last = string.liberties().first()?;
        if self.board.chains(string).any(|(_, chain)| chain.liberty_count() == 1)
            || self.board.liberty_count_after(last, defender) > 1
            || self.ends_where_it_is_forbidden(last, defender)
            || self.task.forbidden.forbids(last, defender.opponent())
        {
            return None;
        }
        let zone = self.captured(target).zone;
        let zone = zone.union(&Shortages::new(defender).with_room(self, &zone));
        Some(Finding { zone, ..Finding::LOST })
    }

    fn defend_by(
        &mut self,
        (target, defender, chased): (Point, Color, Option<Point>),
        extensions: &Extensions,
        ko: KoState,
        window: Window,
        first: Option<Point>,
    ) -> Finding {
        let mut tries = Tries::new(self.board, target, defender, ko, window);
        let first = first.or_else(|| self.refutations.at(self.passed.len()));
        let mut moves = Candidates::new(self.frame);
        self.direct_defenses(target, defender, extensions, &mut moves);
        // The others are not worked out before they are needed.
        if first.is_none_or(|point| moves.points().contains(point)) {
            let best = moves.take_best(PLAIN, first);
            if self.try_defenses(&mut tries, chased, &best) || self.task.stopped {
                return tries.found;
            }
        }
        self.indirect_defenses(target, defender, chased, &mut moves);
        let others = moves.sorted(first);
        if self.try_defenses(&mut tries, chased, others) || self.task.stopped {
            return tries.found;
        }
        if let Some(last) = self.last_liberty(target) {
            // A string that stays in atari is not extended: it depends on where that ends.
            tries.found.zone = tries.found.zone.union(&self.board.liberties_after(last, defender));
        }
        let threat = self.threat_to(target, defender, ko, tries.window);
        let idle = threat.reading.outcome.reversed();
        // Where kos are at stake, a move is preferred to doing nothing.
        let settled =
            !self.is_at_root() || !ko.has_threats_settled() || ko == KoState::with_threats(Some(defender.opponent()));
        if (idle >= tries.window.high && settled) || self.task.stopped {
            return Finding { reading: Reading { outcome: idle, point: None }, zone: threat.zone };
        }
        if self.is_at_root() {
            // A move is preferred to doing nothing where both achieve the same.
            tries.window.low = tries.window.low.max(idle.pred());
        } else if idle > tries.found.reading.outcome {
            tries.found.reading = Reading { outcome: idle, point: None };
            tries.window.low = tries.window.low.max(idle);
        }
        tries.found.zone = tries.found.zone.union(&threat.zone);
        if self.is_taken_for_good(target, Taken::Later) {
            // It is taken with the next move, whatever is played elsewhere.
            tries.found.zone = tries.found.zone.union(&tries.shortages.with_room(self, &threat.zone));
            return tries.found;
        }
        let mut more = self.far_defenses(&mut tries, &threat.zone, threat.reading.point);
        let more = more.sorted(None);
        tries.are_tenukis = true;
        self.try_defenses(&mut tries, chased, more);
        if tries.found.reading.outcome < idle && ko.has_threats_settled() {
            return Finding { reading: Reading { outcome: idle, point: None }, zone: threat.zone };
        }
        tries.found
    }

    /// The only liberty of a string in atari.
    fn last_liberty(&self, target: Point) -> Option<Point> {
        let string = self.board.string(target).filter(|string| string.liberty_count() == 1)?;
        string.liberties().first()
    }

    /// What the attacker achieves if the owner of the string does nothing.
    fn threat_to(&mut self, target: Point, defender: Color, ko: KoState, window: Window) -> Finding {
        self.pass(defender);
        let threat = self.attack(target, ko.after_plain_move(self.board), window.reversed());
        self.take_back();
        threat
    }

    /// Tries moves. Whether what they achieve is enough.
    fn try_defenses(&mut self, tries: &mut Tries, chased: Option<Point>, moves: &Sorted) -> bool {
        let (target, defender) = (tries.target, tries.player);
        for &(_, point) in moves {
            if !tries.admits(self, point) {
                continue;
            }
            let captures = self.board.would_capture(point, defender);
            let pace = self.pace_of_defense(target, point, chased);
            let Some(tried) = self.try_move(Move::new(point, defender, tries.ko, tries.window).at(pace)) else {
                continue;
            };
            let mut reply = self
                .tenuki(tries, point, |search| search.attack_unless_circling(target, defender, tried, tries.window));
            if reply.reading.outcome == Outcome::Lost {
                self.support(point, &mut reply.zone);
            }
            self.take_back();
            if captures && reply.reading.outcome == Outcome::Lost {
                reply.zone = reply.zone.union(&self.stakes(point, defender));
            }
            if self.task.stopped && self.is_at_root() {
                // What was not read to the end saves nothing.
                return true;
            }
            let outcome = tried.worth(reply.reading.outcome);
            if !captures {
                tries.rule_out(point, outcome, &reply.zone);
            }
            if outcome != Outcome::Lost {
                reply.zone.insert(point);
            }
            if tries.weigh(point, outcome, &reply.zone) {
                self.refutations.note(self.passed.len(), point);
                return true;
            }
        }
        false
    }

    /// A liberty where the string gets more liberties than any attack can take, if there is one.
    fn breaks_out(&mut self, extensions: &Extensions, defender: Color) -> Option<(Point, PointSet)> {
        let enough = self.reach_after(Pace::of(extensions.len() == 1)) + 1;
        let mut best = (0, None);
        for &(point, count) in extensions {
            let better = match best.1 {
                Some(other) if count == best.0 => self.frame.rank(point) < self.frame.rank(other),
                _ => count > best.0,
            };
            if count >= enough && better && self.may_play(point, defender) {
                best = (count, Some(point));
            }
        }
        let point = best.1?;
        let mut zone = PointSet::single(point);
        if self.board.would_capture(point, defender) {
            zone = zone.union(&self.board.liberties_after(point, defender));
            zone = zone.union(&self.stakes(point, defender));
        } else if best.0 == enough {
            zone = zone.union(&self.board.liberties_after(point, defender));
        }
        Some((point, zone))
    }

    /// What the owner achieves, moving now, be the string attacked or not.
    pub(crate) fn save(&mut self, target: Point, ko: KoState, window: Window) -> Finding {
        if self.board.string(target).is_none() {
            return self.retake(target, ko, window);
        }
        self.board.pass();
        let threat = self.attack(target, ko, Window::FULL);
        self.board.undo();
        if threat.reading.outcome == Outcome::Lost {
            return Finding::SAFE;
        }
        self.task.stop_at = self.task.spent() + self.task.limits.nodes;
        self.task.stopped = false;
        self.task.threat = threat.reading.point;
        let saved = self.defend(target, ko, window);
        self.task.threat = None;
        let idle = threat.reading.outcome.reversed();
        if saved.reading.outcome >= idle {
            return saved;
        }
        Finding { reading: Reading { outcome: idle, point: None }, ..saved }
    }

    /// What the owner achieves of a single stone that has just been captured: to take the captor in turn, if it is in
    /// atari, or nothing.
    fn retake(&mut self, target: Point, ko: KoState, window: Window) -> Finding {
        let mut zone = PointSet::single(target);
        let lost = Finding { reading: Reading::LOST, zone };
        let Some(Some((captor, attacker))) = self.board.last_move() else { return lost };
        if self.board.liberties(captor) != 1 || !self.board.liberty_set(captor).contains(target) {
            return lost;
        }
        let Some(tried) = self.try_move(Move::new(target, attacker.opponent(), ko, window)) else { return lost };
        let reply = self.attack_unless_circling(target, attacker.opponent(), tried, window);
        self.take_back();
        zone = zone.union(&reply.zone);
        Finding { reading: Reading { outcome: tried.worth(reply.reading.outcome), point: Some(target) }, zone }
    }
}

/// Part of the key of a position in which surrounding stones run in a ladder: odd, so that its products with different
/// points differ.
const CHASE: u64 = 0x9e37_79b9_7f4a_7c15;

//! How are strings connected and cut?
//!
//! Both sides call each other, alpha-beta over the four outcomes, as in tactical reading. The cutter's moves are found
//! by letting the cutter do nothing: if the strings are connected then, only a move in the zone on which that depends
//! can make a difference.

use super::capture::CAREFUL;
use super::link::{End, HIGHEST, Link};
use super::link_search::LinkSearch;
use super::moves::Ordered;
use crate::board::{Point, PointSet};
use crate::reading::{Finding, KoState, Move, Outcome, Reading, Role, Why, Window, remembered};

/// How a link stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Joined,
    Captured,
    Open,
}

/// How far a move was read.
enum Try {
    /// What it achieves, and the zone on which that depends.
    Read(Outcome, PointSet),
    /// Not to the end.
    Unread,
}

/// The simpler ones get this part of the stones that are left, each.
const SIMPLE: u64 = 4;

impl LinkSearch<'_, '_> {
    /// Whether neither end has been captured.
    pub(super) fn are_standing(&self, link: &Link) -> bool {
        link.strings().all(|end| self.search.board.color_at(end) == Some(link.color))
    }

    fn state(&self, link: &Link) -> State {
        if !self.are_standing(link) {
            return State::Captured;
        }
        let joined = match link.end {
            End::String(b) => self.search.board.same_string(link.a, b),
            End::Area(area) => self.search.board.string_stones(link.a).intersects(&area),
        };
        if joined { State::Joined } else { State::Open }
    }

    /// What the owner of the strings achieves, moving now.
    pub(super) fn connect(&mut self, link: &Link, order: u8, ko: KoState, window: Window) -> Finding {
        let known = match self.state(link) {
            State::Joined => Some((Finding::WON, Why::Joined)),
            State::Captured => Some((Finding::LOST, Why::Gone)),
            State::Open if self.is_exhausted() => Some((Finding::LOST, Why::Exhausted)),
            State::Open if !self.search.within(self.search.task.limits.connection_depth) => {
                Some((Finding::LOST, Why::Beyond))
            }
            State::Open if self.is_quick() => None,
            State::Open => {
                let one_move = self.joins_at_once(link).or_else(|| self.joins_superstrings(link));
                // An end that has been put into atari may be captured together with what it is joined to.
                let one_move = one_move.filter(|_| order == 0 || !self.is_end_in_atari(link));
                let none = (order == 0).then_some((Finding::LOST, Why::Beyond));
                one_move.map(|found| (found, Why::OneMove)).or(none)
            }
        };
        if let Some((found, why)) = known {
            self.search.judge(Role::Connect, found.reading, why);
            return found;
        }
        let key = self.link_key(Role::Connect, link, order);
        remembered(self, Role::Connect, key, ko, window, |search, window, first| {
            search.connect_by(link, order, ko, window, first)
        })
    }

    fn connect_by(&mut self, link: &Link, order: u8, ko: KoState, mut window: Window, first: Option<Point>) -> Finding {
        let mut found = Finding::LOST;
        if order > 1 && self.search.task.ply > 0 {
            found = self.connect(link, order - 1, ko, window);
            if found.reading.outcome >= window.high || self.search.task.stopped {
                return found;
            }
            window.low = window.low.max(found.reading.outcome);
        }
        if self.is_quick() {
            let joining = self.joining_moves(link);
            found = self.try_to_link(&joining, link, order, ko, window);
            if found.reading.outcome >= window.high || self.search.task.stopped {
                return found;
            }
            let others = self.other_links(link, &joining);
            return self.try_to_link(&others, link, order, ko, window);
        }
        let moves = self.linking_moves(link, order, first);
        let better = self.try_to_link(&moves, link, order, ko, window);
        if better.reading.outcome > found.reading.outcome { better } else { found }
    }

    /// Tries moves that may connect: what the best of them achieves.
    fn try_to_link(&mut self, moves: &Ordered, link: &Link, order: u8, ko: KoState, mut window: Window) -> Finding {
        let mut found = Finding::LOST;
        let (mut unread, mut settled) = (false, PointSet::EMPTY);
        for &part in self.shares() {
            unread = false;
            for &(_, point) in moves {
                if settled.contains(point) {
                    continue;
                }
                let (outcome, zone) = match self.link_at(point, link, order, ko, window, part) {
                    Try::Read(outcome, zone) => (outcome, zone),
                    Try::Unread if self.search.task.stopped => return found,
                    Try::Unread => {
                        unread = true;
                        continue;
                    }
                };
                settled.insert(point);
                if outcome > found.reading.outcome {
                    found = Finding { reading: Reading { outcome, point: Some(point) }, zone };
                    if outcome >= window.high {
                        self.successes.note(Role::Connect, self.search.task.ply, point);
                        return found;
                    }
                    window.low = window.low.max(outcome);
                }
            }
            if !unread {
                break;
            }
        }
        // A move that was not read to the end may connect: that there is none is not known.
        self.search.task.stopped |= unread;
        found
    }

    /// What a move of the owner's achieves, and on what that depends.
    fn link_at(&mut self, point: Point, link: &Link, order: u8, ko: KoState, window: Window, part: u64) -> Try {
        // A capture depends on the captured stones: without them, there are fewer liberties. Of a quick look, nobody asks on
        // what it depends.
        let captures = !self.is_quick() && self.search.board.would_capture(point, link.color);
        let stakes = if captures { self.search.stakes(point, link.color) } else { PointSet::EMPTY };
        let Some(tried) = self.search.try_move(Move::new(point, link.color, ko, window)) else {
            return Try::Read(Outcome::Lost, PointSet::EMPTY);
        };
        let all = self.share(part);
        let reply = match tried.circle {
            None => self.disconnect(link, order, tried.ko, tried.reply_window(window)),
            Some(circle) if link.outlasts(circle) => Finding::LOST,
            Some(_) => Finding::SAFE,
        };
        let mut zone = reply.zone.union(&stakes);
        if !self.is_quick() {
            self.search.support(point, &mut zone);
            zone.insert(point);
        }
        self.search.take_back();
        if self.spent_its_share(all) || self.search.task.stopped {
            return Try::Unread;
        }
        Try::Read(tried.worth(reply.reading.outcome), zone)
    }

    /// What the owner of the strings achieves, moving now, by connections of any order; the simple ones first.
    pub(super) fn connect_all(&mut self, link: &Link) -> Finding {
        let (mut best, all) = (Finding::LOST, self.search.task.stop_at);
        for order in 1..=HIGHEST {
            if order < HIGHEST {
                self.search.task.stop_at =
                    self.search.task.spent() + all.saturating_sub(self.search.task.spent()) / SIMPLE;
            }
            let found = self.connect(link, order, link.ko, Window::FULL);
            self.search.task.stop_at = all;
            if found.reading.outcome > best.reading.outcome {
                best = found;
            }
            if best.reading.outcome == Outcome::Win {
                break;
            }
            self.search.task.stopped &= order == HIGHEST;
        }
        best
    }

    /// What the opponent of the strings achieves, moving now, against connections of any order; the simple ones first.
    ///
    /// The owner's threat is of one order less than the connection, so that it is never one of the highest order here. Such
    /// threats have kept none of 1,800 pairs together that were asked about, and took a fifth of all stones.
    pub(super) fn disconnect_all(&mut self, link: &Link) -> Finding {
        let mut best = Finding { reading: Reading { outcome: Outcome::Win, point: None }, zone: PointSet::EMPTY };
        for order in 1..=HIGHEST {
            let found = self.disconnect(link, order, link.ko, Window::FULL);
            if !self.search.task.stopped || found.reading.point.is_some() {
                best = found;
            }
            if self.search.task.stopped || best.reading.outcome == Outcome::Lost {
                break;
            }
        }
        best
    }

    /// The points on which a connection depends that the owner threatens to make.
    fn where_to_cut(&mut self, link: &Link, order: u8, threat: &Finding) -> PointSet {
        if threat.zone.is_empty() {
            // There is no threat: the nearest move that leaves none is as good as any.
            return self.linking_moves(link, order, None).iter().map(|&(_, point)| point).collect();
        }
        threat.zone
    }

    /// All that the opponent may try, the most promising first.
    pub(super) fn all_cuts(&mut self, link: &Link) -> Vec<Point> {
        let threat = self.connect(link, HIGHEST - 1, link.ko, Window::FULL);
        let zone = self.where_to_cut(link, HIGHEST, &threat);
        self.cutting_moves(link, &zone, threat.reading.point, None).into_iter().map(|(_, point)| point).collect()
    }

    /// What the opponent of the strings achieves, moving now.
    pub(super) fn disconnect(&mut self, link: &Link, order: u8, ko: KoState, window: Window) -> Finding {
        let known = match self.state(link) {
            State::Joined => Some((self.joined(link), Why::Joined)),
            State::Captured => Some((Finding::SAFE, Why::Gone)),
            State::Open if self.is_exhausted() => Some((Finding::SAFE, Why::Exhausted)),
            State::Open if !self.search.within(self.search.task.limits.connection_depth) => {
                Some((if self.is_quick() { self.at_the_horizon(link) } else { Finding::SAFE }, Why::Beyond))
            }
            State::Open if self.is_quick() => None,
            State::Open if order == 1 && self.search.task.ply > 0 && self.threatens_nothing(link) => {
                // It has cost next to nothing, so that the limit is not for such moves.
                self.search.task.free += 1;
                Some((Finding::SAFE, Why::Beyond))
            }
            State::Open => None,
        };
        if let Some((found, why)) = known {
            self.search.judge(Role::Disconnect, found.reading, why);
            return found;
        }
        let simpler = match self.simpler_connection(link, order, ko, window) {
            Ok(found) => {
                self.search.judge(Role::Disconnect, found.reading, Why::Remembered);
                return found;
            }
            Err(cut) => cut,
        };
        let key = self.link_key(Role::Disconnect, link, order);
        remembered(self, Role::Disconnect, key, ko, window, |search, window, first| {
            search.disconnect_by(link, order, ko, window, first.or(simpler))
        })
    }

    /// Whether a connection of lower order is known, which is one of this order too; and if it is known that there is
    /// none, what cut it off.
    fn simpler_connection(
        &mut self,
        link: &Link,
        order: u8,
        ko: KoState,
        window: Window,
    ) -> Result<Finding, Option<Point>> {
        let mut cut = None;
        if self.search.task.ply > 0 {
            for lower in 1..order {
                let key = self.search.key_in(ko).and(self.link_key(Role::Disconnect, link, lower));
                match self.search.look_up(key, window, |known| known.high == Outcome::Lost) {
                    Ok(found) => return Ok(found),
                    Err(point) => cut = point.or(cut),
                }
            }
        }
        Err(cut)
    }

    fn disconnect_by(
        &mut self,
        link: &Link,
        order: u8,
        ko: KoState,
        mut window: Window,
        first: Option<Point>,
    ) -> Finding {
        if self.is_quick() {
            if let Some(found) = self.held_by_captives(link) {
                return found;
            }
            let Some(moves) = self.near_cuts(link, first) else { return Finding::SAFE };
            return self.cut(link, order, ko, window, &moves, Finding::LOST);
        }
        let mut capture = None;
        if let Some((found, why)) = self.without_moves(link) {
            if why != Why::Gone || !self.search.within(CAREFUL) {
                self.search.judge(Role::Disconnect, found.reading, why);
                return found;
            }
            capture = found.reading.point;
        }
        self.search.pass(link.color.opponent());
        let threat = self.connect(link, order - 1, ko.after_plain_move(self.search.board), window.reversed());
        self.search.take_back();
        let idle = Reading { outcome: threat.reading.outcome.reversed(), point: None };
        if self.search.task.stopped || (idle.outcome >= window.high && self.search.task.ply > 0) {
            return Finding { reading: idle, zone: threat.zone };
        }
        let mut zone = self.where_to_cut(link, order, &threat);
        if let Some(point) = capture.or_else(|| self.capture_by_a_net(link)) {
            zone.insert(point);
        }
        let moves = self.cutting_moves(link, &zone, threat.reading.point, first.or(capture));
        if self.search.task.ply > 0 {
            window.low = window.low.max(idle.outcome);
            return self.cut(link, order, ko, window, &moves, Finding { reading: idle, zone: threat.zone });
        }
        // A move is preferred to doing nothing where both achieve the same.
        window.low = window.low.max(idle.outcome.pred());
        let found = self.cut(link, order, ko, window, &moves, Finding { zone: threat.zone, ..Finding::LOST });
        if found.reading.outcome < idle.outcome { Finding { reading: idle, ..found } } else { found }
    }

    /// Whether the owner has left no connection by one more move, and none that holds by itself. Most moves do: that is
    /// looked at before anything else, and not remembered.
    fn threatens_nothing(&mut self, link: &Link) -> bool {
        self.joins_at_once(link).is_none()
            && self.joins_superstrings(link).is_none()
            && self.holds_together(link).is_none()
            && self.captive_between(link).is_none()
    }

    /// Whether an end has one liberty, near the root.
    fn is_end_in_atari(&mut self, link: &Link) -> bool {
        link.strings().any(|end| self.search.board.liberties(end) == 1) && self.search.within(CAREFUL + 1)
    }

    /// What is known before any cut is tried: an end may be captured, the ends may hold together.
    fn without_moves(&mut self, link: &Link) -> Option<(Finding, Why)> {
        if let Some(attack) = self.capture_of_an_end(link) {
            return Some((Finding { zone: PointSet::EMPTY, ..attack }, Why::Gone));
        }
        let held = |zone| Finding { reading: Reading::LOST, zone };
        if let Some(zone) = self.captive_between(link) {
            return Some((held(zone), Why::Captive));
        }
        self.holds_together(link).map(|zone| (held(zone), Why::Joined))
    }

    /// Tries moves that may cut, and betters `found` by what they achieve.
    fn cut(
        &mut self,
        link: &Link,
        order: u8,
        ko: KoState,
        mut window: Window,
        moves: &Ordered,
        mut found: Finding,
    ) -> Finding {
        let mut matters = *self.search.board.points();
        let (mut unread, mut settled) = (None, PointSet::EMPTY);
        for &part in self.shares() {
            unread = None;
            for &(_, point) in moves {
                if !matters.contains(point) || settled.contains(point) {
                    continue;
                }
                let captures = self.search.board.would_capture(point, link.color.opponent());
                let (outcome, zone) = match self.cut_at(point, link, order, ko, window, part) {
                    Try::Read(outcome, zone) => (outcome, zone),
                    Try::Unread => {
                        unread = unread.or(Some(point));
                        if self.search.task.stopped { break } else { continue }
                    }
                };
                settled.insert(point);
                if !self.is_quick() && !captures && outcome <= window.low && !zone.contains(point) {
                    // The strings are connected as if nothing had been played: so they are after all that this does not
                    // depend on.
                    matters = matters.intersection(&zone);
                }
                if outcome > found.reading.outcome {
                    found.reading = Reading { outcome, point: Some(point) };
                    if outcome >= window.high {
                        self.successes.note(Role::Disconnect, self.search.task.ply, point);
                        return found;
                    }
                    window.low = window.low.max(outcome);
                }
                found.zone = found.zone.union(&zone);
                found.zone.insert(point);
            }
            if unread.is_none() || self.search.task.stopped {
                break;
            }
        }
        if let Some(point) = unread {
            // What is not read to the end is decided for the cutter, and not remembered.
            self.search.task.stopped = true;
            return Finding { reading: Reading::win(point), ..found };
        }
        found
    }

    /// What a move of the cutter's achieves, and on what a connection depends that is left.
    fn cut_at(&mut self, point: Point, link: &Link, order: u8, ko: KoState, window: Window, part: u64) -> Try {
        let Some(tried) = self.search.try_move(Move::new(point, link.color.opponent(), ko, window)) else {
            // What could make room for a move that is not allowed now.
            let mut room = self.search.room(point, link.color.opponent());
            room.insert(point);
            return Try::Read(Outcome::Lost, room);
        };
        let all = self.share(part);
        let reply = match tried.circle {
            None => self.connect(link, order.min(HIGHEST), tried.ko, tried.reply_window(window)),
            Some(circle) if link.outlasts(circle) => Finding::WON,
            Some(_) => Finding::LOST,
        };
        self.search.take_back();
        if self.spent_its_share(all) || self.search.task.stopped {
            return Try::Unread;
        }
        Try::Read(tried.worth(reply.reading.outcome), reply.zone)
    }

    fn link_key(&self, goal: Role, link: &Link, order: u8) -> u64 {
        let own = self.search.board.origin(link.a);
        let other = match link.end {
            End::String(b) => self.search.board.origin(b).index() as u64,
            End::Area(area) => area.iter().fold(1 << 20, |sum: u64, point| {
                sum.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(point.index() as u64)
            }),
        };
        // Either end may be asked about first.
        let (low, high) = (other.min(own.index() as u64), other.max(own.index() as u64));
        let ends = (low.wrapping_mul(0xa076_1d64_78bd_642f) ^ high).wrapping_mul(0xe703_7ed1_a0b4_28db);
        self.search.key(goal, Point::from_index(low as usize)) ^ ends.wrapping_add(u64::from(order) << 32)
    }
}

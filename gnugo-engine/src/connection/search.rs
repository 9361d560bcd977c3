//! How are strings connected and cut?
//!
//! Both sides call each other, alpha-beta over the four outcomes, as in tactical reading. The cutter's moves are found
//! by letting the cutter do nothing: if the strings are connected then, only a move in the zone on which that depends
//! can make a difference.

use super::moves::Ordered;
use crate::board::{Color, Point, PointSet};
use crate::reading::{Found, Goal, KoState, Outcome, Reading, Search, Window};

/// What a string is to be connected with.
#[derive(Clone, Copy, Debug)]
pub(super) enum End {
    /// Another string of the same colour.
    String(Point),
    /// Any point of an area.
    Area(PointSet),
}

/// A connection in question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) a: Point,
    pub(super) end: End,
    /// Who wants to connect.
    pub(super) color: Color,
}

impl Link {
    /// The strings at its ends: one or two.
    pub(super) fn strings(&self) -> impl Iterator<Item = Point> + use<> {
        let other = match self.end {
            End::String(b) => Some(b),
            End::Area(_) => None,
        };
        std::iter::once(self.a).chain(other)
    }
}

/// How a link stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Joined,
    Captured,
    Open,
}

/// No connection takes more moves.
const DEPTH: u16 = 20;

/// The highest order of a connection: how many of its moves the opponent may leave unanswered before the last one.
pub(super) const HIGHEST: u8 = 3;

impl Search<'_> {
    fn state(&self, link: &Link) -> State {
        if link.strings().any(|end| self.board.color_at(end) != Some(link.color)) {
            return State::Captured;
        }
        let joined = match link.end {
            End::String(b) => self.board.same_string(link.a, b),
            End::Area(area) => self.board.string_stones(link.a).intersects(&area),
        };
        if joined { State::Joined } else { State::Open }
    }

    /// What the owner of the strings achieves, moving now.
    pub(super) fn connect(&mut self, link: &Link, order: u8, ko: KoState, window: Window) -> Found {
        match self.state(link) {
            State::Joined => return Found::WON,
            State::Captured => return Found::LOST,
            State::Open => {}
        }
        if self.is_exhausted() || !self.within(DEPTH) {
            return Found::LOST;
        }
        if let Some(found) = self.joins_at_once(link) {
            return found;
        }
        if order == 0 {
            return Found::LOST;
        }
        let key = self.link_key(Goal::Connect, link, order, ko);
        self.remembered(Goal::Connect, key, window, |search, window, first| {
            search.connect_by(link, order, ko, window, first)
        })
    }

    fn connect_by(&mut self, link: &Link, order: u8, ko: KoState, mut window: Window, first: Option<Point>) -> Found {
        let mut found = Found::LOST;
        if order > 1 {
            found = self.connect(link, order - 1, ko, window);
            if found.reading.outcome >= window.high || self.stopped {
                return found;
            }
            window.low = window.low.max(found.reading.outcome);
        }
        for (_, point) in self.linking_moves(link, order, first) {
            let Some(tried) = self.try_move(point, link.color, ko, window) else { continue };
            let reply = self.disconnect(link, order, tried.ko, tried.reply_window(window));
            let mut zone = reply.zone;
            self.support(point, &mut zone);
            zone.insert(point);
            self.take_back();
            if self.stopped {
                break;
            }
            let outcome = tried.worth(reply.reading.outcome);
            if outcome > found.reading.outcome {
                found = Found { reading: Reading { outcome, point: Some(point) }, zone };
                if outcome >= window.high {
                    break;
                }
                window.low = window.low.max(outcome);
            }
        }
        found
    }

    /// A point that makes the ends one string right away.
    fn joins_at_once(&mut self, link: &Link) -> Option<Found> {
        let own = self.board.liberty_set(link.a);
        let common = match link.end {
            End::String(b) => own.intersection(&self.board.liberty_set(b)),
            End::Area(area) => own.intersection(&area),
        };
        let point = common
            .iter()
            .filter(|&point| self.board.is_legal(point, link.color))
            .max_by_key(|&point| self.board.liberty_count_after(point, link.color))?;
        let liberties = self.board.liberties_after(point, link.color);
        if liberties.len() < 2 {
            return None;
        }
        let mut zone = PointSet::single(point);
        if liberties.len() <= 3 {
            zone = zone.union(&liberties);
        }
        Some(Found { reading: Reading::win(point), zone })
    }

    /// What the opponent of the strings achieves, moving now, against connections of any order; the simple ones first.
    pub(super) fn disconnect_all(&mut self, link: &Link) -> Reading {
        let mut best = Reading { outcome: Outcome::Win, point: None };
        for order in 1..=HIGHEST + 1 {
            let found = self.disconnect(link, order, KoState::default(), Window::FULL).reading;
            if !self.stopped || found.point.is_some() {
                best = found;
            }
            if self.stopped || best.outcome == Outcome::Lost {
                break;
            }
        }
        best
    }

    /// What the opponent of the strings achieves, moving now.
    pub(super) fn disconnect(&mut self, link: &Link, order: u8, ko: KoState, window: Window) -> Found {
        match self.state(link) {
            State::Joined => return self.joined(link),
            State::Captured => return Found::SAFE,
            State::Open => {}
        }
        if self.is_exhausted() || !self.within(DEPTH) {
            return Found::SAFE;
        }
        let key = self.link_key(Goal::Disconnect, link, order, ko);
        self.remembered(Goal::Disconnect, key, window, |search, window, first| {
            search.disconnect_by(link, order, ko, window, first)
        })
    }

    /// The ends are one string: what that depends on.
    fn joined(&mut self, link: &Link) -> Found {
        let mut zone = PointSet::EMPTY;
        self.support(link.a, &mut zone);
        if self.board.liberties(link.a) <= 3 {
            let attack = self.tactical(|search| search.attack_now(link.a));
            if attack.reading.outcome == Outcome::Win {
                return Found { zone: PointSet::EMPTY, ..attack };
            }
        }
        Found { reading: Reading::LOST, zone }
    }

    fn disconnect_by(
        &mut self,
        link: &Link,
        order: u8,
        ko: KoState,
        mut window: Window,
        first: Option<Point>,
    ) -> Found {
        if let Some(attack) = self.capture_of_an_end(link) {
            return Found { zone: PointSet::EMPTY, ..attack };
        }
        if let Some(zone) = self.captive_between(link) {
            return Found { reading: Reading::LOST, zone };
        }
        self.pass(link.color.opponent());
        let threat = self.connect(link, order - 1, ko.after_plain_move(self.board), window.reversed());
        self.take_back();
        let idle = Reading { outcome: threat.reading.outcome.reversed(), point: None };
        if self.stopped || (idle.outcome >= window.high && self.ply > 0) {
            return Found { reading: idle, zone: threat.zone };
        }
        let mut zone = threat.zone;
        if zone.is_empty() {
            // There is no threat: the nearest move that leaves none is as good as any.
            zone = self.linking_moves(link, order, None).iter().map(|&(_, point)| point).collect();
        }
        let moves = self.cutting_moves(link, &zone, threat.reading.point, first);
        if self.ply > 0 {
            window.low = window.low.max(idle.outcome);
            return self.cut(link, order, ko, window, &moves, Found { reading: idle, zone: threat.zone });
        }
        // A move is preferred to doing nothing where both achieve the same.
        window.low = window.low.max(idle.outcome.pred());
        let found = self.cut(link, order, ko, window, &moves, Found { zone: threat.zone, ..Found::LOST });
        if found.reading.outcome < idle.outcome { Found { reading: idle, ..found } } else { found }
    }

    /// Tries moves that may cut, and betters `found` by what they achieve.
    fn cut(
        &mut self,
        link: &Link,
        order: u8,
        ko: KoState,
        mut window: Window,
        moves: &Ordered,
        mut found: Found,
    ) -> Found {
        let cutter = link.color.opponent();
        let mut matters = *self.board.points();
        for &(_, point) in moves {
            if !matters.contains(point) {
                continue;
            }
            let captures = self.board.would_capture(point, cutter);
            let Some(tried) = self.try_move(point, cutter, ko, window) else { continue };
            let reply = self.connect(link, order.min(HIGHEST), tried.ko, tried.reply_window(window));
            self.take_back();
            if self.stopped {
                // What is not read to the end is decided for the cutter, and not remembered.
                return Found { reading: Reading::win(point), ..found };
            }
            let outcome = tried.worth(reply.reading.outcome);
            if !captures && outcome <= window.low && !reply.zone.contains(point) {
                // The strings are connected as if nothing had been played: so they are after all that this does not
                // depend on.
                matters = matters.intersection(&reply.zone);
            }
            if outcome > found.reading.outcome {
                found.reading = Reading { outcome, point: Some(point) };
                if outcome >= window.high {
                    return found;
                }
                window.low = window.low.max(outcome);
            }
            found.zone = found.zone.union(&reply.zone);
            found.zone.insert(point);
        }
        found
    }

    fn link_key(&self, goal: Goal, link: &Link, order: u8, ko: KoState) -> u64 {
        let own = self.board.origin(link.a);
        let other = match link.end {
            End::String(b) => self.board.origin(b).index() as u64,
            End::Area(area) => area.iter().fold(1 << 20, |sum: u64, point| {
                sum.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(point.index() as u64)
            }),
        };
        // Either end may be asked about first.
        let (low, high) = (other.min(own.index() as u64), other.max(own.index() as u64));
        let ends = (low.wrapping_mul(0xa076_1d64_78bd_642f) ^ high).wrapping_mul(0xe703_7ed1_a0b4_28db);
        self.key(goal, Point::from_index(low as usize), ko) ^ ends.wrapping_add(u64::from(order) << 32)
    }
}

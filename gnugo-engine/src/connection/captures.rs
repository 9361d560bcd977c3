//! What can be captured in the middle of a connection?
//!
//! Most connections hold because a cutting stone can be captured, and often by a net. Such captures are read nearly as
//! deep as those that are asked for by themselves; they take most of the time.

use super::link::Link;
use crate::board::{Point, PointSet};
use crate::reading::{Found, Goal, Outcome, Search, Slack, Table, ThreatsOf, Window};
use rustc_hash::FxHashMap;
use std::mem;

/// The stones that may be tried for each capture.
const NODES: u64 = 1000;
/// The ends of a link are captured by little more than ladders: reading that is as deep as this takes no notice of the
/// other end, with which they would be connected meanwhile.
const LADDERS: u16 = 16;
/// Other captures are read as if so many moves had been played.
const NETS: u16 = 6;

/// What is known about captures on the way, by position. A question asks for the same ones again and again, whenever it
/// comes back to a position with more stones left.
#[derive(Debug, Default)]
pub(super) struct Captures {
    known: FxHashMap<u64, (Found, ThreatsOf)>,
}

/// What belongs to the reading of a connection, put aside while a capture is read.
#[derive(Debug)]
struct Outer<'a> {
    /// What is found stays out of the table, which is for connections: they would lose more by it than captures gain.
    table: Option<&'a mut Table>,
    ply: u16,
    slack: Slack,
    nodes: u64,
    stop_at: u64,
    stopped: bool,
    threats: ThreatsOf,
    circles_from: usize,
}

impl<'a> Outer<'a> {
    /// Puts it aside, for a capture that is read as if it were asked by itself after so many moves.
    fn put_aside(search: &mut Search<'a>, from: u16) -> Self {
        Self {
            table: search.table.take(),
            ply: mem::replace(&mut search.ply, from),
            slack: mem::replace(&mut search.slack, Slack::ANY),
            nodes: search.nodes,
            stop_at: mem::replace(&mut search.stop_at, search.nodes + NODES),
            stopped: mem::take(&mut search.stopped),
            threats: mem::take(&mut search.threats),
            circles_from: mem::replace(&mut search.circles_from, usize::MAX),
        }
    }

    /// Takes it up again.
    fn take_up(self, search: &mut Search<'a>) {
        search.nodes_inside += search.nodes - self.nodes;
        search.table = self.table;
        search.ply = self.ply;
        search.slack = self.slack;
        search.nodes = self.nodes;
        search.stop_at = self.stop_at;
        search.stopped = self.stopped;
        search.threats = search.threats.and(self.threats);
        search.circles_from = search.circles_from.min(self.circles_from);
    }
}

impl Search<'_> {
    /// Asks about a capture on the way, with the ko threats of the link. It is read in full as long as a third of
    /// the stones last that a question may try; after that, ladders only.
    pub(super) fn ask_inside(&mut self, goal: Goal, target: Point, link: &Link) -> Found {
        let from = if self.nodes_inside < self.limits.connection_nodes / 3 { NETS } else { LADDERS };
        self.tactical(goal, target, link, from)
    }

    /// Asks about the capture of an end, or of both.
    pub(super) fn attack_end(&mut self, end: Point, link: &Link) -> Found {
        self.tactical(Goal::Attack, end, link, LADDERS)
    }

    /// Asks a question about a capture, as if it were asked by itself after so many moves.
    fn tactical(&mut self, goal: Goal, target: Point, link: &Link, from: u16) -> Found {
        let key = self.key(goal, self.board.origin(target));
        let key = key ^ (u64::from(from) << 16 | link.ko.code());
        if let Some(&(found, threats)) = self.links.captures.known.get(&key) {
            self.threats = self.threats.and(threats);
            return found;
        }
        let outer = Outer::put_aside(self, from);
        let found = match goal {
            Goal::Defend => self.defend(target, link.ko, Window::FULL),
            _ => self.attack(target, link.ko, Window::FULL),
        };
        // What is a circle here need not be one in another variation.
        if self.circles_from >= self.passed.len() {
            self.links.captures.known.insert(key, (found, self.threats));
        }
        outer.take_up(self);
        found
    }

    /// Whether an end of the link can be captured now, by the player who cuts.
    pub(super) fn capture_of_an_end(&mut self, link: &Link) -> Option<Found> {
        for end in link.strings() {
            if self.board.liberties(end) > 2 {
                continue;
            }
            let attack = self.attack_end(end, link);
            if attack.reading.outcome == Outcome::Win {
                return Some(attack);
            }
        }
        None
    }

    /// Whether a string that touches both ends is captured whoever moves first, and what that depends on.
    pub(super) fn captive_between(&mut self, link: &Link) -> Option<PointSet> {
        let mut touching = link.strings().map(|end| self.board.string_stones(end).neighbors());
        let first = touching.next()?;
        let second = touching.next()?;
        drop(touching);
        let cutter = link.color.opponent();
        for chain in self.board.strings_in(&first, cutter) {
            if self.board.liberties(chain) > 3 || !self.board.string_stones(chain).intersects(&second) {
                continue;
            }
            let attack = self.ask_inside(Goal::Attack, chain, link);
            if attack.reading.outcome != Outcome::Win {
                continue;
            }
            let defense = self.ask_inside(Goal::Defend, chain, link);
            if defense.reading.outcome == Outcome::Lost {
                // The stones themselves too: a cut by one of them is no cut only because it can be captured.
                return Some(attack.zone.union(&defense.zone).union(&self.board.string_stones(chain)));
            }
        }
        None
    }
}

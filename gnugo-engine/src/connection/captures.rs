//! What can be captured in the middle of a connection?
//!
//! Most connections hold because a cutting stone can be captured, and often by a net. Such captures are read nearly as
//! deep as those that are asked for by themselves; they take most of the time.
//!
//! A capture that meets its limit of stones ([`Limits::inner_nodes`](crate::reading::Limits::inner_nodes)), or is read as
//! a ladder because too few are left, is decided all the same, since most connections hold or fail by others. It is noted
//! in whose favour: an answer that favours the same player is cut short
//! ([`Reader::was_cut_short`](crate::reading::Reader::was_cut_short)).

use super::capture::{Capture, Depth};
use super::link::Link;
use super::link_search::LinkSearch;
use crate::board::{Color, Point, PointSet};
use crate::reading::{Found, Goal, Outcome, Players, Search, Slack, Table, Window};
use std::mem;

/// What belongs to the reading of a connection, put aside while a capture is read.
#[derive(Debug)]
struct Outer<'a> {
    /// What is found stays out of the table, which is for connections: they would lose more by it than captures gain.
    table: Option<&'a mut Table>,
    ply: u16,
    asked_at: usize,
    slack: Slack,
    nodes: u64,
    stop_at: u64,
    stopped: bool,
    threats: Players,
    circles_from: usize,
}

impl<'a> Outer<'a> {
    /// Puts it aside, for a capture that is read as if it were asked by itself after so many moves.
    fn put_aside(search: &mut Search<'a>, from: u16) -> Self {
        Self {
            table: search.table.take(),
            ply: mem::replace(&mut search.ply, from),
            asked_at: mem::replace(&mut search.asked_at, search.passed.len()),
            slack: mem::replace(&mut search.slack, Slack::ANY),
            nodes: search.nodes,
            stop_at: mem::replace(&mut search.stop_at, search.nodes + search.limits.inner_nodes),
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
        search.asked_at = self.asked_at;
        search.slack = self.slack;
        search.nodes = self.nodes;
        search.stop_at = self.stop_at;
        search.stopped = self.stopped;
        search.threats = search.threats.and(self.threats);
        search.circles_from = search.circles_from.min(self.circles_from);
    }
}

impl LinkSearch<'_, '_> {
    /// Asks about a capture on the way, with the ko threats of the link. It is read in full as long as a third of
    /// the stones last that a question may try; after that, ladders only.
    pub(super) fn ask_inside(&mut self, goal: Goal, target: Point, link: &Link) -> Found {
        let in_full = self.search.nodes_inside < self.search.limits.connection_nodes / 3;
        self.tactical(goal, target, link, if in_full { Depth::Nets } else { Depth::OnlyLadders })
    }

    /// Asks about the capture of an end, or of both.
    pub(super) fn attack_end(&mut self, end: Point, link: &Link) -> Found {
        self.tactical(Goal::Attack, end, link, Depth::Ladders)
    }

    /// Asks a question about a capture, and notes in whose favour it was decided, if that was for want of stones.
    fn tactical(&mut self, goal: Goal, target: Point, link: &Link, depth: Depth) -> Found {
        let capture = self.capture(goal, target, link, depth.moves());
        self.search.threats = self.search.threats.and(capture.threats);
        if let Some(owner) = self.search.board.color_at(target) {
            self.search.doubts = self.search.doubts.and(capture.doubts(goal, owner, depth));
        }
        capture.found
    }

    /// What is known about a capture, or is found out as if it were asked by itself after so many moves.
    fn capture(&mut self, goal: Goal, target: Point, link: &Link, from: u16) -> Capture {
        let key = self.search.key(goal, self.search.board.origin(target));
        let key = key ^ (u64::from(from) << 16 | link.ko.code());
        if let Some(known) = self.captures.known.get(&key) {
            return *known;
        }
        let outer = Outer::put_aside(self.search, from);
        let found = match goal {
            Goal::Defend => self.search.defend(target, link.ko, Window::FULL),
            _ => self.search.attack(target, link.ko, Window::FULL),
        };
        let capture = Capture { found, threats: self.search.threats, cut_short: self.search.stopped };
        // What is a circle here need not be one in another variation.
        if self.search.circles_from >= self.search.passed.len() {
            self.captures.known.insert(key, capture);
        }
        outer.take_up(self.search);
        capture
    }

    /// Whether what `player` achieves could be something else, had captures inside more stones.
    pub(super) fn is_in_doubt(&self, outcome: Outcome, player: Color) -> bool {
        (outcome != Outcome::Lost && self.search.doubts.includes(player))
            || (outcome != Outcome::Win && self.search.doubts.includes(player.opponent()))
    }

    /// Whether an end of the link can be captured now, by the player who cuts.
    pub(super) fn capture_of_an_end(&mut self, link: &Link) -> Option<Found> {
        for end in link.strings() {
            if self.search.board.liberties(end) > 2 {
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
        let mut touching = link.strings().map(|end| self.search.board.string_stones(end).neighbors());
        let first = touching.next()?;
        let second = touching.next()?;
        drop(touching);
        let cutter = link.color.opponent();
        let mut chains = self.search.board.strings_in(&first, cutter);
        chains.retain(|chain| {
            self.search.board.liberties(*chain) <= 3 && self.search.board.string_stones(*chain).intersects(&second)
        });
        self.search.frame.sort_strings(self.search.board, &mut chains);
        for chain in chains {
            let attack = self.ask_inside(Goal::Attack, chain, link);
            if attack.reading.outcome != Outcome::Win {
                continue;
            }
            let defense = self.ask_inside(Goal::Defend, chain, link);
            if defense.reading.outcome == Outcome::Lost {
                // The stones themselves too: a cut by one of them is no cut only because it can be captured.
                return Some(attack.zone.union(&defense.zone).union(&self.search.board.string_stones(chain)));
            }
        }
        None
    }
}

//! What can be captured in the middle of a connection?
//!
//! Most connections hold because a cutting stone can be captured, and often by a net. Such captures are read nearly as
//! deep as those that are asked for by themselves; they take most of the time.
//!
//! A capture that meets its limit of stones ([`Limits::inner_nodes`](crate::reading::Limits::inner_nodes)), or is read as
//! a ladder because too few are left, is decided all the same, since most connections hold or fail by others. It is noted
//! in whose favour: an answer that favours the same player is cut short
//! ([`Reader::was_cut_short`](crate::reading::Reader::was_cut_short)).

use super::capture::{CAREFUL, Capture, Depth};
use super::link::Link;
use super::link_search::LinkSearch;
use crate::board::{Color, Point, PointSet};
use crate::reading::{Finding, Limits, Outcome, Role, Window};

/// Strings with more liberties are not captured, and deep in the search none that have as many.
const MOST_LIBERTIES: usize = 4;
/// In a quick look, only strings with as few are captured whoever moves first.
const FEW_LIBERTIES: usize = 2;

impl LinkSearch<'_, '_> {
    /// Asks about a capture on the way, with the ko threats of the link. It is read in full until that has taken as many
    /// stones as [`Self::nodes_in_full`] allows; after that, ladders only.
    pub(super) fn ask_inside(&mut self, goal: Role, target: Point, link: &Link) -> Finding {
        if self.is_quick() {
            return self.tactical(goal, target, link, Depth::Quick);
        }
        let in_full = self.search.nodes_inside < Self::nodes_in_full(&self.search.task.limits);
        self.tactical(goal, target, link, if in_full { Depth::Nets } else { Depth::OnlyLadders })
    }

    /// How many stones may be tried for captures in full: all that are not for the moves of the question itself.
    const fn nodes_in_full(limits: &Limits) -> u64 {
        limits.connection_nodes - Self::own_nodes(limits)
    }

    /// Asks about the capture of an end, or of both.
    pub(super) fn attack_end(&mut self, end: Point, link: &Link) -> Finding {
        let depth = if self.is_quick() { Depth::Quick } else { Depth::Ladders };
        self.tactical(Role::Attack, end, link, depth)
    }

    /// Asks a question about a capture, and notes in whose favour it was decided, if that was for want of stones.
    fn tactical(&mut self, goal: Role, target: Point, link: &Link, depth: Depth) -> Finding {
        let capture = self.capture(goal, target, link, depth.moves());
        self.search.task.threats = self.search.task.threats.and(capture.threats);
        if let Some(owner) = self.search.board.color_at(target) {
            self.search.task.doubts = self.search.task.doubts.and(capture.doubts(goal, owner, depth));
        }
        // Whether a captive of a quick look is lost must be known for certain.
        if depth == Depth::Quick && goal == Role::Defend && capture.cut_short { Finding::SAFE } else { capture.found }
    }

    /// What is known about a capture, or is found out as if it were asked by itself after so many moves.
    fn capture(&mut self, goal: Role, target: Point, link: &Link, from: u16) -> Capture {
        let key = self.search.key(goal, self.search.board.origin(target));
        let key = key ^ (u64::from(from) << 16 | link.ko.code());
        if let Some(known) = self.captures.known.get(&key) {
            return *known;
        }
        let asked_at = self.search.passed.len();
        let task = self.search.task.inside(asked_at, from, self.search.task.limits.inner_nodes);
        let (found, task) = self.search.ask_inside(task, |search| match goal {
            Role::Defend => search.defend(target, link.ko, Window::FULL),
            _ => search.attack(target, link.ko, Window::FULL),
        });
        let capture = Capture { found, threats: task.threats, cut_short: task.stopped };
        // What is a circle here need not be one in another variation.
        if task.circles_from >= asked_at {
            self.captures.known.insert(key, capture);
        }
        capture
    }

    /// Whether what `player` achieves could be something else, had captures inside more stones.
    pub(super) fn is_in_doubt(&self, outcome: Outcome, player: Color) -> bool {
        (outcome != Outcome::Lost && self.search.task.doubts.includes(player))
            || (outcome != Outcome::Win && self.search.task.doubts.includes(player.opponent()))
    }

    /// Whether an end of the link can be captured now, by the player who cuts.
    pub(super) fn capture_of_an_end(&mut self, link: &Link) -> Option<Finding> {
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

    /// How the player who cuts captures an end that has more liberties than two, near the root. What is captured then may
    /// still be connected on the way: it is a move like others that may cut.
    pub(super) fn capture_by_a_net(&mut self, link: &Link) -> Option<Point> {
        if !self.search.within(CAREFUL) {
            return None;
        }
        link.strings().find_map(|end| {
            if !(3..=MOST_LIBERTIES).contains(&self.search.board.liberties(end)) {
                return None;
            }
            let attack = self.ask_inside(Role::Attack, end, link).reading;
            attack.point.filter(|_| attack.outcome == Outcome::Win)
        })
    }

    /// Whether a string that touches both ends is captured whoever moves first, and what that depends on.
    pub(super) fn captive_between(&mut self, link: &Link) -> Option<PointSet> {
        let mut touching = link.strings().map(|end| self.search.board.string_stones(end).neighbors());
        let first = touching.next()?;
        let second = touching.next()?;
        drop(touching);
        let cutter = link.color.opponent();
        let most = if self.is_quick() {
            FEW_LIBERTIES
        } else if self.search.within(CAREFUL) {
            MOST_LIBERTIES
        } else {
            MOST_LIBERTIES - 1
        };
        let mut chains = self.search.board.strings_in(&first, cutter);
        chains.retain(|chain| {
            self.search.board.liberties(*chain) <= most && self.search.board.string_stones(*chain).intersects(&second)
        });
        self.search.frame.sort_strings(self.search.board, &mut chains);
        for chain in chains {
            let attack = self.ask_inside(Role::Attack, chain, link);
            if attack.reading.outcome != Outcome::Win {
                continue;
            }
            let defense = self.ask_inside(Role::Defend, chain, link);
            if defense.reading.outcome == Outcome::Lost {
                // The stones themselves too: a cut by one of them is no cut only because it can be captured.
                return Some(attack.zone.union(&defense.zone).union(&self.search.board.string_stones(chain)));
            }
        }
        None
    }
}

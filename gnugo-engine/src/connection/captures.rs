//! What can be captured in the middle of a connection?

use super::link::Link;
use crate::board::{Point, PointSet};
use crate::reading::{Found, KoState, Outcome, Search, Slack, Window};

/// The stones that may be tried for each capture.
const NODES: u64 = 400;
/// Captures are read as if so many moves had been played, little more than ladders: most of the time goes into them.
const LADDERS: u16 = 16;

impl Search<'_> {
    /// Asks a question about a capture, as if it were asked by itself.
    pub(super) fn tactical<T>(&mut self, question: impl FnOnce(&mut Self) -> T) -> T {
        let outer = (self.ply, self.slack, self.stop_at, self.stopped);
        (self.ply, self.slack) = (LADDERS, Slack::ANY);
        (self.stop_at, self.stopped) = (self.nodes + NODES, false);
        let answer = question(self);
        (self.ply, self.slack, self.stop_at, self.stopped) = outer;
        answer
    }

    pub(super) fn attack_now(&mut self, target: Point) -> Found {
        self.attack(target, KoState::default(), Window::FULL)
    }

    /// Whether an end of the link can be captured now, by the player who cuts.
    pub(super) fn capture_of_an_end(&mut self, link: &Link) -> Option<Found> {
        for end in link.strings() {
            if self.board.liberties(end) > 3 {
                continue;
            }
            let attack = self.tactical(|search| search.attack_now(end));
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
            let attack = self.tactical(|search| search.attack_now(chain));
            if attack.reading.outcome != Outcome::Win {
                continue;
            }
            let defense = self.tactical(|search| search.defend(chain, KoState::default(), Window::FULL));
            if defense.reading.outcome == Outcome::Lost {
                // The stones themselves too: a cut by one of them is no cut only because it can be captured.
                return Some(attack.zone.union(&defense.zone).union(&self.board.string_stones(chain)));
            }
        }
        None
    }
}

//! Can this string be saved?

use super::ko::KoState;
use super::search::{Goal, Search, Window};
use super::{Outcome, Reading};
use crate::board::Point;

impl Search<'_> {
    /// What the owner of the string at `target` achieves, moving now.
    pub(super) fn defend(&mut self, target: Point, ko: KoState, window: Window) -> Reading {
        let Some(string) = self.board.string(target) else { return self.retake(target, ko, window) };
        let (defender, count, origin) = (string.color(), string.liberty_count(), string.origin());
        if self.is_alive(count) {
            return Reading { outcome: Outcome::Win, point: None };
        }
        let key = self.key(Goal::Defend, origin, ko);
        let outer = std::mem::replace(&mut self.plies, (0, u16::MAX));
        let result = self.remembered(key, window, |search, window| {
            let candidates = search.defense_moves(target, defender).sorted();
            let (mut best, mut window) = (Reading::LOST, window);
            for (_, point) in candidates {
                let Some(tried) = search.try_move(point, defender, ko, window) else { continue };
                let reply = search.attack(target, tried.ko, tried.reply_window(window)).outcome;
                search.take_back();
                let outcome = tried.worth(reply);
                if outcome > best.outcome {
                    best = Reading { outcome, point: Some(point) };
                    window.low = window.low.max(outcome);
                    if window.low >= window.high {
                        break;
                    }
                }
            }
            best
        });
        self.plies = (self.plies.0.max(outer.0), self.plies.1.min(outer.1));
        result
    }

    /// What the owner achieves of a stone that has just been captured in a ko: to take it back, or nothing.
    fn retake(&mut self, target: Point, ko: KoState, window: Window) -> Reading {
        let Some(taken) = self.board.ko().filter(|ko| ko.point == target) else { return Reading::LOST };
        let Some(tried) = self.try_move(target, taken.color, ko, window) else { return Reading::LOST };
        let reply = self.attack(target, tried.ko, tried.reply_window(window)).outcome;
        self.take_back();
        Reading { outcome: tried.worth(reply), point: Some(target) }
    }
}

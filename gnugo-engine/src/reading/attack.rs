//! Can this string be captured?

use super::ko::KoState;
use super::search::{Goal, Search, Window};
use super::{Outcome, Reading};
use crate::board::{Color, Point};

impl Search<'_> {
    /// What the opponent of the string at `target` achieves, moving now.
    pub(super) fn attack(&mut self, target: Point, ko: KoState, window: Window) -> Reading {
        let Some(string) = self.board.string(target) else { return Reading::LOST };
        let (attacker, count, origin) = (string.color().opponent(), string.liberty_count(), string.origin());
        if count == 1 && self.is_plain_capture(target, attacker) {
            return Reading { outcome: Outcome::Win, point: self.board.liberty_set(target).first() };
        }
        if self.is_alive(count) {
            return Reading::LOST;
        }
        let key = self.key(Goal::Attack, origin, ko);
        let outer = std::mem::replace(&mut self.plies, (0, u16::MAX));
        let result = self.remembered(key, window, |search, window| {
            let candidates = search.attack_moves(target, attacker).sorted();
            let (mut best, mut window) = (Reading::LOST, window);
            for (_, point) in candidates {
                let Some(tried) = search.try_move(point, attacker, ko, window) else { continue };
                let reply = search.defend(target, tried.ko, tried.reply_window(window)).outcome;
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

    /// Whether the string in atari can be taken off the board for good, without a ko.
    fn is_plain_capture(&self, target: Point, attacker: Color) -> bool {
        let point = self.board.liberty_set(target).first();
        point.is_some_and(|point| self.board.is_ko_capture(point, attacker).is_none())
    }

    /// Answers from the table, or reads and puts the answer there.
    #[inline]
    pub(super) fn remembered(
        &mut self,
        key: u64,
        window: Window,
        read: impl FnOnce(&mut Self, Window) -> Reading,
    ) -> Reading {
        let (mut floor, mut ceiling) = (Outcome::Lost, Outcome::Win);
        if let Some(known) = self.table.as_ref().and_then(|table| table.get(key, self.ply)) {
            (floor, ceiling) = (known.low, known.high);
            self.plies = (self.plies.0.max(known.plies.0), self.plies.1.min(known.plies.1));
            if floor == ceiling || floor >= window.high || ceiling <= window.low {
                let outcome = if ceiling <= window.low { ceiling } else { floor };
                return Reading { outcome, point: known.point.filter(|_| outcome != Outcome::Lost) };
            }
        }
        let result = read(self, window);
        if result.outcome > window.low {
            floor = floor.max(result.outcome);
        }
        if result.outcome < window.high {
            ceiling = ceiling.min(result.outcome.max(window.low));
        }
        let plies = self.plies;
        if let Some(table) = self.table.as_deref_mut() {
            table.put(key, plies, floor, ceiling, result);
        }
        result
    }
}

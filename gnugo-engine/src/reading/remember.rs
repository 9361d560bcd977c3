//! Has this been read before, perhaps in another variation?
//!
//! A search meets the same positions again and again, in other orders of moves and at other depths. A result is used
//! where it must be the same: at depths at which no limit would have decided otherwise, and, if it depends on who has
//! threats, only after the same kos. Where it can't be used, its move is the one to try first.
//!
//! Most looks find nothing, and cost one access to memory. What was cut short, or rests on a circle that started
//! earlier in the variation, is not kept. What outlives a question with the part of the board that matters to it is
//! kept elsewhere (`persistent.rs`, `by_position.rs`).

use super::ko::KoState;
use super::players::Players;
use super::search::{Finding, Role, Search, Searcher, Window};
use super::slack::Slack;
use super::table::{Bounds, Grounds, Key};
use super::trace::Why;
use super::{Outcome, Reading};
use crate::board::{Hash, Point};

impl Search<'_> {
    /// The key of a question in the table, whatever the kos.
    #[inline]
    pub(crate) fn key(&self, goal: Role, target: Point) -> u64 {
        self.key_of(self.board.hash(), goal, target)
    }

    /// The key of a question about the position with this hash, whatever the kos. What has been on the board since before
    /// the search has no part in it: it must not decide which results push each other out of the table.
    #[inline]
    pub(super) fn key_of(&self, position: Hash, goal: Role, target: Point) -> u64 {
        let position = position ^ self.began_at;
        let question = (goal as u64) << 40 | (target.index() as u64) << 20;
        (position ^ question.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }

    /// The part of all keys that stands for the search and for the state of the kos.
    #[inline]
    pub(crate) fn key_in(&self, ko: KoState) -> Key {
        Key::new(self.task.salt, ko)
    }

    /// Looks a question up, and whether what is known decides it; if not, where something is known, the move found.
    ///
    /// What does not depend on who has threats is kept once for all states of the kos.
    #[inline]
    pub(crate) fn look_up(
        &mut self,
        key: Key,
        window: Window,
        holds: impl Fn(&Bounds) -> bool,
    ) -> Result<Finding, Option<Point>> {
        // Most of the time, there is nothing.
        if !self.task.remembers || !self.table.as_deref().is_some_and(|table| table.may_know(key)) {
            return Err(None);
        }
        self.look_closer(key, window, holds)
    }

    /// Looks up what the table may know.
    #[inline(never)]
    fn look_closer(
        &mut self,
        key: Key,
        window: Window,
        holds: impl Fn(&Bounds) -> bool,
    ) -> Result<Finding, Option<Point>> {
        let mut first = None;
        let found = 'found: {
            let Some(table) = self.table.as_deref() else { break 'found None };
            for known in table.get(key) {
                if holds(known) && self.is_decided_by(known, window) {
                    let outcome = if known.high <= window.low { known.high } else { known.low };
                    let reading = Reading { outcome, point: known.point };
                    break 'found Some((Finding { reading, zone: known.zone }, known.grounds()));
                }
                first = first.or(known.point);
            }
            None
        };
        let Some((found, grounds)) = found else { return Err(first) };
        self.rely_on(grounds);
        Ok(found)
    }

    /// Whether what was found earlier holds at this depth and decides the question as asked.
    #[inline]
    fn is_decided_by(&self, known: &Bounds, window: Window) -> bool {
        (known.low == known.high || known.low >= window.high || known.high <= window.low)
            && known.span.contains(self.task.ply)
            && (known.threats == Players::NOBODY || known.kos == self.kos())
    }

    /// Notes that a result is used which was found earlier, on these grounds.
    fn rely_on(&mut self, grounds: Grounds) {
        self.task.slack = self.task.slack.and(grounds.span.at(self.task.ply));
        self.task.threats = self.task.threats.and(grounds.threats);
        self.task.doubts = self.task.doubts.and(grounds.doubts);
    }
}

/// Answers from the table, or reads and puts the answer there. What was found at another depth is the move to try
/// first.
#[inline]
pub(crate) fn remembered<'a, S: Searcher<'a>>(
    searcher: &mut S,
    goal: Role,
    key: u64,
    ko: KoState,
    window: Window,
    read: impl FnOnce(&mut S, Window, Option<Point>) -> Finding,
) -> Finding {
    let search = searcher.search();
    let key = search.key_in(ko).and(key);
    let first = match search.look_up(key, window, |_| true) {
        Ok(found) => {
            search.judge(goal, found.reading, Why::Remembered);
            return found;
        }
        Err(first) => first,
    };
    let outer = std::mem::replace(&mut search.task.slack, Slack::ANY);
    let outer_circles = std::mem::replace(&mut search.task.circles_from, usize::MAX);
    let outer_threats = std::mem::take(&mut search.task.threats);
    let outer_doubts = std::mem::take(&mut search.task.doubts);
    let found = read(searcher, window, first);
    let search = searcher.search();
    search.judge(goal, found.reading, if search.task.stopped { Why::Exhausted } else { Why::Read });
    let outcome = found.reading.outcome;
    // A conditional capture that could not matter was not tried: beyond the window, nothing is known.
    let bounds = Bounds {
        low: if outcome > window.low { outcome.min(window.high) } else { Outcome::Lost },
        high: if outcome < window.high { outcome.max(window.low) } else { Outcome::Win },
        point: found.reading.point,
        zone: found.zone,
        span: search.task.slack.around(search.task.ply),
        threats: search.task.threats,
        doubts: search.task.doubts,
        kos: search.kos(),
    };
    if search.task.remembers
        && let Some(table) = search.table.as_deref_mut()
        && !search.task.stopped
        && search.task.circles_from >= search.passed.len()
    {
        // Circles that start earlier are none when the position is reached in another way.
        table.put(key, &bounds);
    }
    if search.task.circles_from >= search.passed.len() {
        search.task.circles_from = usize::MAX;
    }
    search.task.circles_from = search.task.circles_from.min(outer_circles);
    search.task.slack = search.task.slack.and(outer);
    search.task.threats = search.task.threats.and(outer_threats);
    search.task.doubts = search.task.doubts.and(outer_doubts);
    found
}

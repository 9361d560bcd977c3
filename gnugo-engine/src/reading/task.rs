//! What is asked, under which terms, and what has become of it so far?
//!
//! A search reads one question at a time. Where another one comes up on the way, it has terms of its own: how far is
//! looked, how many stones may be tried, since when moves are counted. So all of that is one value, which is put in the
//! place of the one before ([`Search::ask_inside`](super::search::Search::ask_inside)) and taken away again as a whole.

use super::Limits;
use super::forbidden::Forbidden;
use super::players::Players;
use super::slack::Slack;
use crate::board::Point;

/// A question, as far as it has been read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task {
    /// How far is looked.
    pub(crate) limits: Limits,
    /// Who may not play where.
    pub(super) forbidden: Forbidden,
    /// What tells results under these terms from others in the table.
    pub(super) salt: u64,
    /// Whether results are kept in the table, and looked up there.
    pub(super) remembers: bool,
    /// How many moves had been played when it was asked: more than none for a question that came up on the way.
    pub(super) asked_at: usize,
    /// Stones tried so far.
    pub(crate) nodes: u64,
    /// Those of them that do not count towards the limit.
    pub(crate) free: u64,
    /// How many may be tried that count.
    pub(crate) stop_at: u64,
    /// Whether something was decided because there were too many.
    pub(crate) stopped: bool,
    /// Moves played since the question was asked, without those that were forced; one more in ladders.
    pub(crate) ply: u16,
    /// What the attacker would play at the question's root, if nothing is done.
    pub(crate) threat: Option<Point>,
    /// How much earlier or later the result so far would be the same: narrowed down by each look at a limit.
    pub(super) slack: Slack,
    /// The earliest position to which a variation came back, where that made the result so far.
    pub(crate) circles_from: usize,
    /// On whose ko threats the result so far depends.
    pub(crate) threats: Players,
    /// In whose favour captures inside a connection were decided for want of stones, where the result so far may rest
    /// on it.
    pub(crate) doubts: Players,
}

impl Task {
    /// A question under these limits, of which nothing has been read.
    pub(crate) const fn new(limits: Limits) -> Self {
        Self {
            limits,
            forbidden: Forbidden::NOTHING,
            salt: 0,
            remembers: true,
            asked_at: 0,
            nodes: 0,
            free: 0,
            stop_at: limits.nodes,
            stopped: false,
            ply: 0,
            threat: None,
            slack: Slack::ANY,
            circles_from: usize::MAX,
            threats: Players::NOBODY,
            doubts: Players::NOBODY,
        }
    }

    /// A question that comes up after `asked_at` moves, to be read as if it were asked by itself, but only as far as after
    /// `ply` moves, and with so many stones.
    ///
    /// What is found for it stays out of the table, which is for the question around it: that would lose more by it than
    /// this one gains.
    pub(crate) fn inside(&self, asked_at: usize, ply: u16, stones: u64) -> Self {
        let terms = Self { forbidden: self.forbidden, salt: self.salt, ..Self::new(self.limits) };
        Self { remembers: false, asked_at, ply, stop_at: stones, ..terms }
    }

    /// How many stones were tried that count towards the limit.
    #[inline]
    pub(crate) const fn spent(&self) -> u64 {
        self.nodes - self.free
    }

    /// Takes in what the answer to a question rests on that came up on the way. How deep that one could be read does not
    /// depend on where it came up.
    pub(super) fn rest_on(&mut self, inner: &Self) {
        self.threats = self.threats.and(inner.threats);
        self.circles_from = self.circles_from.min(inner.circles_from);
    }
}

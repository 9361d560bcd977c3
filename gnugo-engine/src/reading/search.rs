//! How is a variation played, judged and taken back?
//!
//! [`Search`] is one question being read: the board, the limits, and the moves played so far. Attack and defence call
//! each other, alpha-beta over the four outcomes. Each of them returns what the player to move achieves.

use super::ko::{KoRuling, KoScheme, KoState};
use super::table::{Bounds, Table};
use super::trace::{Step, Trace, Why};
use super::{Limits, Outcome, Reading};
use crate::board::{Board, Color, Hash, Point, PointSet};

/// No variation is longer: ladders across the largest board and back fit into it.
pub(super) const LONGEST: u16 = 300;

/// The highest order of attack: strings of five liberties are alive.
pub(super) const HIGHEST: u8 = 3;

pub(super) const FEW_A: usize = 4;
pub(super) const FEW_D: usize = 2;

/// The outcomes that matter to who is to move: what is not better than `low` is as good as lost, and `high` is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub(super) low: Outcome,
    pub(super) high: Outcome,
}

impl Window {
    pub(super) const FULL: Self = Self { low: Outcome::Lost, high: Outcome::Win };

    /// The same window as the opponent sees it.
    #[inline]
    pub(super) const fn reversed(self) -> Self {
        Self { low: self.high.reversed(), high: self.low.reversed() }
    }
}

/// A move that has been made in a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    /// The state of the kos after it.
    pub(super) ko: KoState,
    /// Whether it took a ko on the strength of a threat.
    pub(super) conditional: bool,
}

impl Tried {
    /// What the move is worth, if it leaves the opponent with `reply`.
    #[inline]
    pub(super) fn worth(self, reply: Outcome) -> Outcome {
        if self.conditional { reply.reversed().min(Outcome::KoB) } else { reply.reversed() }
    }

    /// The window for the opponent's reply.
    #[inline]
    pub(super) fn reply_window(self, window: Window) -> Window {
        if self.conditional { Window { low: Outcome::Lost, high: Outcome::KoB }.reversed() } else { window.reversed() }
    }
}

/// What a search found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// What the player to move achieves, and how.
    pub(super) reading: Reading,
    /// What that depends on: no move outside of this zone changes it, and no number of them by one player.
    pub(super) zone: PointSet,
}

impl Found {
    /// What is asked for is already done.
    pub(super) const WON: Self =
        Self { reading: Reading { outcome: Outcome::Win, point: None }, zone: PointSet::EMPTY };

    /// It fails as long as the zone stays as it is.
    #[inline]
    pub(super) const fn lost(zone: PointSet) -> Self {
        Self { reading: Reading::LOST, zone }
    }

    /// A string has too many liberties for an attack of this order.
    #[inline]
    pub(super) fn too_many(liberties: PointSet, count: usize, order: u8) -> Self {
        Self::lost(if count == usize::from(order) + 2 { liberties } else { PointSet::EMPTY })
    }

    /// The same as the opponent sees it. A move of the opponent's is none of one's own.
    #[inline]
    pub(super) const fn reversed(self) -> Self {
        Self { reading: Reading { outcome: self.reading.outcome.reversed(), point: None }, zone: self.zone }
    }
}

/// A question being read.
#[derive(Debug)]
pub(super) struct Search<'a> {
    pub(super) board: &'a mut Board,
    pub(super) limits: Limits,
    pub(super) scheme: KoScheme,
    pub(super) table: Option<&'a mut Table>,
    /// Stones tried so far.
    pub(super) nodes: u64,
    /// How many may be tried.
    pub(super) stop_at: u64,
    /// Whether something was decided because there were too many.
    pub(super) stopped: bool,
    /// Moves played since the question was asked.
    pub(super) ply: u16,
    /// The plies at which the result so far would be the same: narrowed down by each look at a limit.
    pub(super) plies: (u16, u16),
    /// What is written down, if anybody wants to know.
    pub(super) trace: Option<&'a mut Trace>,
    /// The hashes of the positions from the question to here.
    pub(super) path: Vec<Hash>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        board: &'a mut Board,
        limits: Limits,
        scheme: KoScheme,
        table: Option<&'a mut Table>,
        trace: Option<&'a mut Trace>,
    ) -> Self {
        Self {
            board,
            limits,
            scheme,
            table,
            trace,
            nodes: 0,
            stop_at: limits.nodes,
            stopped: false,
            ply: 0,
            plies: (0, u16::MAX),
            path: Vec::with_capacity(64),
        }
    }

    /// Whether the search is within a limit of depth. The answer narrows the plies for which the result holds.
    #[inline]
    pub(super) fn within(&mut self, depth: u16) -> bool {
        if self.ply <= depth {
            self.plies.1 = self.plies.1.min(depth);
            true
        } else {
            self.plies.0 = self.plies.0.max(depth + 1);
            false
        }
    }

    /// The highest order of attack up to `order` that is read at this depth.
    #[inline]
    pub(super) fn feasible(&mut self, order: u8) -> u8 {
        if order <= 1 {
            return order;
        }
        if !self.within(self.limits.depth) {
            1
        } else if order > 2 && !self.within(self.limits.fourlib_depth) {
            2
        } else {
            order
        }
    }

    /// Whether the search has cost too much: then everything is decided for the defender.
    #[inline]
    pub(super) fn is_exhausted(&mut self) -> bool {
        let exhausted = self.nodes >= self.stop_at || self.ply >= LONGEST;
        self.stopped |= exhausted;
        exhausted
    }

    /// Adds to a zone what must not change for the string at `point` to stay on the board: its liberties, if they are
    /// few and less than two of them are in the zone. Two liberties in the zone can't both be taken from outside.
    #[inline]
    pub(super) fn support(&self, point: Point, few: usize, zone: &mut PointSet) {
        let Some(string) = self.board.string(point) else { return };
        if string.liberty_count() <= few && string.liberties().intersection(zone).len_up_to(1) < 2 {
            *zone = zone.union(string.liberties());
        }
    }

    /// What a capture by a stone of `color` at `point` depends on: the liberties of the capturing strings, whose own
    /// capture would come first.
    #[inline]
    pub(super) fn stakes(&self, point: Point, color: Color, few: usize) -> PointSet {
        let mut zone = PointSet::EMPTY;
        for n in point.neighbors() {
            if self.board.at(n).is(color.opponent()) && self.board.liberties(n) == 1 {
                zone = zone.union(&self.board.string_stones(n));
                for captor in self.board.chains_around(n) {
                    self.support(captor, few, &mut zone);
                }
            }
        }
        zone
    }

    /// What could make room for a stone of `color` at `point`, which has none or little there: the liberties of the
    /// strings that it would join, and of those that could be captured next to it.
    pub(super) fn room(&self, point: Point, color: Color) -> PointSet {
        let mut zone = self.board.liberties_after(point, color);
        for n in point.neighbors() {
            let Some(string) = self.board.string(n) else { continue };
            if string.color() == color {
                zone = zone.union(string.liberties());
                for enemy in self.board.chains_around(n) {
                    if self.board.liberties(enemy) <= 2 {
                        zone = zone.union(&self.board.liberty_set(enemy));
                    }
                }
            } else if string.liberty_count() <= 2 {
                zone = zone.union(string.liberties());
            }
        }
        zone
    }

    /// Writes down how a position is judged.
    #[inline]
    pub(super) fn judge(&mut self, goal: Goal, order: u8, reading: Reading, why: Why) {
        if let Some(trace) = self.trace.as_deref_mut() {
            let Reading { outcome, point } = reading;
            trace.push(Step::Judge { attacks: goal == Goal::Attack, order, outcome, point, why });
        }
    }

    /// Lets the player to move do nothing.
    #[inline]
    pub(super) fn pass(&mut self, color: Color) {
        if let Some(trace) = self.trace.as_deref_mut() {
            trace.push(Step::Try { point: None, color, conditional: false });
        }
        self.path.push(self.board.stones_hash());
        self.board.pass();
        self.ply += 1;
    }

    /// Makes a move, if the rules of the game, the scheme for kos and the ban on repetition allow it.
    #[inline]
    pub(super) fn try_move(&mut self, point: Point, color: Color, ko: KoState, window: Window) -> Option<Tried> {
        let ruling = ko.ruling(self.scheme, self.board, point, color);
        let (state, conditional) = match ruling {
            KoRuling::Forbidden => return None,
            KoRuling::Plain => (ko, false),
            KoRuling::Capture(state) => (state, false),
            KoRuling::Conditional(state) => {
                if window.low >= Outcome::KoB || !self.within(self.limits.ko_depth) {
                    return None;
                }
                (state, true)
            }
        };
        let before = self.board.stones_hash();
        let prisoners = self.board.captures(color);
        let played =
            if conditional { self.board.try_play_ignoring_ko(point, color) } else { self.board.try_play(point, color) };
        if !played {
            return None;
        }
        if ruling == KoRuling::Plain
            && self.board.captures(color) != prisoners
            && self.path.contains(&self.board.stones_hash())
        {
            self.board.undo();
            return None;
        }
        if let Some(trace) = self.trace.as_deref_mut() {
            trace.push(Step::Try { point: Some(point), color, conditional });
        }
        self.nodes += 1;
        self.ply += 1;
        self.path.push(before);
        let state = if ruling == KoRuling::Plain { state.after_plain_move(self.board) } else { state };
        Some(Tried { ko: state, conditional })
    }

    /// Takes the last move back.
    #[inline]
    pub(super) fn take_back(&mut self) {
        if let Some(trace) = self.trace.as_deref_mut() {
            trace.push(Step::Back);
        }
        self.board.undo();
        self.path.pop();
        self.ply -= 1;
    }

    /// The key of a question in the table.
    #[inline]
    pub(super) fn key(&self, goal: Goal, target: Point, order: u8, ko: KoState) -> u64 {
        let question = u64::from(order) << 48 | (goal as u64) << 40 | (target.index() as u64) << 20 | ko.code();
        (self.board.hash() ^ question.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

impl Search<'_> {
    /// What a move achieves, if the opponent's reply is read so. A move that is not allowed achieves nothing.
    pub(super) fn after(
        &mut self,
        point: Point,
        color: Color,
        reply: impl FnOnce(&mut Self, KoState, Window) -> Found,
    ) -> Outcome {
        let Some(tried) = self.try_move(point, color, KoState::default(), Window::FULL) else { return Outcome::Lost };
        let reply = reply(self, tried.ko, tried.reply_window(Window::FULL));
        self.take_back();
        tried.worth(reply.reading.outcome)
    }

    /// Answers from the table, or reads and puts the answer there.
    #[inline]
    pub(super) fn remembered(
        &mut self,
        goal: Goal,
        order: u8,
        key: u64,
        window: Window,
        read: impl FnOnce(&mut Self, Window) -> Found,
    ) -> Found {
        let known = self.table.as_ref().and_then(|table| table.get(key, self.ply));
        if let Some(known) =
            known.filter(|known| known.low == known.high || known.low >= window.high || known.high <= window.low)
        {
            self.plies = (self.plies.0.max(known.plies.0), self.plies.1.min(known.plies.1));
            let outcome = if known.high <= window.low { known.high } else { known.low };
            let found = Found { reading: Reading { outcome, point: known.point }, zone: known.zone };
            self.judge(goal, order, found.reading, Why::Remembered);
            return found;
        }
        let outer = std::mem::replace(&mut self.plies, (0, u16::MAX));
        let found = read(self, window);
        self.judge(goal, order, found.reading, Why::Read);
        let outcome = found.reading.outcome;
        let bounds = Bounds {
            low: if outcome > window.low { outcome } else { Outcome::Lost },
            high: if outcome < window.high { outcome.max(window.low) } else { Outcome::Win },
            point: found.reading.point,
            plies: self.plies,
            zone: found.zone,
        };
        if let Some(table) = self.table.as_deref_mut()
            && !self.stopped
        {
            table.put(key, &bounds);
        }
        self.plies = (self.plies.0.max(outer.0), self.plies.1.min(outer.1));
        found
    }
}

/// What is asked about a string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    Attack = 1,
    Defend,
}

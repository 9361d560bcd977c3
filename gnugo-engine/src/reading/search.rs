//! How is a variation played, judged and taken back?
//!
//! [`Search`] is one question being read: the board, the limits, and the moves played so far. Attack and defence call
//! each other, alpha-beta over the four outcomes. Each of them returns what the player to move achieves.

use super::ko::{KoRuling, KoScheme, KoState};
use super::table::Table;
use super::{Limits, Outcome};
use crate::board::{Board, Color, Hash, Point};

/// No variation is longer: ladders across the largest board and back fit into it.
pub(super) const LONGEST: u16 = 300;

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

/// A question being read.
#[derive(Debug)]
pub(super) struct Search<'a> {
    pub(super) board: &'a mut Board,
    pub(super) limits: Limits,
    pub(super) scheme: KoScheme,
    pub(super) table: Option<&'a mut Table>,
    /// Stones tried so far.
    pub(super) nodes: u64,
    /// Moves played since the question was asked.
    pub(super) ply: u16,
    /// The plies at which the result so far would be the same: narrowed down by each look at a limit.
    pub(super) plies: (u16, u16),
    /// The hashes of the positions from the question to here.
    pub(super) path: Vec<Hash>,
}

impl<'a> Search<'a> {
    pub(super) fn new(board: &'a mut Board, limits: Limits, scheme: KoScheme, table: Option<&'a mut Table>) -> Self {
        Self { board, limits, scheme, table, nodes: 0, ply: 0, plies: (0, u16::MAX), path: Vec::with_capacity(64) }
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

    /// Whether a string with this number of liberties is taken to be alive when the attacker is to move.
    #[inline]
    pub(super) fn is_alive(&mut self, liberties: usize) -> bool {
        match liberties {
            0..=2 => self.ply >= LONGEST || self.nodes >= self.limits.nodes,
            3 => !self.within(self.limits.depth),
            4 => !self.within(self.limits.fourlib_depth),
            _ => true,
        }
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
        self.nodes += 1;
        self.ply += 1;
        self.path.push(before);
        let state = if ruling == KoRuling::Plain { state.after_plain_move(self.board) } else { state };
        Some(Tried { ko: state, conditional })
    }

    /// Takes the last move back.
    #[inline]
    pub(super) fn take_back(&mut self) {
        self.board.undo();
        self.path.pop();
        self.ply -= 1;
    }

    /// The key of a question in the table.
    #[inline]
    pub(super) fn key(&self, goal: Goal, target: Point, ko: KoState) -> u64 {
        let question = (goal as u64) << 40 | (target.index() as u64) << 20 | ko.code();
        (self.board.hash() ^ question.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

/// What is asked about a string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    Attack = 1,
    Defend,
}

impl Search<'_> {
    /// What a move achieves, if the opponent's reply is read so. A move that is not allowed achieves nothing.
    pub(super) fn after(
        &mut self,
        point: Point,
        color: Color,
        reply: impl FnOnce(&mut Self, KoState, Window) -> Outcome,
    ) -> Outcome {
        let Some(tried) = self.try_move(point, color, KoState::default(), Window::FULL) else { return Outcome::Lost };
        let reply = reply(self, tried.ko, tried.reply_window(Window::FULL));
        self.take_back();
        tried.worth(reply)
    }
}

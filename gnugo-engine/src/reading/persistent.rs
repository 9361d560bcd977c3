//! Which answers from earlier positions of a game still hold?
//!
//! Most moves of a game change little: a string in the other corner is captured after them as before. So an answer is
//! kept with the part of the board on which it depends (spec/reading.texi, "Persistent Cache"), and given again as long
//! as every point there is as it was: occupied by the same colour, or empty.
//!
//! That part is what was looked at to find the answer, to the point ([`Board::take_looks`]): read again, it would be found
//! in the same way, with the same stones tried. So nothing that is kept changes an answer. Positions with a ko that may not be
//! retaken are not kept. An answer that was cut short is, for whoever allows as many stones: read again, it would be cut
//! short again, at the same price.
//!
//! A look costs some ten nanoseconds, to keep an answer half a microsecond.

use super::{Limits, Reading};
use crate::board::{Board, Color, Point, PointSet};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::hash::Hash;

/// So many answers to one question are kept: for positions between which a reader goes to and fro, and for some numbers of
/// stones that may be tried.
const VERSIONS: usize = 6;
/// Beyond so many questions all are forgotten.
const MOST: usize = 20_000;

/// A question that is asked again and again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Question {
    /// Can the string with this first stone be captured?
    Attack(Point),
    /// Can it be saved, if this is how it is attacked?
    Defend(Point, Option<Point>),
    /// Where is a move played for it, be it attacked or not?
    Reinforce(Point),
    /// Does a move capture the string with this first stone?
    AttackBy(Point, Point),
    /// Does a move save it?
    DefendBy(Point, Point),
    /// Can a player move there without being captured right away?
    Safe(Point, Color),
    /// Can these strings be connected?
    Connect(Point, Point),
    /// Can they be cut?
    Disconnect(Point, Point),
    /// Can the string with this first stone reach the area?
    BreakIn(Point, PointSet),
    /// Can it be kept out?
    BlockOff(Point, PointSet),
}

impl Question {
    /// Whether it is about a connection.
    const fn connects(self) -> bool {
        matches!(self, Self::Connect(..) | Self::Disconnect(..) | Self::BreakIn(..) | Self::BlockOff(..))
    }

    /// How many stones may be tried for it under these limits.
    pub(super) const fn allowed(self, limits: &Limits) -> u64 {
        if self.connects() { limits.connection_nodes } else { limits.nodes }
    }
}

/// What was answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) reading: Reading,
    /// Whether it was not read to the end.
    pub(super) cut_short: bool,
    /// How many stones could be tried for it.
    pub(super) allowed: u64,
    /// How many were tried of those that count.
    pub(super) spent: u64,
    /// How many were tried in all.
    pub(super) tried: u64,
}

impl Answer {
    /// Whether it would be the same if so many stones could be tried. A question that is read for several players'
    /// threats leaves a quarter of its stones for the last of these readings, so that with fewer stones than it could have
    /// spent, it must not have come near that. The moves of a connection share the stones among them, so that
    /// there even an answer that was read to the end may name another move where there are more.
    pub(super) fn is_good_for(&self, question: Question, allowed: u64) -> bool {
        allowed == self.allowed
            || !self.cut_short && !question.connects() && (allowed > self.allowed || self.spent < allowed - allowed / 4)
    }
}

/// Something that was found out, and the part of the board that it depends on, as it was.
#[derive(Clone, Debug)]
pub(super) struct Kept<T> {
    pub(super) found: T,
    part: PointSet,
    stones: [PointSet; 2],
}

impl<T> Kept<T> {
    pub(super) fn new(board: &Board, found: T, part: PointSet) -> Self {
        Self { found, part, stones: Color::BOTH.map(|color| board.stones(color).intersection(&part)) }
    }

    /// Whether nothing has changed that it depends on.
    pub(super) fn holds(&self, board: &Board) -> bool {
        Color::BOTH.iter().zip(&self.stones).all(|(&color, stones)| {
            let now = board.stones(color).intersection(&self.part);
            now == *stones
        })
    }
}

/// What was found out about positions of a game, with what it depends on.
#[derive(Clone, Debug)]
pub(super) struct Memory<Q, T> {
    size: usize,
    kept: FxHashMap<Q, SmallVec<[Kept<T>; 1]>>,
    recalled: u64,
}

impl<Q, T> Default for Memory<Q, T> {
    fn default() -> Self {
        Self { size: 0, kept: FxHashMap::default(), recalled: 0 }
    }
}

impl<Q: Eq + Hash, T> Memory<Q, T> {
    /// Something that was found out for this question, still holds, and will do; and what it depends on.
    pub(super) fn get(&mut self, board: &Board, question: &Q, will_do: impl Fn(&T) -> bool) -> Option<(&T, PointSet)> {
        if board.ko().is_some() || board.size() != self.size {
            return None;
        }
        let mut kept = self.kept.get(question)?.iter();
        let kept = kept.find(|kept| will_do(&kept.found) && kept.holds(board))?;
        self.recalled += 1;
        Some((&kept.found, kept.part))
    }

    /// Keeps what was found out for a question, and depends on this part of the board.
    pub(super) fn put(&mut self, board: &Board, question: Q, found: T, part: PointSet) {
        if board.ko().is_some() {
            return;
        }
        if board.size() != self.size || self.kept.len() > MOST {
            self.kept.clear();
            self.size = board.size();
        }
        let versions = self.kept.entry(question).or_default();
        if versions.len() >= VERSIONS {
            versions.remove(0);
        }
        versions.push(Kept::new(board, found, part));
    }

    /// How often something was known.
    pub(super) fn recalled(&self) -> u64 {
        self.recalled
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.kept.clear();
    }
}

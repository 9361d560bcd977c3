//! Which answers from earlier positions of a game still hold?
//!
//! Most moves of a game change little: a string in the other corner is captured after them as before. So an answer is
//! kept with the part of the board on which it depends (spec/reading.texi, "Persistent Cache"), and given again as long
//! as every point there is as it was: occupied by the same colour, or empty.
//!
//! That part is found afterwards: a search notes where it tried moves and where it measured distances, and what it can
//! have looked at is around these points: the strings there, their liberties, and the strings next to those in turn.
//! Positions with a ko that may not be retaken are not kept. An answer that was cut short is, for whoever allows no more
//! stones: read again, it would be cut short again, at the same price.
//!
//! A look costs some ten nanoseconds, to keep an answer a few microseconds.

use super::{Frame, Limits, Reading};
use crate::board::{Board, Color, Point, PointSet};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// How often the surroundings are widened by strings and their liberties.
const ROUNDS: usize = 3;
/// So many answers to one question are kept, for positions between which a reader goes to and fro.
const VERSIONS: usize = 4;
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
    pub(super) nodes: u64,
}

impl Answer {
    /// Whether it would be the same if so many stones could be tried. The moves of a connection share the stones among
    /// them, so that there even an answer that was read to the end may name another move where there are more.
    pub(super) fn is_good_for(&self, question: Question, nodes: u64) -> bool {
        if question.connects() { nodes == self.nodes } else { !self.cut_short || nodes <= self.nodes }
    }
}

/// An answer, and the part of the board that it depends on, as it was.
#[derive(Clone, Copy, Debug)]
struct Kept {
    answer: Answer,
    part: PointSet,
    stones: [PointSet; 2],
}

impl Kept {
    fn holds(&self, board: &Board) -> bool {
        Color::BOTH.iter().zip(&self.stones).all(|(&color, stones)| {
            let now = board.stones(color).intersection(&self.part);
            now == *stones
        })
    }
}

/// Answers with what they depend on.
#[derive(Clone, Debug, Default)]
pub(super) struct Persistent {
    size: usize,
    answers: FxHashMap<(Question, Frame), SmallVec<[Kept; 1]>>,
    found: u64,
}

impl Persistent {
    /// An answer that still holds, for somebody who would try so many stones.
    pub(super) fn get(&mut self, board: &Board, question: Question, frame: Frame, nodes: u64) -> Option<Answer> {
        if board.ko().is_some() || board.size() != self.size {
            return None;
        }
        let kept = self.answers.get(&(question, frame))?.iter();
        let kept = kept.into_iter().find(|kept| kept.answer.is_good_for(question, nodes) && kept.holds(board))?;
        self.found += 1;
        Some(kept.answer)
    }

    /// Keeps an answer that depends on what is around these points.
    pub(super) fn put(&mut self, board: &Board, question: Question, frame: Frame, answer: Answer, points: &PointSet) {
        if board.ko().is_some() {
            return;
        }
        if board.size() != self.size || self.answers.len() > MOST {
            self.answers.clear();
            self.size = board.size();
        }
        let part = surroundings(board, points);
        let stones = Color::BOTH.map(|color| board.stones(color).intersection(&part));
        let kept = self.answers.entry((question, frame)).or_default();
        if kept.len() >= VERSIONS {
            kept.remove(0);
        }
        kept.push(Kept { answer, part, stones });
    }

    /// How many answers were given again.
    pub(super) fn found(&self) -> u64 {
        self.found
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.answers.clear();
    }
}

/// What a search that tried these points can have looked at.
fn surroundings(board: &Board, points: &PointSet) -> PointSet {
    let mut all = *points;
    for _ in 0..ROUNDS {
        let near = all.union(&all.neighbors());
        all = near;
        for color in Color::BOTH {
            for origin in board.strings_in(&near, color) {
                let Some(string) = board.string(origin) else { continue };
                all = all.union(string.stones()).union(string.liberties());
            }
        }
    }
    all.intersection(board.points())
}

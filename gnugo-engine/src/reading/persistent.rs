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

use super::Reading;
use crate::board::{Board, Color, Point, PointSet};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// How often the surroundings are widened by strings and their liberties.
const ROUNDS: usize = 3;
/// So many answers to one question are kept, for positions between which a reader goes to and fro.
const VERSIONS: usize = 4;
/// Beyond so many questions all are forgotten.
const MOST: usize = 20_000;
/// What so many questions looked at is known, in case others use what they read.
const RECENT: usize = 1024;

/// A question that is asked again and again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Question {
    /// Can the string with this first stone be captured?
    Attack(Point),
    /// Can it be saved?
    Defend(Point),
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

/// What was answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) reading: Reading,
    /// After how many stones it was cut short, if it was not read to the end.
    pub(super) cut_short: Option<u64>,
}

impl Answer {
    /// Whether it would be the same if so many stones could be tried.
    pub(super) fn is_good_for(&self, nodes: u64) -> bool {
        self.cut_short.is_none_or(|tried| nodes <= tried)
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

/// What a search looked at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Looks {
    /// Where moves were tried, and distances measured.
    pub(crate) points: PointSet,
    /// The earlier questions from which results were taken.
    pub(crate) lenders: SmallVec<[u32; 8]>,
}

impl Looks {
    /// Notes that a result of another question was used.
    #[inline]
    pub(crate) fn borrow_from(&mut self, question: u32) {
        if !self.lenders.contains(&question) {
            self.lenders.push(question);
        }
    }
}

/// Answers with what they depend on.
#[derive(Clone, Debug, Default)]
pub(super) struct Persistent {
    size: usize,
    answers: FxHashMap<Question, SmallVec<[Kept; 1]>>,
    /// What the latest questions looked at, by their numbers.
    recent: Vec<(u32, PointSet)>,
    /// The number of the question that is being read.
    question: u32,
    found: u64,
}

impl Persistent {
    /// An answer that still holds, for somebody who would try so many stones.
    pub(super) fn get(&mut self, board: &Board, question: Question, nodes: u64) -> Option<Answer> {
        if board.ko().is_some() || board.size() != self.size {
            return None;
        }
        let kept =
            self.answers.get(&question)?.iter().find(|kept| kept.answer.is_good_for(nodes) && kept.holds(board))?;
        self.found += 1;
        Some(kept.answer)
    }

    /// Gives the next question its number.
    pub(super) fn begin(&mut self) -> u32 {
        self.question = self.question.wrapping_add(1);
        self.question
    }

    /// Notes what the question that was read last looked at. Nothing if it
    /// used what was read too long ago.
    pub(super) fn end(&mut self, looks: &Looks) -> Option<PointSet> {
        let mut all = looks.points;
        for &lender in &looks.lenders {
            let known = self.recent.get(lender as usize % RECENT).filter(|entry| entry.0 == lender)?;
            all = all.union(&known.1);
        }
        if self.recent.is_empty() {
            self.recent = vec![(0, PointSet::EMPTY); RECENT];
        }
        if let Some(entry) = self.recent.get_mut(self.question as usize % RECENT) {
            *entry = (self.question, all);
        }
        Some(all)
    }

    /// Keeps an answer that depends on what is around these points.
    pub(super) fn put(&mut self, board: &Board, question: Question, answer: Answer, points: &PointSet) {
        if board.ko().is_some() {
            return;
        }
        if board.size() != self.size || self.answers.len() > MOST {
            self.answers.clear();
            self.size = board.size();
        }
        let part = surroundings(board, points);
        let stones = Color::BOTH.map(|color| board.stones(color).intersection(&part));
        let kept = self.answers.entry(question).or_default();
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
        self.recent.clear();
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

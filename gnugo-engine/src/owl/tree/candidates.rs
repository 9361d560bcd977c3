//! Which few moves are worth a try?
//!
//! Vital points of the eye spaces, their ways in and what lies before them, captures and rescues of the strings around, the
//! liberties of the dragon and the points behind, and what patterns propose. Each has a value by its kind. The most promising are
//! played, and gain as much as they change the owner's prospects: a move that expands the eye space or limits it needs no
//! pattern to be found. About half a millisecond.

use super::standing::{Standing, prospects};
use crate::board::{Board, Color, Point, PointSet};
use crate::eyes::Evaluator;
use crate::owl::ground::Ground;
use crate::owl::patterns::{FORCED, Proposed};
use crate::reading::Outcome;
use crate::worms::Worm;
use smallvec::SmallVec;

/// A move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) point: Point,
    pub(super) value: f32,
}

/// What speaks for a move, in points that mean nothing but an order.
mod worth {
    /// Each point of a pattern's value. More drowns what a move changes: of 96 questions, 57 came right with this, 54 with
    /// 0.5, and 50 with 1.
    pub(super) const PATTERN: f32 = 0.3;
    /// It decides how many eyes a space gives.
    pub(super) const VITAL: f32 = 70.0;
    /// It saves or captures a string of the dragon's.
    pub(super) const OWN_STRING: f32 = 50.0;
    /// It saves or captures a string of the attacker's.
    pub(super) const OTHER_STRING: f32 = 45.0;
    /// Each stone of that string.
    pub(super) const STONE: f32 = 4.0;
    /// More stones make no difference.
    pub(super) const MOST_STONES: usize = 6;
    /// A way into an eye space.
    pub(super) const WAY_IN: f32 = 30.0;
    /// Another point of an eye space.
    pub(super) const INSIDE: f32 = 20.0;
    /// Before a way in.
    pub(super) const OUTSIDE: f32 = 15.0;
    /// A liberty of the dragon's.
    pub(super) const LIBERTY: f32 = 12.0;
    /// Behind a liberty.
    pub(super) const BEHIND: f32 = 6.0;
    /// It puts itself into atari.
    pub(super) const SELF_ATARI: f32 = -15.0;
    /// It captures what is left of the dragon: no prospects could be worse.
    pub(super) const GONE: f32 = -100.0;
}

/// So many moves are played to see what they change.
const COMPARED: usize = 16;
/// What a move changes counts within these bounds.
const LEAST_GAIN: f32 = -30.0;
const MOST_GAIN: f32 = 60.0;

/// The moves of `to_move` that are worth a try, the best first, and no more than so many. The board is given back as it was.
pub(super) fn candidates(
    board: &mut Board,
    evaluator: &mut Evaluator,
    ground: &Ground,
    stands: &Standing,
    (to_move, patterns): (Color, &Proposed),
    most: usize,
) -> Vec<Candidate> {
    let mut found = Found { empty: board.empty_points(), moves: SmallVec::new() };
    patterns.iter().for_each(|said| found.add(said.point, worth::PATTERN * said.value));
    if patterns.first().is_none_or(|best| best.value < FORCED) {
        found.eye_spaces(stands, to_move != ground.color);
        found.captures(stands, ground.color, to_move);
        found.liberties(stands, ground);
    }
    let mut all = found.moves;
    let order = |a: &Candidate, b: &Candidate| {
        b.value.total_cmp(&a.value).then_with(|| ground.frame.rank(a.point).cmp(&ground.frame.rank(b.point)))
    };
    all.sort_by(order);
    all.truncate(COMPARED);
    let left = |board: &Board| ground.goal.intersection(board.stones(ground.color));
    let before = prospects(board, evaluator, ground, &left(board));
    for candidate in &mut all {
        if !board.try_play(candidate.point, to_move) {
            continue;
        }
        let left = left(board);
        let after = if left.is_empty() { worth::GONE } else { prospects(board, evaluator, ground, &left) };
        let is_in_atari = board.liberties(candidate.point) <= 1;
        board.undo();
        let gain = if to_move == ground.color { after - before } else { before - after };
        candidate.value += gain.clamp(LEAST_GAIN, MOST_GAIN) + if is_in_atari { worth::SELF_ATARI } else { 0.0 };
    }
    all.sort_by(order);
    all.truncate(most);
    all.to_vec()
}

/// Collects moves, each with the greatest value that something gives it.
struct Found {
    empty: PointSet,
    moves: SmallVec<[Candidate; 32]>,
}

impl Found {
    fn add(&mut self, point: Point, value: f32) {
        if !self.empty.contains(point) {
            return;
        }
        match self.moves.iter_mut().find(|candidate| candidate.point == point) {
            Some(candidate) => candidate.value = candidate.value.max(value),
            None => self.moves.push(Candidate { point, value }),
        }
    }

    fn eye_spaces(&mut self, stands: &Standing, attacks: bool) {
        for near in &stands.spaces {
            let space = &near.space;
            let vital = if attacks { &space.attacks } else { &space.defenses };
            vital.iter().for_each(|point| self.add(point, worth::VITAL));
            for point in &space.points {
                self.add(point, if space.marginal.contains(point) { worth::WAY_IN } else { worth::INSIDE });
            }
            let outside = space.marginal.neighbors().difference(&space.points);
            outside.iter().for_each(|point| self.add(point, worth::OUTSIDE));
        }
    }

    /// What captures or saves the strings around.
    fn captures(&mut self, stands: &Standing, owner: Color, to_move: Color) {
        let near = stands.group.union(&stands.group.neighbors()).union(&stands.lunches.neighbors());
        for worm in stands.worms.iter().filter(|worm| worm.stones.intersects(&near)) {
            // What is lost anyway needs no move.
            if worm.attack() == Outcome::Lost || worm.is_lost() {
                continue;
            }
            let Worm { attacks, defenses, stones, .. } = worm;
            let size = worth::STONE * stones.len_up_to(worth::MOST_STONES).min(worth::MOST_STONES) as f32;
            let value = size + if worm.color == owner { worth::OWN_STRING } else { worth::OTHER_STRING };
            let moves = if worm.color == to_move { defenses } else { attacks };
            moves.iter().for_each(|attempt| self.add(attempt.point, value));
        }
    }

    fn liberties(&mut self, stands: &Standing, ground: &Ground) {
        let first = stands.group.neighbors().intersection(&self.empty);
        let second = first.neighbors().intersection(&ground.arena);
        first.iter().for_each(|point| self.add(point, worth::LIBERTY));
        second.iter().for_each(|point| self.add(point, worth::BEHIND));
    }
}

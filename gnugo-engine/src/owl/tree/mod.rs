//! Can the goal be killed? A small tree of the few moves that promise most.
//!
//! The classical method (GNU Go's manual, "The Owl Code"): the owner expands his eye space, the attacker limits it, until eyes,
//! a capture or the way out decide. A move is sought by its value ([`candidates`]) and judged by what follows; each position
//! by eyes that are read ([`standing`]). The farther from the root, the fewer moves are tried, in the end one only, so that
//! each line is played out as the most plausible moves have it. Where a line is too long, or all of them are too many, the owner
//! has got away.
//!
//! A position costs about a millisecond, a question some hundred positions. It proves nothing: the right move may not be among
//! the few, and eyes that were counted may be taken by cuts. What it does not see: seki, and races that are won by
//! a liberty.

mod candidates;
mod standing;
#[cfg(test)]
mod tests;

use super::ground::Ground;
use super::judge::judge;
use super::patterns::{DECIDES, OwlPatterns, Position, Proposed};
use crate::board::{Board, Color, Hash, Point, PointSet};
use crate::dragons::escape::CAUGHT;
use crate::eyes::Evaluator;
use crate::limit::Limit;
use crate::variations::Variations;
use candidates::candidates;
use rustc_hash::FxHashMap;
use standing::Standing;

/// How many moves are tried at the root, one move from there, and so on; farther on it is one. Half as many more found three of
/// 48 kills less, with twice the positions.
const WIDTHS: [usize; 8] = [10, 5, 4, 4, 3, 3, 2, 2];
/// No line is longer.
const LONGEST: usize = 24;
/// So many moves from the root patterns are matched: farther on they cost more than they find.
const PATTERNS: usize = 3;
/// With so much room to run a dragon gets away. More than elsewhere ([`AWAY`](crate::dragons::escape::AWAY)), as the attacker
/// is to move, or has just failed to close the way.
const AWAY: u32 = 32;
/// Boards of so few lines have less room everywhere, and half of it is enough.
const SMALL: usize = 9;

/// The room with which a dragon gets away on this board.
fn away(board: &Board) -> u32 {
    if board.size() <= SMALL { AWAY / 2 } else { AWAY }
}
/// With two sure eyes a dragon lives.
const TWO_EYES: u8 = 2;
/// Eye spaces with more points are judged by their size where a position is, and where moves are compared.
const LARGEST_JUDGED: usize = 12;
const LARGEST_COMPARED: usize = 9;

/// Who counts the eyes for a tree, and remembers what spaces are worth.
#[derive(Clone, Debug)]
pub(super) struct Counters {
    judging: Evaluator,
    comparing: Evaluator,
}

impl Default for Counters {
    fn default() -> Self {
        Self { judging: Evaluator::up_to(LARGEST_JUDGED), comparing: Evaluator::up_to(LARGEST_COMPARED) }
    }
}

/// What is asked, and who helps to answer it.
pub(super) struct Tree<'a> {
    board: &'a mut Board,
    counters: &'a mut Counters,
    ground: &'a Ground,
    patterns: &'a mut OwlPatterns,
    /// Who may retake every ko at once.
    rich: Option<Color>,
    /// Whether the player to move gets what he wants, and how far from the root that was found.
    known: FxHashMap<Hash, (bool, usize)>,
    path: Vec<Hash>,
    /// Positions looked at.
    pub(super) nodes: u64,
    most: u64,
    /// When it ends, ready or not.
    pub(super) time: Option<&'a Limit>,
    /// Whether a ko came up that may not be retaken.
    pub(super) met_ko: bool,
    /// All that is tried, if somebody wants to see it.
    pub(super) variations: Option<Variations>,
}

/// Whether the player to move gets what he wants, and by which move.
type Answer = (bool, Option<Point>);

impl<'a> Tree<'a> {
    pub(super) fn new(
        board: &'a mut Board,
        counters: &'a mut Counters,
        ground: &'a Ground,
        patterns: &'a mut OwlPatterns,
        most: u64,
    ) -> Self {
        Self {
            board,
            counters,
            ground,
            patterns,
            rich: None,
            known: FxHashMap::default(),
            path: Vec::new(),
            nodes: 0,
            most,
            time: None,
            met_ko: false,
            variations: None,
        }
    }

    /// Whether `to_move`, who moves first, kills or saves the goal if `rich` wins all kos, and how.
    pub(super) fn ask(&mut self, to_move: Color, rich: Option<Color>) -> Answer {
        self.rich = rich;
        self.known.clear();
        self.nodes = 0;
        self.look(to_move)
    }

    /// The moves of the player to move that look best as the position stands, the best first.
    pub(super) fn promising(&mut self, to_move: Color) -> Vec<Point> {
        let left = self.left();
        let key = key(self.board, to_move);
        let proposed = self.proposed(&left, to_move, key);
        let Self { board, patterns, counters, ground, .. } = self;
        let stands = Standing::new(board, &mut patterns.tactics, &mut counters.judging, ground, &left);
        let moves = candidates(board, &mut counters.comparing, ground, &stands, (to_move, &proposed), WIDTHS[0]);
        moves.into_iter().map(|candidate| candidate.point).collect()
    }

    fn attacks(&self, color: Color) -> bool {
        color != self.ground.color
    }

    /// The stones of the goal that are still there.
    fn left(&self) -> PointSet {
        self.ground.goal.intersection(self.board.stones(self.ground.color))
    }

    fn say(&mut self, words: &str) {
        if let Some(variations) = &mut self.variations {
            variations.say(words);
        }
    }

    /// Looks at the position on the board.
    fn look(&mut self, to_move: Color) -> Answer {
        let attacks = self.attacks(to_move);
        self.nodes += 1;
        let left = self.left();
        if left.is_empty() {
            self.say("captured");
            return (attacks, None);
        }
        let key = key(self.board, to_move);
        if self.path.contains(&key) {
            self.say("the position is repeated: no progress for the attacker");
            return (!attacks, None);
        }
        let depth = self.path.len();
        if let Some(&(succeeds, _)) = self.known.get(&key).filter(|known| known.1 <= depth) {
            self.say("seen before");
            return (succeeds, None);
        }
        if depth >= LONGEST || self.nodes >= self.most || self.time.is_some_and(Limit::is_reached) {
            self.say("too long, or too much to read");
            return (!attacks, None);
        }
        let Self { board, patterns, counters, ground, .. } = self;
        let stands = Standing::new(board, &mut patterns.tactics, &mut counters.judging, ground, &left);
        if let Some(liberty) = self.captures_now(&left, to_move) {
            self.say("captured with the next move");
            return (true, Some(liberty));
        }
        // Whoever asks wants to know a move: it may turn out that one is needed, or what is best.
        if depth > 0
            && let Some(lives) = self.decided(&stands, attacks)
        {
            return (lives != attacks, None);
        }
        let proposed = self.proposed(&left, to_move, key);
        if let Some(best) = proposed.first().filter(|best| best.value >= DECIDES) {
            self.say("a pattern decides");
            return (true, Some(best.point));
        }
        self.path.push(key);
        let answer = self.try_moves(&stands, to_move, &proposed);
        self.path.pop();
        self.known.insert(key, (answer.0, depth));
        answer
    }

    /// Tries the best moves one after the other, until one succeeds.
    fn try_moves(&mut self, stands: &Standing, to_move: Color, proposed: &Proposed) -> Answer {
        // The path holds the position itself by now.
        let width = WIDTHS.get(self.path.len() - 1).copied().unwrap_or(1);
        let Self { board, counters, ground, .. } = self;
        let moves = candidates(board, &mut counters.comparing, ground, stands, (to_move, proposed), width);
        for candidate in moves {
            if !self.play(candidate.point, to_move) {
                continue;
            }
            if let Some(variations) = &mut self.variations {
                variations.play(Some(candidate.point), to_move);
            }
            let (is_refuted, _) = self.look(to_move.opponent());
            self.board.undo();
            if let Some(variations) = &mut self.variations {
                variations.take_back();
            }
            if !is_refuted {
                return (true, Some(candidate.point));
            }
        }
        (false, None)
    }

    /// Whether the dragon lives, if that is clear without a move tried.
    fn decided(&mut self, stands: &Standing, attacks: bool) -> Option<bool> {
        if stands.has_friend {
            self.say("connected to a friend that lives");
            return Some(true);
        }
        if stands.room >= away(self.board) {
            self.say("it gets away");
            return Some(true);
        }
        if stands.sure >= TWO_EYES {
            self.say("two eyes");
            return Some(true);
        }
        let is_dead = attacks && stands.value.max() < TWO_EYES && stands.room < CAUGHT && !stands.has_lunch_outside();
        if is_dead {
            self.say("no two eyes, and no way out");
        }
        is_dead.then_some(false)
    }

    /// The move that captures all that is left of the goal.
    fn captures_now(&self, left: &PointSet, to_move: Color) -> Option<Point> {
        let string = self.board.string(left.first()?).filter(|_| self.attacks(to_move))?;
        let liberty = string.liberties().first().filter(|_| string.liberty_count() == 1)?;
        (left.is_subset(string.stones()) && self.may_play(liberty, to_move)).then_some(liberty)
    }

    /// What patterns propose, near the root.
    fn proposed(&mut self, left: &PointSet, to_move: Color, key: Hash) -> Proposed {
        if self.path.len() > PATTERNS {
            return Proposed::new();
        }
        let Self { board, counters, ground, patterns, .. } = self;
        let judged = judge(board, ground, left);
        let evaluator = &mut counters.comparing;
        patterns.propose(&mut Position { board, evaluator, ground, judged: &judged }, key, to_move)
    }

    fn may_play(&self, point: Point, color: Color) -> bool {
        self.board.is_legal(point, color)
            || self.rich == Some(color) && self.board.is_empty(point) && !self.board.is_suicide(point, color)
    }

    fn play(&mut self, point: Point, color: Color) -> bool {
        if self.board.is_ko_capture(point, color).is_some() {
            self.met_ko = true;
            // Who wins all kos would retake at once.
            if self.rich == Some(color.opponent()) {
                return false;
            }
        }
        if self.board.try_play(point, color) {
            return true;
        }
        let retakes = self.board.is_empty(point) && !self.board.is_suicide(point, color);
        self.met_ko |= retakes;
        retakes && self.rich == Some(color) && self.board.try_play_ignoring_ko(point, color)
    }
}

/// What tells positions in which Black is to move.
const BLACK_TO_MOVE: Hash = 0x5bd1_e995_9e37_79b9;

/// What tells a position, with a player to move, from others.
pub(super) fn key(board: &Board, to_move: Color) -> Hash {
    board.hash() ^ if to_move == Color::Black { BLACK_TO_MOVE } else { 0 }
}

//! What was proved in the open, as a tree of variations?
//!
//! The tree is what the table knows after the search: for the player who succeeds the move that proves it, for the other one
//! all moves that were tried. Where nothing is proved, the move that lacks least is followed.

use super::{Bound, Child, DECIDES, Numbers, Search, judge};
use crate::board::{Color, Hash, PointSet};
use crate::owl::judge::Escape;
use crate::variations::Variations;
use rustc_hash::FxHashSet;

/// No line is longer.
const LONGEST: usize = 40;
/// The tree has no more moves.
const MOST_MOVES: usize = 20_000;

impl Search<'_> {
    /// The variations of what was [proved](Search::prove) last, with `to_move` to move first.
    pub(in crate::owl) fn variations(&mut self, to_move: Color) -> Variations {
        let mut tree = Variations::default();
        let key = self.key(to_move);
        self.write(key, to_move, None, &mut tree, &mut FxHashSet::default());
        tree
    }

    /// Writes what follows in the position on the board; `numbers` if they are known.
    fn write(
        &mut self,
        key: Hash,
        to_move: Color,
        numbers: Option<Numbers>,
        tree: &mut Variations,
        seen: &mut FxHashSet<Hash>,
    ) {
        let left = self.left();
        if let Some(words) = self.ending(&left, to_move, seen.is_empty()) {
            tree.say(words);
            return;
        }
        if self.path.contains(&key) {
            tree.say("the position is repeated: no progress for the attacker");
            return;
        }
        if !seen.insert(key) {
            tree.say("seen before");
            return;
        }
        if self.path.len() >= LONGEST || tree.len() >= MOST_MOVES {
            tree.say("not written any further");
            return;
        }
        let judged = judge(self.board, self.evaluator, self.ground, &left);
        let patterns = self.proposed(&judged, to_move, self.key(to_move));
        if patterns.first().is_some_and(|best| best.value >= DECIDES) {
            tree.say("a pattern decides");
            return;
        }
        let children = self.children(&judged, to_move, key == self.key(to_move), &patterns);
        let attacks = self.attacks(to_move);
        let missing = |search: &Self, child: &Child| {
            let numbers = search.numbers(child);
            if attacks { numbers.kill } else { numbers.live }
        };
        let best = children
            .iter()
            .filter(|child| !attacks || child.point.is_some())
            .min_by_key(|child| missing(self, child))
            .copied();
        let Some(best) = best else {
            tree.say(if attacks { "no move to attack with" } else { "no move to defend with" });
            return;
        };
        let wins = missing(self, &best) == 0;
        let is_settled = wins || numbers.is_none_or(Numbers::is_settled);
        tree.say(match (wins, is_settled) {
            (true, _) => "the player to move succeeds",
            (false, true) => "no move helps",
            (false, false) => "cut short: not read to the end",
        });
        let shown: Vec<Child> = if wins || !is_settled { vec![best] } else { children.to_vec() };
        self.path.push(key);
        for child in shown {
            if !self.play(child.point, to_move) {
                continue;
            }
            tree.play(child.point, to_move);
            if let Some(said) = patterns.iter().find(|said| Some(said.point) == child.point) {
                tree.say(&format!("proposed by {}", said.pattern));
            }
            let numbers = self.numbers(&child);
            self.write(child.key, to_move.opponent(), Some(numbers), tree, seen);
            tree.take_back();
            self.board.undo();
        }
        self.path.pop();
    }

    /// What ends a line here, if anything does.
    fn ending(&mut self, left: &PointSet, to_move: Color, is_root: bool) -> Option<&'static str> {
        if left.is_empty() {
            return Some("captured");
        }
        if self.captures_now(left, to_move).is_some() {
            return Some("all that is left can be captured now");
        }
        if !self.attacks(to_move) {
            return None;
        }
        let judged = judge(self.board, self.evaluator, self.ground, left);
        let bound = judged.bound(self.board, self.ground);
        let bound = bound.or_else(|| {
            let by_shape = judged.dead_by_shape(self.board, self.evaluator, self.ground);
            by_shape.filter(|_| !is_root)
        });
        Some(match bound? {
            Bound::Lives(_) if judged.escape == Escape::Away => "lives: it gets away",
            Bound::Lives(_) => "lives: two eyes that nobody can take, or a friend that lives",
            Bound::Dead(_) => "dead: no room for two eyes",
        })
    }
}

//! What was proved of a fight, as a tree of variations?
//!
//! For the player who succeeds the move that proves it, for the other one all moves that were tried; where nothing is proved, the
//! move that lacks least.

use super::proof::{Child, Children, Prove};
use super::{ATTACKER, Cells, Numbers, OWNER, Position};
use crate::board::{Color, Hash, Point};
use crate::variations::Variations;
use rustc_hash::FxHashSet;

/// No line is longer.
const LONGEST: usize = 40;
/// The tree has no more moves.
const MOST_MOVES: usize = 20_000;

/// A fight whose proofs can be told.
pub(crate) trait Told: Prove {
    /// Why a dragon is dead that was given up at a glance.
    const DEAD: &'static str;

    /// What ends a line at a position with `side` to move, if anything does.
    fn ending(&mut self, position: &Position, side: usize) -> Option<&'static str>;

    /// The moves of `side`, a pass before them if he may.
    fn moves(&mut self, position: &Position, side: usize, may_pass: bool) -> Children;
}

/// The variations of what a search [proved](Prove::prove_from) last from a position, `side` moving first. `point` says which point
/// a cell is.
pub(crate) fn variations<S: Told>(
    search: &mut S,
    start: &Position,
    side: usize,
    owner: Color,
    point: impl Fn(Cells) -> Option<Point>,
) -> Variations {
    let mut writer = Writer { search, owner, point, tree: Variations::default(), seen: FxHashSet::default() };
    writer.write((start, start.key(side)), side, None);
    writer.tree
}

struct Writer<'s, S, P> {
    search: &'s mut S,
    owner: Color,
    point: P,
    tree: Variations,
    seen: FxHashSet<Hash>,
}

impl<S: Told, P: Fn(Cells) -> Option<Point>> Writer<'_, S, P> {
    /// Writes what follows from a position. `numbers` are those that it had when the move to it was chosen.
    fn write(&mut self, (position, key): (&Position, Hash), side: usize, numbers: Option<Numbers>) {
        if let Some(words) = self.ending(position, key, side) {
            self.tree.say(words);
            return;
        }
        let children = self.search.moves(position, side, key == position.key(side));
        self.search.proofs_mut().enter(key);
        self.write_moves(&children, side, numbers);
        self.search.proofs_mut().leave();
    }

    /// Writes the moves of a position that was entered.
    fn write_moves(&mut self, children: &[Child], side: usize, numbers: Option<Numbers>) {
        let Some(best) = self.search.best(children, side).copied() else {
            self.tree.say("no move is left");
            return;
        };
        let wins = self.search.proofs().numbers(&best).seen(side).0 == 0;
        if side == ATTACKER && !wins && numbers.is_some_and(|numbers| numbers.kill == 0) {
            self.tree.say(S::DEAD);
            return;
        }
        let is_settled = wins || numbers.is_none_or(Numbers::is_settled);
        self.tree.say(match (wins, is_settled) {
            (true, _) => "the player to move succeeds",
            (false, true) => "no move helps",
            (false, false) => "cut short: not read to the end",
        });
        let shown: Vec<Child> = if wins || !is_settled { vec![best] } else { children.to_vec() };
        let color = if side == OWNER { self.owner } else { self.owner.opponent() };
        for child in shown {
            self.tree.play((self.point)(child.cell), color);
            let numbers = self.search.proofs().numbers(&child);
            if !wins && is_settled && !numbers.is_settled() {
                self.tree.say("changes nothing that the loss depends on");
            } else {
                self.write((&child.position, child.key), 1 - side, Some(numbers));
            }
            self.tree.take_back();
        }
    }

    /// Why nothing is written beyond a position, if that is so.
    fn ending(&mut self, position: &Position, key: Hash, side: usize) -> Option<&'static str> {
        if let Some(words) = self.search.ending(position, side) {
            return Some(words);
        }
        let path = self.search.proofs().path();
        if path.contains(&key) {
            return Some("the position is repeated: no progress for the attacker");
        }
        let is_long = path.len() >= LONGEST || self.tree.len() >= MOST_MOVES;
        if !self.seen.insert(key) {
            return Some("seen before");
        }
        is_long.then_some("not written any further")
    }
}

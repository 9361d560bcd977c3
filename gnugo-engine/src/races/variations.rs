//! What was proved of a race, as a tree of variations?
//!
//! For the player who succeeds the move that proves it, for the other one all moves that were tried; where nothing is proved, the
//! move that lacks least.

use super::arena::Arena;
use super::field::{ATTACKER, OWNER, Position};
use super::search::{Child, Numbers, Search, key};
use crate::board::Hash;
use crate::variations::Variations;
use rustc_hash::FxHashSet;

/// No line is longer.
const LONGEST: usize = 40;
/// The tree has no more moves.
const MOST_MOVES: usize = 20_000;

/// The variations of what the search [proved](Search::prove) last in an arena, `side` moving first.
pub(super) fn variations(search: &mut Search<'_>, arena: &Arena, side: usize) -> Variations {
    let start = search.start(&arena.start);
    let mut writer =
        Writer { search, arena, tree: Variations::default(), seen: FxHashSet::default(), path: Vec::new() };
    writer.write(&start, key(&start, side), side, None);
    writer.tree
}

struct Writer<'s, 'a> {
    search: &'s mut Search<'a>,
    arena: &'s Arena,
    tree: Variations,
    seen: FxHashSet<Hash>,
    path: Vec<Hash>,
}

impl Writer<'_, '_> {
    fn write(&mut self, position: &Position, hash: Hash, side: usize, numbers: Option<Numbers>) {
        if let Some(words) = self.ending(position, side) {
            self.tree.say(words);
            return;
        }
        if self.path.contains(&hash) {
            self.tree.say("the position is repeated: no progress for the attacker");
            return;
        }
        if !self.seen.insert(hash) {
            self.tree.say("seen before");
            return;
        }
        if self.path.len() >= LONGEST || self.tree.len() >= MOST_MOVES {
            self.tree.say("not written any further");
            return;
        }
        let chains = self.arena.field.chains(position);
        let children = self.search.children(position, &chains, side, hash == key(position, side));
        let Some(best) = self.search.best(&children, side).copied() else {
            self.tree.say("no move is left");
            return;
        };
        let Numbers { kill, live } = self.search.numbers(&best);
        let wins = if side == ATTACKER { kill == 0 } else { live == 0 };
        if side == ATTACKER && !wins && numbers.is_some_and(|numbers| numbers.kill == 0) {
            self.tree.say("dead: no room for two eyes, and the other dragon is safe");
            return;
        }
        let is_settled = wins || numbers.is_none_or(Numbers::is_settled);
        self.tree.say(match (wins, is_settled) {
            (true, _) => "the player to move succeeds",
            (false, true) => "no move helps",
            (false, false) => "cut short: not read to the end",
        });
        let shown: Vec<Child> = if wins || !is_settled { vec![best] } else { children.to_vec() };
        self.path.push(hash);
        let color = if side == OWNER { self.arena.owner } else { self.arena.owner.opponent() };
        for child in shown {
            self.tree.play(self.arena.point(child.cell), color);
            let numbers = self.search.numbers(&child);
            if !wins && is_settled && !numbers.is_settled() {
                self.tree.say("changes nothing that the loss depends on");
            } else {
                self.write(&child.position, child.key, 1 - side, Some(numbers));
            }
            self.tree.take_back();
        }
        self.path.pop();
    }

    /// What ends a line here, if anything does.
    fn ending(&self, position: &Position, side: usize) -> Option<&'static str> {
        let field = &self.arena.field;
        let left = |side: usize| field.goals[side] & position.stones[side];
        if left(OWNER) == 0 {
            return Some("captured");
        }
        if left(ATTACKER) == 0 && self.search.is_race {
            return Some("the attacker's dragon is captured first");
        }
        let chains = field.chains(position);
        if self.search.captures_now(position, &chains, side).is_some() {
            return Some("all that is left of the other dragon can be captured now");
        }
        let lives = side == ATTACKER && self.search.lives(position, &chains).is_some();
        lives.then_some("lives: two eyes that nobody can take, or connected to stones that stay")
    }
}

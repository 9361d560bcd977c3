//! What was proved in a pocket, as a tree of variations?
//!
//! As in the open: for the player who succeeds the move that proves it, for the other one all moves; where nothing is proved,
//! the move that lacks least.

use super::{ATTACKER, Cells, Child, Numbers, OWNER, Position, Search, Sight, key, unconditional};
use crate::board::{Color, Hash, Point};
use crate::variations::Variations;
use rustc_hash::FxHashSet;

/// No line is longer.
const LONGEST: usize = 40;
/// The tree has no more moves.
const MOST_MOVES: usize = 20_000;

/// How a pocket's cells and sides are told.
pub(in crate::owl::pocket) struct Names<'a> {
    /// The point of each cell.
    pub(in crate::owl::pocket) points: &'a [Option<Point>],
    /// Whose dragon it is.
    pub(in crate::owl::pocket) owner: Color,
}

impl Names<'_> {
    fn point(&self, cell: Cells) -> Option<Point> {
        if cell == 0 { None } else { self.points.get(cell.trailing_zeros() as usize).copied().flatten() }
    }

    fn color(&self, side: usize) -> Color {
        if side == OWNER { self.owner } else { self.owner.opponent() }
    }
}

impl Search<'_> {
    /// The variations of what was [proved](Search::prove) last, from the start, `side` moving first.
    pub(in crate::owl::pocket) fn variations(
        &mut self,
        start: &Position,
        side: usize,
        names: &Names<'_>,
    ) -> Variations {
        let mut tree = Variations::default();
        let threats = if self.is_limited { super::THREATS } else { 0 };
        let start = self.field.with_threats(start, threats);
        self.write((&start, key(&start, side)), side, None, names, &mut tree, &mut FxHashSet::default());
        tree
    }

    fn write(
        &mut self,
        (position, hash): (&Position, Hash),
        side: usize,
        numbers: Option<Numbers>,
        names: &Names<'_>,
        tree: &mut Variations,
        seen: &mut FxHashSet<Hash>,
    ) {
        if let Some(words) = self.ending(position, side) {
            tree.say(words);
            return;
        }
        if self.path.contains(&hash) {
            tree.say("the position is repeated: no progress for the attacker");
            return;
        }
        if !seen.insert(hash) {
            tree.say("seen before");
            return;
        }
        if self.path.len() >= LONGEST || tree.len() >= MOST_MOVES {
            tree.say("not written any further");
            return;
        }
        let left = self.left(position);
        let children = self.children(position, left, side, hash == key(position, side));
        let attacks = side == ATTACKER;
        let missing = |search: &Self, child: &Child| {
            let numbers = search.numbers(child);
            if attacks { numbers.kill } else { numbers.live }
        };
        let best = children.iter().filter(|child| !attacks || child.cell != 0);
        let Some(best) = best.min_by_key(|child| missing(self, child)).copied() else {
            tree.say("no move is left");
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
        self.path.push(hash);
        for child in shown {
            tree.play(names.point(child.cell), names.color(side));
            let numbers = self.numbers(&child);
            self.write((&child.position, child.key), 1 - side, Some(numbers), names, tree, seen);
            tree.take_back();
        }
        self.path.pop();
    }

    /// What ends a line here, if anything does.
    fn ending(&mut self, position: &Position, side: usize) -> Option<&'static str> {
        let left = self.left(position);
        if left == 0 {
            return Some("captured");
        }
        if side != ATTACKER {
            return None;
        }
        if self.captures_now(position, left).is_some() {
            return Some("all that is left can be captured now");
        }
        if unconditional(self.field, position, left).is_some() {
            return Some("lives: two eyes that nobody can take");
        }
        let sight = Sight::of(self.field, position, left);
        if sight.group & self.field.stay[OWNER] != 0 {
            return Some("lives: connected to stones that stay");
        }
        let keeps_ko = self.is_strict && self.rich == Some(OWNER);
        (!self.path.is_empty() && sight.most_eyes(self.field, position, self.shapes, ATTACKER, keeps_ko) < 2)
            .then_some("dead: no room for two eyes")
    }
}

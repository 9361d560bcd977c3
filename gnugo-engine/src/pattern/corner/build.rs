//! How do the stones of many patterns become one tree?
//!
//! A pattern goes down the variations that are there as long as one fits; then it adds its own. The stone to add is the
//! one with the fewest stones in its area, so that the first of a branch stands alone in its area, as the matcher wants
//! it, and stones that others of the pattern do not touch come early and are shared.

use super::drawing::{Drawing, Place};

/// A tree in the making. The first node stands for the empty corner.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
}

#[derive(Debug, Default)]
struct Node {
    key: Key,
    children: Vec<usize>,
    patterns: Vec<usize>,
}

/// What a variation asks of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Key {
    place: Place,
    same: bool,
    stones: u16,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()] }
    }
}

impl Tree {
    /// Adds a pattern.
    pub(super) fn add(&mut self, number: usize, drawing: &Drawing) {
        let mut left = drawing.stones.clone();
        // Those that stand nearest to the corner first, which decides between stones with as many in their areas.
        left.sort_by_key(|&(place, _)| (drawing.stones_within(place), place.0.max(place.1), place));
        let (mut node, mut first) = (0, None);
        while !left.is_empty() {
            let key = |(place, own): (Place, bool), first: Option<bool>| Key {
                place,
                same: first.is_none_or(|first| first == own),
                stones: drawing.stones_within(place),
            };
            // The first stone of a branch stands alone in its area.
            let fits = |key: &Key| first.is_some() || key.stones == 1;
            let known = |tree: &Self, key: &Key| tree.nodes[node].children.iter().any(|&at| tree.nodes[at].key == *key);
            let next = left.iter().position(|&stone| {
                let key = key(stone, first);
                fits(&key) && known(self, &key)
            });
            let stone = left.remove(next.unwrap_or(0));
            node = self.child(node, key(stone, first));
            first.get_or_insert(stone.1);
        }
        let stones = drawing.stones_within(drawing.point) + 1;
        let node = self.child(node, Key { place: drawing.point, same: first.unwrap_or(true), stones });
        self.nodes[node].patterns.push(number);
    }

    /// The variation below another one that asks for this.
    fn child(&mut self, parent: usize, key: Key) -> usize {
        if let Some(&child) = self.nodes[parent].children.iter().find(|&&child| self.nodes[child].key == key) {
            return child;
        }
        self.nodes.push(Node { key, ..Node::default() });
        let child = self.nodes.len() - 1;
        self.nodes[parent].children.push(child);
        child
    }

    /// Hands out the variations in the order of a walk, each before those below it, with their places, colours, numbers
    /// of stones and patterns. `emit` numbers them; the result says where those below each of them end.
    pub(super) fn lay_out(&self, emit: &mut impl FnMut(Place, bool, u16, &[usize]) -> usize) -> Vec<(usize, usize)> {
        let mut ends = Vec::new();
        self.lay_out_below(0, emit, &mut ends);
        ends
    }

    fn lay_out_below(
        &self,
        parent: usize,
        emit: &mut impl FnMut(Place, bool, u16, &[usize]) -> usize,
        ends: &mut Vec<(usize, usize)>,
    ) -> usize {
        let mut last = 0;
        for &child in &self.nodes[parent].children {
            let Node { key, patterns, .. } = &self.nodes[child];
            let index = emit(key.place, key.same, key.stones, patterns);
            last = self.lay_out_below(child, emit, ends).max(index);
            ends.push((index, last + 1));
        }
        last
    }
}

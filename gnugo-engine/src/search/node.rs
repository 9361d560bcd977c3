//! The nodes of the tree of first moves: positions, and the moves from them with what was learnt of each.
//!
//! Several threads grow one tree. A node gets its moves once, by whoever comes first, and keeps them where they are; so
//! they are reached by reference, and nothing is locked. Games are counted exactly. Sums are not, nor are the games with a move
//! made later: when two threads add to
//! one in the same nanoseconds, one game's share of it may be lost, which is less than what chance adds to each. They have
//! room for what is added to them, however many games there are: a 32-bit float no longer grows by 1 after 2²⁴ of them, which
//! a few threads simulate within a minute.

use super::prior::{Moves, Prior};
use crate::board::Point;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// A sum that several threads add to.
#[derive(Debug, Default)]
struct Sum(AtomicU64);

impl Sum {
    #[inline]
    fn get(&self) -> f64 {
        f64::from_bits(self.0.load(Relaxed))
    }

    #[inline]
    fn add(&self, value: f32) {
        self.0.store((self.get() + f64::from(value)).to_bits(), Relaxed);
    }
}

/// A number that several threads read, and one may change.
#[derive(Debug, Default)]
pub(super) struct Number(AtomicU32);

impl Number {
    fn new(value: f32) -> Self {
        Self(AtomicU32::new(value.to_bits()))
    }

    #[inline]
    pub(super) fn set(&self, value: f32) {
        self.0.store(value.to_bits(), Relaxed);
    }

    #[inline]
    pub(super) fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Relaxed))
    }
}

/// A position in the tree.
#[derive(Debug, Default)]
pub(crate) struct Node {
    games: AtomicU32,
    edges: OnceLock<Box<[Edge]>>,
}

impl Node {
    /// A position with moves that were looked at before.
    pub(super) fn with_edges(games: u32, edges: Vec<Edge>) -> Self {
        Self { games: AtomicU32::new(games), edges: OnceLock::from(edges.into_boxed_slice()) }
    }

    /// The games that came by.
    #[inline]
    pub(super) fn games(&self) -> u32 {
        self.games.load(Relaxed)
    }

    /// Counts a game that comes by.
    #[inline]
    pub(super) fn visit(&self) -> u32 {
        self.games.fetch_add(1, Relaxed) + 1
    }

    /// The moves from here; none as long as the node has not grown.
    #[inline]
    pub(super) fn edges(&self) -> &[Edge] {
        self.edges.get().map_or(&[], |edges| edges)
    }

    /// Whether the node has its moves.
    pub(super) fn is_open(&self) -> bool {
        self.edges.get().is_some()
    }

    /// Gives the node its moves, unless another thread does.
    pub(super) fn open(&self, moves: impl FnOnce() -> Moves) {
        self.edges.get_or_init(|| moves().into_iter().map(|(point, prior)| Edge::new(point, prior)).collect());
    }

    /// The moves, taken out of it.
    pub(super) fn into_edges(self) -> Vec<Edge> {
        self.edges.into_inner().map_or_else(Vec::new, Vec::from)
    }

    /// The memory of all that hangs on the node, in bytes.
    pub(super) fn memory(&self) -> usize {
        let below = self.edges().iter().filter_map(Edge::reached).map(|node| NODE + node.memory());
        size_of_val(self.edges()) + below.sum::<usize>()
    }
}

/// The memory of a node, with what an allocator takes besides for it and its moves.
pub(super) const NODE: usize = size_of::<Node>() + 32;

/// A move in the tree.
#[derive(Debug)]
pub(super) struct Edge {
    pub(super) point: Option<Point>,
    prior_games: Number,
    prior_rewards: Number,
    node: OnceLock<Box<Node>>,
    games: AtomicU32,
    later_games: AtomicU32,
    rewards: Sum,
    later_rewards: Sum,
    wins: Sum,
    leads: Sum,
    squared_leads: Sum,
}

impl Edge {
    pub(super) fn new(point: Option<Point>, prior: Prior) -> Self {
        Self {
            point,
            prior_games: Number::new(prior.games),
            prior_rewards: Number::new(prior.rewards),
            node: OnceLock::new(),
            games: AtomicU32::new(0),
            later_games: AtomicU32::new(0),
            rewards: Sum::default(),
            later_rewards: Sum::default(),
            wins: Sum::default(),
            leads: Sum::default(),
            squared_leads: Sum::default(),
        }
    }

    /// The games that began with this move, those that are not over yet among them: they count as lost until they end,
    /// so that not all threads follow the same line.
    #[inline]
    pub(super) fn games(&self) -> u32 {
        self.games.load(Relaxed)
    }

    /// How promising the move is: a mean of what is known of it, with weights that say how much that is.
    #[inline]
    pub(super) fn promise(&self, equivalent: f32) -> f32 {
        let games = self.games() as f32 + self.prior_games.get();
        let rewards = self.rewards.get() as f32 + self.prior_rewards.get();
        let (later_games, later_rewards) = (self.later_games.load(Relaxed) as f32, self.later_rewards.get() as f32);
        // The mean of these games has the weight `games * share`, and that of the later ones `later_games`.
        let share = 1.0 + later_games / equivalent;
        (rewards * share + later_rewards) / (games * share + later_games)
    }

    /// The position after the move, if the tree has come so far.
    #[inline]
    pub(super) fn reached(&self) -> Option<&Node> {
        self.node.get().map(|node| &**node)
    }

    /// The position after the move. `grown` is told if it is new.
    #[inline]
    pub(super) fn follow(&self, grown: impl FnOnce()) -> &Node {
        self.node.get_or_init(|| {
            grown();
            Box::default()
        })
    }

    /// The position after the move, taken out of it.
    pub(super) fn into_node(self) -> Option<Node> {
        self.node.into_inner().map(|node| *node)
    }

    /// A game begins with this move.
    #[inline]
    pub(super) fn begin(&self) {
        self.games.fetch_add(1, Relaxed);
    }

    /// A game that began with this move ended so for the mover.
    #[inline]
    pub(super) fn learn(&self, reward: f32, won: f32, lead: f32) {
        self.rewards.add(reward);
        self.wins.add(won);
        self.leads.add(lead);
        self.squared_leads.add(lead * lead);
    }

    /// A game in which the mover was the first to make this move later ended so for the mover.
    #[inline]
    pub(super) fn learn_as_first(&self, reward: f32) {
        self.later_games.store(self.later_games.load(Relaxed) + 1, Relaxed);
        self.later_rewards.add(reward);
    }

    /// The games won, the sum of the leads and that of their squares.
    pub(super) fn sums(&self) -> (f64, f64, f64) {
        (self.wins.get(), self.leads.get(), self.squared_leads.get())
    }

    /// What was known of the move before any game.
    pub(super) fn prior(&self) -> Prior {
        Prior { games: self.prior_games.get(), rewards: self.prior_rewards.get() }
    }

    /// Something else is known of the move.
    pub(super) fn set_prior(&self, prior: Prior) {
        self.prior_games.set(prior.games);
        self.prior_rewards.set(prior.rewards);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_still_grows_after_millions_of_games() {
        let sum = Sum::default();
        sum.add(16_777_216.0);
        sum.add(1.0);
        sum.add(0.5);
        assert_eq!(sum.get(), 16_777_217.5);
    }
}

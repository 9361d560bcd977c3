//! The tree of the first moves of simulated games, and which of them is tried next.

use super::prior::{self, Prior};
use super::{Found, Question};
use crate::board::{CELLS, Color, Point};
use crate::playout::Field;

/// After so many games a leaf gets its moves.
const GROW_AFTER: u32 = 4;
/// As many games as the games of all moves as first are worth at most.
const EQUIVALENT: f32 = 1500.0;
/// The tree stops growing at so many moves.
const MOST_EDGES: usize = 4_000_000;
/// What the size of the lead counts beside winning at all.
const SCORE_WEIGHT: f32 = 0.1;

/// How good a lead of black's is for black: from 0 to 1, mostly whether it is one.
pub(super) fn reward(lead: f32, size: usize) -> f32 {
    let won = if lead > 0.0 {
        1.0
    } else if lead < 0.0 {
        0.0
    } else {
        0.5
    };
    let how = 0.5 + 0.5 * (lead / (size * size) as f32 * 4.0).tanh();
    won * (1.0 - SCORE_WEIGHT) + how * SCORE_WEIGHT
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EdgeId(u32);

const NO_NODE: NodeId = NodeId(u32::MAX);

/// A position in the tree: its moves are a range of the edges.
#[derive(Clone, Copy, Debug)]
struct Node {
    begin: u32,
    end: u32,
    games: u32,
}

/// A move in the tree.
#[derive(Clone, Copy, Debug)]
struct Edge {
    point: Option<Point>,
    node: NodeId,
    parent: NodeId,
    games: u32,
    rewards: f32,
    leads: f32,
    later_games: f32,
    later_rewards: f32,
    prior: Prior,
}

impl Edge {
    /// How promising the move is: a mean of what is known of it, with weights that say how much that is.
    #[inline]
    fn promise(&self) -> f32 {
        let games = self.games as f32 + self.prior.games;
        let mean = (self.rewards + self.prior.rewards) / games;
        if self.later_games == 0.0 {
            return mean;
        }
        let weight = self.later_games / (self.later_games + games + self.later_games * games / EQUIVALENT);
        weight * self.later_rewards / self.later_games + (1.0 - weight) * mean
    }
}

pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Tree {
    /// The root alone, with the moves that the question allows.
    pub(super) fn new(question: &Question<'_>) -> Self {
        let mut tree = Self { nodes: vec![Node { begin: 0, end: 0, games: 0 }], edges: Vec::new() };
        let field = Field::new(question.board, question.color);
        let mut moves = prior::moves(&field, question.color);
        moves.retain(|(point, _)| point.is_none_or(|point| question.moves.contains(point)));
        for (point, prior) in &mut moves {
            let told = question.priors.iter().find(|(told, _)| Some(*told) == *point);
            if let Some((_, more)) = told {
                *prior = prior.joined(*more);
            }
        }
        for point in &question.moves {
            if !moves.iter().any(|(known, _)| *known == Some(point)) {
                moves.push((Some(point), Prior::even()));
            }
        }
        tree.open(NodeId(0), &moves);
        tree
    }

    pub(super) fn root(&self) -> NodeId {
        NodeId(0)
    }

    fn node(&self, id: NodeId) -> Node {
        self.nodes.get(id.0 as usize).copied().unwrap_or(Node { begin: 0, end: 0, games: 0 })
    }

    /// Whether the node has its moves.
    pub(super) fn is_open(&self, id: NodeId) -> bool {
        let node = self.node(id);
        node.begin < node.end
    }

    /// Gives a leaf its moves if it has been visited often enough.
    pub(super) fn grow(&mut self, id: NodeId, field: &Field, color: Color) -> bool {
        let Some(node) = self.nodes.get_mut(id.0 as usize) else { return false };
        node.games += 1;
        if node.games <= GROW_AFTER || self.edges.len() > MOST_EDGES {
            return false;
        }
        self.open(id, &prior::moves(field, color));
        true
    }

    fn open(&mut self, id: NodeId, moves: &[(Option<Point>, Prior)]) {
        let begin = self.edges.len() as u32;
        self.edges.extend(moves.iter().map(|&(point, prior)| Edge {
            point,
            node: NO_NODE,
            parent: id,
            games: 0,
            rewards: 0.0,
            leads: 0.0,
            later_games: 0.0,
            later_rewards: 0.0,
            prior,
        }));
        let end = self.edges.len() as u32;
        if let Some(node) = self.nodes.get_mut(id.0 as usize) {
            (node.begin, node.end) = (begin, end);
        }
    }

    fn range(&self, id: NodeId) -> std::ops::Range<usize> {
        let node = self.node(id);
        node.begin as usize..node.end as usize
    }

    /// The most promising move of an open node.
    pub(super) fn select(&self, id: NodeId) -> EdgeId {
        let range = self.range(id);
        let (mut best, mut promise) = (range.start, f32::MIN);
        for (index, edge) in range.clone().zip(&self.edges[range]) {
            let value = edge.promise();
            if value > promise {
                (best, promise) = (index, value);
            }
        }
        EdgeId(best as u32)
    }

    /// The move of an edge; `None` for a pass.
    pub(super) fn point(&self, edge: EdgeId) -> Option<Point> {
        self.edges.get(edge.0 as usize)?.point
    }

    /// The position after a move.
    pub(super) fn follow(&mut self, edge: EdgeId) -> NodeId {
        let Some(edge) = self.edges.get_mut(edge.0 as usize) else { return NO_NODE };
        if edge.node == NO_NODE {
            edge.node = NodeId(self.nodes.len() as u32);
            self.nodes.push(Node { begin: 0, end: 0, games: 0 });
        }
        edge.node
    }

    /// A game that began with this move ended so for the mover.
    pub(super) fn learn(&mut self, edge: EdgeId, reward: f32, lead: f32) {
        if let Some(edge) = self.edges.get_mut(edge.0 as usize) {
            edge.games += 1;
            edge.rewards += reward;
            edge.leads += lead;
        }
    }

    /// The same for all moves of the node that the mover was the first to make later in the game.
    pub(super) fn learn_all_as_first(&mut self, edge: EdgeId, color: Color, first: &[u8; CELLS], reward: f32) {
        let Some(parent) = self.edges.get(edge.0 as usize).map(|edge| edge.parent) else { return };
        let range = self.range(parent);
        for edge in &mut self.edges[range] {
            if edge.point.is_some_and(|point| first[point.index()] == color as u8) {
                edge.later_games += 1.0;
                edge.later_rewards += reward;
            }
        }
    }

    /// Whether no move can overtake the most visited one within so many games.
    pub(super) fn is_decided(&self, left: u32) -> bool {
        let mut games: Vec<u32> = self.edges[self.range(self.root())].iter().map(|edge| edge.games).collect();
        games.sort_unstable_by(|a, b| b.cmp(a));
        match games.as_slice() {
            [first, second, ..] => first - second > left,
            _ => true,
        }
    }

    /// What was found of the moves at the root, the most visited first.
    pub(super) fn found(&self) -> Vec<Found> {
        let mut edges: Vec<&Edge> = self.edges[self.range(self.root())].iter().collect();
        edges.sort_by(|a, b| b.games.cmp(&a.games).then(b.promise().total_cmp(&a.promise())));
        let found = |edge: &&Edge| {
            let games = edge.games.max(1) as f32;
            Found { point: edge.point, games: edge.games, winning: edge.rewards / games, score: edge.leads / games }
        };
        edges.iter().map(found).collect()
    }
}

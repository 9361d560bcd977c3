//! The tree of the first moves of simulated games, and which of them is tried next.

use super::found::{Found, Mean};
use super::parameters::Parameters;
use super::prior::{self, Moves, Prior};
use super::task::Task;
use crate::board::{CELLS, Color, Point};
use crate::playout::Field;

/// The tree stops growing at so many moves.
const MOST_EDGES: usize = 2_000_000;
/// A move is judged by the line that most games took, as far as at least so many games took it,
const MAIN_LINE: u32 = 30;
/// and at least one in so many of those that began with the move: its end is then at most four times as uncertain as
/// the games on the move altogether.
const MAIN_LINE_SHARE: u32 = 16;
/// At least one game in so many begins with a pass, so that it is known what the other moves gain over it.
const PASS_SHARE: u32 = 16;

/// Whether a lead wins: 1, or 0; half for a draw.
fn won(lead: f32) -> f32 {
    match lead {
        lead if lead > 0.0 => 1.0,
        lead if lead < 0.0 => 0.0,
        _ => 0.5,
    }
}

/// How good a lead is: from 0 to 1, mostly whether it is one.
pub(super) fn reward(lead: f32, size: usize, score_weight: f32) -> f32 {
    let how = 0.5 + 0.5 * (lead / (size * size) as f32 * 4.0).tanh();
    won(lead) * (1.0 - score_weight) + how * score_weight
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
    wins: f32,
    leads: f32,
    squared_leads: f32,
    later_games: f32,
    later_rewards: f32,
    prior: Prior,
}

impl Edge {
    /// How promising the move is: a mean of what is known of it, with weights that say how much that is.
    #[inline]
    fn promise(&self, equivalent: f32) -> f32 {
        let games = self.games as f32 + self.prior.games;
        let mean = (self.rewards + self.prior.rewards) / games;
        if self.later_games == 0.0 {
            return mean;
        }
        let weight = self.later_games / (self.later_games + games + self.later_games * games / equivalent);
        weight * self.later_rewards / self.later_games + (1.0 - weight) * mean
    }
}

pub(super) struct Tree {
    parameters: Parameters,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl Tree {
    /// The root alone, with the moves that the task allows.
    pub(super) fn new(task: &Task<'_>) -> Self {
        let parameters = Parameters::new(task.board.size());
        let mut tree = Self { parameters, nodes: vec![Node { begin: 0, end: 0, games: 0 }], edges: Vec::new() };
        let field = Field::new(task.board, task.color);
        let glances = prior::moves(&field, task.color, &parameters);
        let told = |point| task.priors.iter().find(|(other, _)| *other == point).map(|(_, prior)| *prior);
        let prior = |point| {
            let glance = glances.iter().find(|(other, _)| *other == Some(point)).map(|(_, prior)| *prior);
            let glance = glance.unwrap_or(Prior::even(parameters.even));
            told(point).map_or(glance, |told| glance.joined(told))
        };
        let mut moves: Moves = task.moves.iter().map(|point| (Some(point), prior(point))).collect();
        if task.may_pass {
            moves.push((None, Prior::even(parameters.even)));
        }
        tree.open(NodeId(0), moves, true);
        tree
    }

    /// The pass at the root: it stands before the moves.
    fn root_pass(&self) -> Option<(EdgeId, &Edge)> {
        self.edges.first().filter(|edge| edge.point.is_none()).map(|edge| (EdgeId(0), edge))
    }

    pub(super) fn parameters(&self) -> &Parameters {
        &self.parameters
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

    /// Counts a game that comes by a node.
    pub(super) fn visit(&mut self, id: NodeId) {
        if let Some(node) = self.nodes.get_mut(id.0 as usize) {
            node.games += 1;
        }
    }

    /// Gives a leaf its moves if it has been visited often enough. The root has those that the task allows, and gets no
    /// others if it allows none.
    pub(super) fn grow(&mut self, id: NodeId, field: &Field, color: Color) -> bool {
        let node = self.node(id);
        if id == self.root() || node.games <= self.parameters.grow_after || self.edges.len() > MOST_EDGES {
            return false;
        }
        self.open(id, prior::moves(field, color, &self.parameters), false);
        true
    }

    /// Gives a node its moves: those with the best priors first, at the root behind the pass.
    fn open(&mut self, id: NodeId, mut moves: Moves, is_root: bool) {
        // Moves that look alike come in an order that has nothing to do with where they are.
        let scattered =
            |point: Option<Point>| point.map_or(0, |point| (point.index() as u32).wrapping_mul(0x9e37_79b9));
        moves.sort_by(|(a, x), (b, y)| {
            let pass_first = (is_root && b.is_none()).cmp(&(is_root && a.is_none()));
            pass_first.then(y.mean().total_cmp(&x.mean())).then(scattered(*a).cmp(&scattered(*b)))
        });
        let begin = self.edges.len() as u32;
        self.edges.extend(moves.iter().map(|&(point, prior)| Edge {
            point,
            node: NO_NODE,
            parent: id,
            games: 0,
            rewards: 0.0,
            wins: 0.0,
            leads: 0.0,
            squared_leads: 0.0,
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

    /// The move to try next at an open node: the most promising one. At the root a pass gets its share of the games,
    /// good or not, so that the gain of the other moves over it is known.
    pub(super) fn select(&self, id: NodeId) -> EdgeId {
        let range = self.range(id);
        if id == self.root()
            && let Some((pass, edge)) = self.root_pass()
            && edge.games * PASS_SHARE < self.node(id).games
        {
            return pass;
        }
        let games = self.node(id).games.max(1) as f32;
        let Parameters { explore, equivalent, width, widening, .. } = self.parameters;
        let bonus = explore * explore * games.ln();
        let considered = (width + widening * games.sqrt()) as usize;
        let (mut best, mut promise) = (range.start, f32::MIN);
        for (index, edge) in range.clone().zip(&self.edges[range]).take(considered) {
            let value = edge.promise(equivalent) + (bonus / (edge.games as f32 + 1.0)).sqrt();
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
            edge.wins += won(lead);
            edge.leads += lead;
            edge.squared_leads += lead * lead;
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

    /// Whether no move can overtake the most visited one within so many games. A single move has nothing to overtake it.
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
        let promise = |edge: &Edge| edge.promise(self.parameters.equivalent);
        edges.sort_by(|a, b| b.games.cmp(&a.games).then(promise(b).total_cmp(&promise(a))));
        let found = |edge: &&Edge| {
            let (winning, score) = self.settled(edge);
            Found { point: edge.point, games: edge.games, winning, score }
        };
        edges.iter().map(found).collect()
    }

    /// How the games that began with a move ended for its mover, both players following the line that most games took:
    /// what else was tried on the way says nothing about the move.
    fn settled(&self, edge: &Edge) -> (Mean, Mean) {
        let least = MAIN_LINE.max(edge.games / MAIN_LINE_SHARE);
        let (mut edge, mut swapped) = (edge, false);
        while let Some(reply) = self.edges[self.range(edge.node)].iter().max_by_key(|reply| reply.games) {
            if reply.games < least || reply.games * 2 < edge.games {
                break;
            }
            (edge, swapped) = (reply, !swapped);
        }
        let winning = Mean::of_wins(edge.wins, edge.games);
        let score = Mean::of_sum(edge.leads, edge.squared_leads, edge.games);
        if swapped { (winning.for_opponent(1.0), score.for_opponent(0.0)) } else { (winning, score) }
    }

    /// Checks the counts of games: each game that comes by a node goes on with one of its moves, but for those before
    /// the node had any, and arrives where that move leads. Returns the games at the root.
    ///
    /// # Errors
    /// The first node whose counts do not add up.
    #[cfg(test)]
    pub(super) fn validate(&self) -> Result<u32, NodeId> {
        for (index, node) in self.nodes.iter().enumerate() {
            let id = NodeId(index as u32);
            let edges = &self.edges[self.range(id)];
            let went_on: u32 = edges.iter().map(|edge| edge.games).sum();
            let stayed = node.games.checked_sub(went_on).ok_or(id)?;
            let is_leaf = edges.is_empty();
            // The root has its moves from the beginning; another node when it is visited once more than this.
            let expected = if id == self.root() { 0 } else { self.parameters.grow_after };
            // A game that ends with the second pass arrives nowhere.
            let arrived = |edge: &Edge| self.node(edge.node).games == edge.games || edge.point.is_none();
            if !is_leaf && stayed != expected || !edges.iter().all(|edge| edge.parent == id && arrived(edge)) {
                return Err(id);
            }
        }
        Ok(self.node(self.root()).games)
    }
}

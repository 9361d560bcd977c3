//! The tree of the first moves of simulated games, and which of them is tried next.

use super::criticality::Criticality;
use super::features::Predictor;
use super::found::{Found, Mean};
use super::node::{Edge, NODE, Node};
use super::parameters::Parameters;
use super::prior::{self, Moves, Prior};
use super::task::Task;
use crate::board::{CELLS, Color, Point};
use crate::playout::Field;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// A move is judged by the line that most games took, as far as at least so many games took it,
const MAIN_LINE: u32 = 30;
/// and at least one in so many of those that began with the move: its end is then at most four times as uncertain as
/// the games on the move altogether.
const MAIN_LINE_SHARE: u32 = 16;
/// At least one game in so many begins with a pass, so that it is known what the other moves gain over it.
const PASS_SHARE: u32 = 16;
/// A line that is shown goes on while so many games took it.
pub(super) const SHOWN: u32 = 8;

/// Whether a lead wins: 1, or 0; half for a draw.
fn won(lead: f32) -> f32 {
    match lead {
        lead if lead > 0.0 => 1.0,
        lead if lead < 0.0 => 0.0,
        _ => 0.5,
    }
}

/// How good a lead is: from 0 to 1, mostly whether it is one, and for the rest how it compares with the usual one.
pub(super) fn reward(lead: f32, usual: f32, parameters: &Parameters) -> f32 {
    let Parameters { score_weight, score_scale, .. } = *parameters;
    let how = 0.5 + 0.5 * ((lead - usual) / score_scale).tanh();
    won(lead) * (1.0 - score_weight) + how * score_weight
}

/// The tree, which all threads of a search share.
#[derive(Debug)]
pub(super) struct Tree {
    parameters: Parameters,
    /// Black's lead that leads are compared with.
    usual: f32,
    root: Node,
    /// On which points it depends who wins, if that is asked; and whether reasons say of the moves at the root what they are worth.
    criticality: Option<Criticality>,
    is_told: bool,
    /// Its memory, and how much it may have, in bytes.
    used: AtomicUsize,
    most: usize,
}

impl Tree {
    /// The root with the moves that the task allows: with nothing below it, or with what an earlier search has found there.
    /// `usual` is Black's lead that leads are compared with.
    pub(super) fn new(task: &Task<'_>, field: &Field, usual: f32, known: Option<Node>) -> Self {
        let parameters = task.parameters;
        // Where reasons were given, strengths have nothing to add: patterns and captures are among the reasons.
        let predictor = task.predictor.filter(|_| task.priors.is_empty());
        let mut glances = prior::moves(field, task.color, &parameters, predictor);
        if let Some(predictor) = predictor {
            prior::learnt(&mut glances, &predictor.with_patterns(field, task.color), &parameters);
        }
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
        in_order(&mut moves, true);
        let mut known = known.map_or_else(Vec::new, Node::into_edges);
        let edges: Vec<Edge> = moves
            .into_iter()
            .map(|(point, prior)| match known.iter().position(|edge| edge.point == point) {
                Some(at) => {
                    let edge = known.swap_remove(at);
                    edge.set_prior(prior);
                    edge
                }
                None => Edge::new(point, prior),
            })
            .collect();
        let root = Node::with_edges(edges.iter().map(Edge::games).sum(), edges);
        let used = AtomicUsize::new(root.memory());
        let is_heeded = task.life.is_none() && parameters.critical > 0.0;
        let criticality = is_heeded.then(|| Criticality::new(task.board.points()));
        let is_told = !task.priors.is_empty();
        Self { parameters, usual, root, criticality, is_told, used, most: task.resources.memory }
    }

    /// The pass at the root: it stands before the moves.
    fn root_pass(&self) -> Option<&Edge> {
        self.root.edges().first().filter(|edge| edge.point.is_none())
    }

    /// How good a lead of Black's is for him.
    pub(super) fn reward(&self, lead: f32) -> f32 {
        reward(lead, self.usual, &self.parameters)
    }

    pub(super) fn root(&self) -> &Node {
        &self.root
    }

    /// The root, with all that was found below it.
    pub(super) fn into_root(self) -> Node {
        self.root
    }

    /// Gives a leaf its moves if it has been visited often enough. The root has those that the task allows, and gets no
    /// others if it allows none.
    pub(super) fn grow(
        &self,
        node: &Node,
        visits: u32,
        (field, color): (&Field, Color),
        predictor: Option<&Predictor>,
    ) -> bool {
        if std::ptr::eq(node, &raw const self.root) || visits <= self.parameters.grow_after {
            return false;
        }
        // The memory is taken before it is used, so that all threads together stay below what there is.
        let bytes = (field.empty_points().len() + 1) * size_of::<Edge>();
        if self.used.fetch_add(bytes, Relaxed) + bytes > self.most {
            self.used.fetch_sub(bytes, Relaxed);
            return false;
        }
        let mut taken = 0;
        node.open(|| {
            let mut moves = prior::moves(field, color, &self.parameters, predictor);
            in_order(&mut moves, false);
            taken = moves.len() * size_of::<Edge>();
            moves
        });
        self.used.fetch_sub(bytes - taken.min(bytes), Relaxed);
        true
    }

    /// Looks closer at a node that is visited often, as soon as it has been visited so often: which patterns match there?
    pub(super) fn look_closer(&self, node: &Node, visits: u32, (field, color): (&Field, Color), predictor: &Predictor) {
        if visits != self.parameters.patterns_after || std::ptr::eq(node, &raw const self.root) {
            return;
        }
        let mut moves: Moves = node.edges().iter().map(|edge| (edge.point, edge.prior())).collect();
        prior::learnt(&mut moves, &predictor.with_patterns(field, color), &self.parameters);
        node.edges().iter().zip(moves).for_each(|(edge, (_, prior))| edge.set_prior(prior));
    }

    /// The position after a move; `None` if there is no memory for another one.
    pub(super) fn follow<'a>(&self, edge: &'a Edge) -> Option<&'a Node> {
        if edge.reached().is_none() && self.used.load(Relaxed) + NODE > self.most {
            return None;
        }
        Some(edge.follow(|| {
            self.used.fetch_add(NODE, Relaxed);
        }))
    }

    /// The move to try next at an open node: the most promising one. At the root a pass gets its share of the games,
    /// good or not, so that the gain of the other moves over it is known.
    pub(super) fn select<'a>(&'a self, node: &'a Node) -> Option<&'a Edge> {
        let visits = node.games();
        let is_root = std::ptr::eq(node, &raw const self.root);
        if is_root
            && let Some(pass) = self.root_pass()
            && pass.games() * PASS_SHARE < visits
        {
            return Some(pass);
        }
        let games = visits.max(1) as f32;
        let Parameters { explore, equivalent, width, widening, critical, critical_games, .. } = self.parameters;
        let critical = if is_root && self.is_told { 0.0 } else { critical };
        let bonus = explore * explore * games.ln();
        let considered = (width + widening * games.sqrt()) as usize;
        let (mut best, mut promise) = (None, f32::MIN);
        for edge in node.edges().iter().take(considered) {
            let games = edge.games() as f32;
            let value = edge.promise(equivalent)
                + (bonus / (games + 1.0)).sqrt()
                + self.critical(edge.point) * critical * critical_games / (critical_games + games);
            if value > promise {
                (best, promise) = (Some(edge), value);
            }
        }
        best
    }

    /// How much it depends on a point who wins.
    #[inline]
    fn critical(&self, point: Option<Point>) -> f32 {
        self.criticality.as_ref().zip(point).map_or(0.0, |(criticality, point)| criticality.at(point))
    }

    /// A game ended so, with this lead of Black's.
    pub(super) fn learn_end(&self, end: &Field, lead: f32) {
        if let Some(criticality) = &self.criticality
            && lead != 0.0
        {
            criticality.learn(end, if lead > 0.0 { Color::Black } else { Color::White });
        }
    }

    /// A game that began with this move ended so for the mover.
    pub(super) fn learn(&self, edge: &Edge, reward: f32, lead: f32) {
        edge.learn(reward, won(lead), lead);
    }

    /// The same for all moves of the node that the mover was the first to make later in the game.
    pub(super) fn learn_all_as_first(&self, node: &Node, color: Color, first: &[u8; CELLS], reward: f32) {
        // Whether a move was made is as good as chance: so they are gathered without a branch. A pass counts as a move off
        // the board, where nobody plays.
        let (mut made, mut count) = ([0_u16; CELLS], 0);
        for (i, edge) in node.edges().iter().enumerate() {
            made[count % CELLS] = i as u16;
            count += usize::from(first[edge.point.map_or(0, Point::index)] == color as u8);
        }
        let made = made.iter().take(count).filter_map(|&i| node.edges().get(usize::from(i)));
        made.for_each(|edge| edge.learn_as_first(reward));
    }

    /// Whether no move can overtake the most visited one within so many games. A single move has nothing to overtake it.
    pub(super) fn is_decided(&self, left: u32) -> bool {
        let (first, second) = self.two_best();
        second.is_none_or(|second| first.map_or(0, Edge::games).saturating_sub(second.games()) > left)
    }

    /// Whether the move that most games began with is the most promising one as well, and has far more games than any other.
    pub(super) fn is_clear(&self) -> bool {
        let (Some(first), Some(second)) = self.two_best() else { return true };
        let equivalent = self.parameters.equivalent;
        let promising = self
            .root
            .edges()
            .iter()
            .all(|edge| edge.games() * 8 < first.games() || edge.promise(equivalent) <= first.promise(equivalent));
        promising && first.games() / 2 > second.games()
    }

    /// The part of the games that the mover wins by the move that most of them began with.
    pub(super) fn winning(&self) -> Option<f32> {
        self.two_best().0.map(|edge| settled(edge).0.value)
    }

    /// The two moves that most games began with.
    fn two_best(&self) -> (Option<&Edge>, Option<&Edge>) {
        self.root.edges().iter().fold((None, None), |(first, second): (Option<&Edge>, Option<&Edge>), edge| {
            if first.is_none_or(|first| edge.games() > first.games()) {
                (Some(edge), first)
            } else if second.is_none_or(|second| edge.games() > second.games()) {
                (first, Some(edge))
            } else {
                (first, second)
            }
        })
    }

    /// What was found of the moves at the root, the most visited first.
    pub(super) fn found(&self) -> Vec<Found> {
        let mut edges: Vec<&Edge> = self.root.edges().iter().collect();
        let promise = |edge: &Edge| edge.promise(self.parameters.equivalent);
        edges.sort_by(|a, b| b.games().cmp(&a.games()).then(promise(b).total_cmp(&promise(a))));
        let found = |edge: &&Edge| {
            let (winning, score) = settled(edge);
            Found { point: edge.point, games: edge.games(), winning, score, prior: edge.prior().mean() }
        };
        edges.iter().map(found).collect()
    }

    /// The moves that most games made after a move at the root.
    pub(super) fn line(&self, first: Option<Point>) -> Vec<Option<Point>> {
        let mut edge = self.root.edges().iter().find(|edge| edge.point == first);
        let mut line = Vec::new();
        while let Some(here) = edge {
            line.push(here.point);
            let replies = here.reached().map_or(&[][..], Node::edges);
            edge = replies.iter().max_by_key(|reply| reply.games()).filter(|reply| reply.games() >= SHOWN);
        }
        line
    }

    /// Checks the counts of games: each game that comes by a node goes on with one of its moves, but for those before
    /// the node had any, and arrives where that move leads. Returns the games at the root.
    ///
    /// # Errors
    /// The games at the first node whose counts do not add up.
    #[cfg(test)]
    pub(super) fn validate(&self) -> Result<u32, u32> {
        self.validate_from(&self.root, 0)?;
        Ok(self.root.games())
    }

    #[cfg(test)]
    fn validate_from(&self, node: &Node, expected: u32) -> Result<(), u32> {
        let went_on: u32 = node.edges().iter().map(Edge::games).sum();
        let stayed = node.games().checked_sub(went_on).ok_or(node.games())?;
        if node.is_open() && stayed != expected {
            return Err(node.games());
        }
        for edge in node.edges() {
            // A game that ends with the second pass arrives nowhere.
            let arrived = edge.reached().map_or(0, Node::games);
            if arrived != edge.games() && edge.point.is_some() {
                return Err(node.games());
            }
            // Another node than the root has its moves when it is visited once more than this.
            edge.reached().map_or(Ok(()), |node| self.validate_from(node, self.parameters.grow_after))?;
        }
        Ok(())
    }

    /// The memory of the tree in bytes, as it was counted.
    #[cfg(test)]
    pub(super) fn used(&self) -> usize {
        self.used.load(Relaxed)
    }
}

/// The moves with the best priors first, at the root behind the pass.
fn in_order(moves: &mut Moves, is_root: bool) {
    // Moves that look alike come in an order that has nothing to do with where they are.
    let scattered = |point: Option<Point>| point.map_or(0, |point| (point.index() as u32).wrapping_mul(0x9e37_79b9));
    moves.sort_by(|(a, x), (b, y)| {
        let pass_first = (is_root && b.is_none()).cmp(&(is_root && a.is_none()));
        pass_first.then(y.mean().total_cmp(&x.mean())).then(scattered(*a).cmp(&scattered(*b)))
    });
}

/// How the games that began with a move ended for its mover, both players following the line that most games took:
/// what else was tried on the way says nothing about the move.
fn settled(edge: &Edge) -> (Mean, Mean) {
    let least = MAIN_LINE.max(edge.games() / MAIN_LINE_SHARE);
    let (mut edge, mut swapped) = (edge, false);
    while let Some(reply) = edge.reached().and_then(|node| node.edges().iter().max_by_key(|reply| reply.games())) {
        if reply.games() < least || reply.games() * 2 < edge.games() {
            break;
        }
        (edge, swapped) = (reply, !swapped);
    }
    let (wins, leads, squares) = edge.sums();
    let winning = Mean::of_wins(wins, edge.games());
    let score = Mean::of_sum(leads, squares, edge.games());
    if swapped { (winning.for_opponent(1.0), score.for_opponent(0.0)) } else { (winning, score) }
}

//! Which of the moves turn out well when games are played on from them?
//!
//! Simulated games ([`playout`](crate::playout)) are played from the position, and a tree of their first moves is
//! grown where they go well for the player to move (Kocsis and Szepesvári 2006; Coulom 2006). A move is judged by the
//! games that began with it, as long as these are few also by the games in which it was played at any later time (all
//! moves as first: Gelly and Silver 2007), and at the beginning by a prior: what its reasons say of it.
//!
//! Its cost is the number of games that it is given. It sees nothing that playouts do not see and that is too deep for
//! the tree: sekis, long semeais, ladders.

mod found;
mod parameters;
mod prior;
mod task;
mod tree;

pub(crate) use found::{Findings, Found};
pub(crate) use prior::Prior;
pub(crate) use task::{Aim, Task};

use crate::board::{CELLS, Color, Point};
use crate::playout::{CLOCK, Field, Ownership, Playouts};
use tree::Tree;

/// How often it is looked whether the outcome can still change, in games.
const DECIDED: u32 = 256;

/// Searches. The same task gets the same answer unless the time ran out; some games are played even if it has.
pub(crate) fn search(task: &Task<'_>) -> Findings {
    let mut tree = Tree::new(task);
    let mut playouts = Playouts::new(task.seed);
    let root = Field::new(task.board, task.color);
    let mut simulation = Simulation::new(&root);
    let mut ownership = Ownership::new(task.board);
    let mut games = 0;
    while games < task.games {
        simulation.run(&mut tree, &root, &mut playouts, task);
        ownership.add(&simulation.field, simulation.score);
        games += 1;
        let late = games.is_multiple_of(CLOCK) && task.limit.is_reached();
        let chosen = task.aim == Aim::Choose && games.is_multiple_of(DECIDED) && tree.is_decided(task.games - games);
        if late || chosen {
            break;
        }
    }
    Findings { moves: tree.found(), ownership, games }
}

/// One simulated game after another: the moves in the tree, the playout, and what the tree learns.
struct Simulation {
    field: Field,
    moves: Vec<(Color, Point)>,
    /// The edges taken, each with the number of moves made before it.
    path: Vec<(tree::EdgeId, Color, usize)>,
    /// Who was the first to play at a point, from some move of the game on.
    first: [u8; CELLS],
    score: i32,
}

impl Simulation {
    fn new(root: &Field) -> Self {
        Self { field: root.clone(), moves: Vec::with_capacity(512), path: Vec::new(), first: [0; CELLS], score: 0 }
    }

    fn run(&mut self, tree: &mut Tree, root: &Field, playouts: &mut Playouts, task: &Task<'_>) {
        self.field.clone_from(root);
        self.moves.clear();
        self.path.clear();
        let color = self.descend(tree, task.color);
        self.score = playouts.play_out(&mut self.field, color, &mut self.moves);
        self.learn(tree, task);
    }

    /// Follows the tree to a leaf, and makes it grow there. Returns whose turn it is then.
    fn descend(&mut self, tree: &mut Tree, mut color: Color) -> Color {
        let (mut node, mut passes) = (tree.root(), 0);
        while passes < 2 {
            tree.visit(node);
            if !tree.is_open(node) && !tree.grow(node, &self.field, color) {
                break;
            }
            let edge = tree.select(node);
            self.path.push((edge, color, self.moves.len()));
            match tree.point(edge) {
                Some(point) => {
                    self.field.play(point, color);
                    self.moves.push((color, point));
                    passes = 0;
                }
                None => {
                    self.field.pass();
                    passes += 1;
                }
            }
            color = color.opponent();
            node = tree.follow(edge);
        }
        color
    }

    /// Tells the tree how the game ended: to the moves made in it, and to those that were made later.
    fn learn(&mut self, tree: &mut Tree, task: &Task<'_>) {
        let lead = self.score as f32 - task.komi;
        let black = tree::reward(lead, self.field.size(), tree.parameters().score_weight);
        let for_mover = |color: Color| if color == Color::Black { (black, lead) } else { (1.0 - black, -lead) };
        self.first.fill(0);
        let mut end = self.moves.len();
        for &(edge, color, begin) in self.path.iter().rev() {
            for &(mover, point) in self.moves.get(begin..end).unwrap_or_default().iter().rev() {
                self.first[point.index()] = mover as u8;
            }
            end = begin;
            let (reward, lead) = for_mover(color);
            tree.learn(edge, reward, lead);
            tree.learn_all_as_first(edge, color, &self.first, reward);
        }
    }
}

#[cfg(test)]
mod tests;

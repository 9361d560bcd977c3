//! One simulated game after another: the moves in the tree, the playout, and what the tree learns.

use super::node::{Edge, Node};
use super::task::Task;
use super::tree::Tree;
use crate::board::{CELLS, Color, Point};
use crate::playout::{Field, Playouts};
use smallvec::SmallVec;

/// What a thread plays its games with.
pub(super) struct Simulation {
    field: Field,
    moves: Vec<(Color, Point)>,
    /// Who was the first to play at a point, from some move of the game on.
    first: [u8; CELLS],
    score: i32,
    /// Whether the stones that the game was about were taken before it left the tree.
    is_over: bool,
}

/// A move that was taken in the tree.
struct Step<'a> {
    node: &'a Node,
    edge: &'a Edge,
    color: Color,
    /// The number of moves made before it.
    begin: usize,
}

/// The moves of a game that were taken in the tree.
type Path<'a> = SmallVec<[Step<'a>; 32]>;

impl Simulation {
    pub(super) fn new(root: &Field) -> Self {
        Self { field: root.clone(), moves: Vec::with_capacity(512), first: [0; CELLS], score: 0, is_over: false }
    }

    /// The end of the last game.
    pub(super) fn field(&self) -> &Field {
        &self.field
    }

    /// Black's area less White's in it.
    pub(super) fn score(&self) -> i32 {
        self.score
    }

    /// Plays a game.
    pub(super) fn run(&mut self, tree: &Tree, root: &Field, playouts: &mut Playouts, task: &Task<'_>) {
        self.field.clone_from(root);
        self.moves.clear();
        let (path, color) = self.descend(tree, task);
        self.score = match &task.life {
            None => playouts.play_out(&mut self.field, color, &mut self.moves),
            Some(life) => {
                if !self.is_over {
                    playouts.play_until(&mut self.field, color, &mut self.moves, |field| life.is_over(field));
                }
                life.score(&self.field)
            }
        };
        self.learn(tree, &path, task);
    }

    /// Follows the tree to a leaf, and makes it grow there. Returns the moves that were taken, and whose turn it is then.
    fn descend<'a>(&mut self, tree: &'a Tree, task: &Task<'_>) -> (Path<'a>, Color) {
        let mut color = task.color;
        self.is_over = false;
        let (mut node, mut passes, mut path) = (tree.root(), 0, Path::new());
        while passes < 2 {
            let visits = node.visit();
            if !node.is_open() && !tree.grow(node, visits, (&self.field, color), task.predictor) {
                break;
            }
            if let Some(predictor) = task.predictor {
                tree.look_closer(node, visits, (&self.field, color), predictor);
            }
            let Some(edge) = tree.select(node) else { break };
            edge.begin();
            path.push(Step { node, edge, color, begin: self.moves.len() });
            match edge.point {
                Some(point) => {
                    self.field.play(point, color);
                    self.moves.push((color, point));
                    passes = 0;
                    let life = task.life.as_ref().filter(|_| self.field.taken() > 0);
                    self.is_over = life.is_some_and(|life| life.is_over(&self.field));
                }
                None => {
                    self.field.pass();
                    passes += 1;
                }
            }
            color = color.opponent();
            if self.is_over {
                break;
            }
            let Some(next) = tree.follow(edge) else { break };
            node = next;
        }
        (path, color)
    }

    /// Tells the tree how the game ended: to the moves made in it, and to those that were made later.
    fn learn(&mut self, tree: &Tree, path: &Path<'_>, task: &Task<'_>) {
        let lead = self.score as f32 - task.komi;
        tree.learn_end(&self.field, lead);
        let black = tree.reward(lead);
        let for_mover = |color: Color| if color == Color::Black { (black, lead) } else { (1.0 - black, -lead) };
        self.first.fill(0);
        let mut end = self.moves.len();
        for &Step { node, edge, color, begin } in path.iter().rev() {
            for &(mover, point) in self.moves.get(begin..end).unwrap_or_default().iter().rev() {
                self.first[point.index()] = mover as u8;
            }
            end = begin;
            let (reward, lead) = for_mover(color);
            tree.learn(edge, reward, lead);
            tree.learn_all_as_first(node, color, &self.first, reward);
        }
    }
}

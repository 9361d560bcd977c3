//! What was found for one move of a game, for the next.

use super::node::Node;
use super::task::Task;
use crate::board::{Board, Color};
use crate::game::{Game, Move};

/// Of so many moves that were made since a search, the positions of its tree are looked for.
const MOVES: usize = 4;

/// A tree, and the position at its root.
#[derive(Debug)]
pub(crate) struct Kept {
    board: Board,
    color: Color,
    komi: f32,
    root: Node,
}

impl Kept {
    /// Keeps what was found.
    pub(crate) fn new(task: &Task<'_>, root: Node) -> Self {
        let mut board = task.board.clone();
        board.settle();
        Self { board, color: task.color, komi: task.komi, root }
    }

    /// What was found of a later position of the same game, or of the same one.
    pub(crate) fn later_or_same(self, game: &Game, color: Color, komi: f32) -> Option<Node> {
        let is_same = self.color == color && self.board.hash() == game.board().hash();
        if is_same && self.komi.to_bits() == komi.to_bits() { Some(self.root) } else { self.later(game, color, komi) }
    }

    /// What was found of a later position of the same game: nothing of the same one, whose answer would depend on how often it is
    /// asked for, and nothing if anything else was changed.
    pub(crate) fn later(self, game: &Game, color: Color, komi: f32) -> Option<Node> {
        let history = game.history();
        let most = history.len().min(MOVES);
        let since = (1..=most).find_map(|count| {
            let moves = history.get(history.len() - count..)?;
            self.leads_to(moves, game.board(), color).then_some(moves)
        })?;
        if self.komi.to_bits() != komi.to_bits() {
            return None;
        }
        let mut node = self.root;
        for (_, made) in since {
            let edge = node.into_edges().into_iter().find(|edge| edge.point == made.point())?;
            node = edge.into_node()?;
        }
        node.is_open().then_some(node)
    }

    /// Whether the moves lead from the root to a position where `color` moves.
    fn leads_to(&self, moves: &[(Color, Move)], position: &Board, color: Color) -> bool {
        let (mut board, mut to_move) = (self.board.clone(), self.color);
        for &(mover, made) in moves {
            let plays = match made {
                Move::Play(point) => board.try_play(point, mover),
                Move::Pass => {
                    board.pass();
                    true
                }
            };
            if mover != to_move || !plays {
                return false;
            }
            to_move = to_move.opponent();
        }
        to_move == color && board.hash() == position.hash()
    }
}

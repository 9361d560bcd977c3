//! Can this string be captured, and can it be saved?

mod outcome;

pub use outcome::{Outcome, Reading};

use crate::board::{Board, Color, Point};

/// Reads captures. It keeps what it has read, and counts what it does; the board is always given back as it was.
#[derive(Debug, Default)]
pub struct Reader {
    nodes: u64,
}

impl Reader {
    /// The number of positions looked at so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Can the opponent of the string at `target` capture it, moving first?
    pub fn attack(&mut self, board: &mut Board, target: Point) -> Reading {
        let Some(string) = board.string(target) else { return Reading::LOST };
        let (color, liberties) = (string.color(), *string.liberties());
        self.nodes += 1;
        match liberties.len() {
            1 => liberties.first().filter(|&p| board.is_legal(p, color.opponent())).map_or(Reading::LOST, Reading::win),
            2 if board.depth() < 60 => {
                for point in &liberties {
                    if board.try_play(point, color.opponent()) {
                        let saved = self.find_defense(board, target).outcome;
                        board.undo();
                        if saved == Outcome::Lost {
                            return Reading::win(point);
                        }
                    }
                }
                Reading::LOST
            }
            _ => Reading::LOST,
        }
    }

    /// Can the owner of the string at `target` save it, moving first?
    pub fn find_defense(&mut self, board: &mut Board, target: Point) -> Reading {
        let Some(string) = board.string(target) else { return Reading::LOST };
        let (color, mut moves) = (string.color(), *string.liberties());
        for enemy in board.adjacent_opponents(target) {
            if board.liberties(enemy) == 1 {
                moves = moves.union(&board.liberty_set(enemy));
            }
        }
        for point in &moves {
            if board.try_play(point, color) {
                let attacked = self.attack(board, target).outcome;
                board.undo();
                if attacked == Outcome::Lost {
                    return Reading::win(point);
                }
            }
        }
        Reading::LOST
    }

    /// Can at least one of two strings of one colour be captured?
    pub fn attack_either(&mut self, board: &mut Board, a: Point, b: Point) -> Outcome {
        self.attack(board, a).outcome.max(self.attack(board, b).outcome)
    }

    /// Can two strings of one colour both be saved?
    pub fn defend_both(&mut self, board: &mut Board, a: Point, b: Point) -> Outcome {
        let mut save = |target| match self.attack(board, target).outcome {
            Outcome::Lost => Outcome::Win,
            _ => self.find_defense(board, target).outcome,
        };
        save(a).min(save(b))
    }

    /// Does a move at `point` capture the string at `target`?
    pub fn does_attack(&mut self, board: &mut Board, point: Point, target: Point) -> Outcome {
        let Some(color) = board.color_at(target) else { return Outcome::Lost };
        if !board.try_play(point, color.opponent()) {
            return Outcome::Lost;
        }
        let saved = if board.is_empty(target) { Outcome::Lost } else { self.find_defense(board, target).outcome };
        board.undo();
        saved.reversed()
    }

    /// Does a move at `point` save the string at `target`?
    pub fn does_defend(&mut self, board: &mut Board, point: Point, target: Point) -> Outcome {
        let Some(color) = board.color_at(target) else { return Outcome::Lost };
        if !board.try_play(point, color) {
            return Outcome::Lost;
        }
        let attacked = self.attack(board, target).outcome;
        board.undo();
        attacked.reversed()
    }

    /// Can `color` play at `point` without being captured right away?
    pub fn safe_move(&mut self, board: &mut Board, point: Point, color: Color) -> Outcome {
        if !board.try_play(point, color) {
            return Outcome::Lost;
        }
        let attacked = self.attack(board, point).outcome;
        board.undo();
        attacked.reversed()
    }
}

//! Questions about two strings at once.
//!
//! Each string is read by itself first. Where that does not decide, moves that concern both are tried: a double atari
//! attacks what cannot be attacked one by one, and one move may have to save two strings.

use super::{Outcome, Reader};
use crate::board::{Board, Point, PointSet};

impl Reader {
    /// Can at least one of two strings of one colour be captured, their opponent moving first?
    pub fn attack_either(&mut self, board: &mut Board, a: Point, b: Point) -> Outcome {
        self.as_one(|reader| reader.attack_one_of(board, a, b))
    }

    fn attack_one_of(&mut self, board: &mut Board, a: Point, b: Point) -> Outcome {
        let mut best = self.attack(board, a).outcome.max(self.attack(board, b).outcome);
        let Some(color) = board.color_at(a).filter(|_| best != Outcome::Win) else { return best };
        for point in &around_both(board, a, b) {
            let outcome = board.after(point, color.opponent(), |board| {
                let one_is_gone = board.is_empty(a) || board.is_empty(b);
                if one_is_gone { Outcome::Win } else { self.defend_all_of(board, a, b).reversed() }
            });
            best = best.max(outcome.unwrap_or(Outcome::Lost));
            if best == Outcome::Win {
                break;
            }
        }
        best
    }

    /// Can two strings of one colour both be saved, their owner moving first?
    pub fn defend_both(&mut self, board: &mut Board, a: Point, b: Point) -> Outcome {
        self.as_one(|reader| reader.defend_all_of(board, a, b))
    }

    fn defend_all_of(&mut self, board: &mut Board, a: Point, b: Point) -> Outcome {
        let (threat_a, threat_b) = (self.attack(board, a), self.attack(board, b));
        let idle = threat_a.outcome.max(threat_b.outcome).reversed();
        let Some(color) = board.color_at(a).filter(|_| idle != Outcome::Win) else { return idle };
        let mut moves = around_both(board, a, b);
        for (target, threat) in [(a, threat_a), (b, threat_b)] {
            if threat.outcome != Outcome::Lost {
                moves.extend(threat.point);
                moves.extend(self.find_defense(board, target).point);
            }
        }
        let mut best = idle;
        for point in &moves {
            let left =
                board.after(point, color, |board| self.attack(board, a).outcome.max(self.attack(board, b).outcome));
            best = best.max(left.map_or(Outcome::Lost, Outcome::reversed));
            if best == Outcome::Win {
                break;
            }
        }
        best
    }
}

/// The liberties of both strings, if they are few, and of the strings around them that are in atari.
fn around_both(board: &Board, a: Point, b: Point) -> PointSet {
    let mut points = PointSet::EMPTY;
    for target in [a, b] {
        if board.liberties(target) <= 3 {
            points = points.union(&board.liberty_set(target));
        }
        for chain in board.chains_around(target) {
            if board.liberties(chain) == 1 {
                points = points.union(&board.liberty_set(chain));
            }
        }
    }
    points
}

impl PointSet {
    /// Adds a point, if there is one.
    fn extend(&mut self, point: Option<Point>) {
        if let Some(point) = point {
            self.insert(point);
        }
    }
}

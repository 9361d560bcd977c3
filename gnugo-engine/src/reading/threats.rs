//! Which moves threaten to capture or to save a string?

use super::{Outcome, Reader};
use crate::board::{Board, Color, Point};

/// No more threats are listed.
pub const MOST_THREATS: usize = 10;
/// Strings around the one that is threatened have a say if they have no more liberties.
const FEW: usize = 3;

/// A move, and what its player achieves next if it is ignored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Threat {
    /// Where.
    pub point: Point,
    /// What it threatens.
    pub outcome: Outcome,
}

impl Reader {
    /// The moves after which a string that cannot be captured could be, if they are ignored: at most
    /// [`MOST_THREATS`], the best first. None for a string that can be captured already.
    pub fn attack_threats(&mut self, board: &mut Board, target: Point) -> Vec<Threat> {
        let Some(color) = board.color_at(target) else { return Vec::new() };
        self.as_one(|reader| {
            if reader.attack(board, target).outcome != Outcome::Lost {
                return Vec::new();
            }
            reader.threats(board, target, color.opponent(), |reader, board| reader.attack(board, target).outcome)
        })
    }

    /// The moves after which a string that is lost could be saved, if they are ignored: at most [`MOST_THREATS`], the
    /// best first. None for a string that can be saved, or need not be.
    pub fn defense_threats(&mut self, board: &mut Board, target: Point) -> Vec<Threat> {
        let Some(color) = board.color_at(target) else { return Vec::new() };
        self.as_one(|reader| {
            if reader.find_defense(board, target).outcome != Outcome::Lost {
                return Vec::new();
            }
            reader.threats(board, target, color, |reader, board| reader.find_defense(board, target).outcome)
        })
    }

    /// Tries the moves near the string, each followed by a question.
    fn threats(
        &mut self,
        board: &mut Board,
        target: Point,
        color: Color,
        mut question: impl FnMut(&mut Self, &mut Board) -> Outcome,
    ) -> Vec<Threat> {
        let mut found = Vec::new();
        for point in &board.vicinity(target, FEW) {
            if !board.try_play(point, color) {
                continue;
            }
            board.pass();
            let outcome = question(self, board);
            board.undo();
            board.undo();
            if outcome != Outcome::Lost {
                found.push(Threat { point, outcome });
            }
        }
        found.sort_by_key(|threat| std::cmp::Reverse(threat.outcome));
        found.truncate(MOST_THREATS);
        found
    }
}

//! Does a dragon that is dead in an open pocket live by what lies beyond it?
//!
//! A pocket reaches a few steps from the stones as they stand. The owner's first move may lead out of it: the next pocket
//! begins at the new stone as well. So a death in a pocket that nothing closes is believed of a dragon whose owner moves
//! first only if it is dead after each of his promising moves too. A pocket that says that he lives comes first, then the tree
//! of few moves where no pocket decides. Costs at most about as much as the first reading. What it does not see: the same for
//! the attacker's moves, whose kills in open pockets are taken for what they are.

use super::ground::Ground;
use super::{Found, MOST_POSITIONS, OwlReader};
use crate::board::{Board, Color, Point};

/// Each reading after a first move has one in so many of the positions that the question itself has. With one in eight pockets
/// were not read to the end, and the tree called some dead dragons alive: of 44 questions two more came right instead of five.
const SHARE: u64 = 4;

/// With fewer positions for a question nothing is looked at: the tree has too few of them then to tell who lives.
const ENOUGH: u64 = MOST_POSITIONS;

impl OwlReader {
    /// A move by which the owner lives all the same, if there are positions enough to see one.
    pub(super) fn lives_beyond(&mut self, board: &mut Board, ground: &Ground, rich: Option<Color>) -> Option<Found> {
        if self.most < ENOUGH {
            return None;
        }
        let moves = self.tree(board, ground).promising(ground.color);
        let most = self.most;
        self.most = most.div_ceil(SHARE);
        let found = self.first_that_lives(board, ground, rich, moves);
        self.most = most;
        found
    }

    fn first_that_lives(
        &mut self,
        board: &mut Board,
        ground: &Ground,
        rich: Option<Color>,
        moves: Vec<Point>,
    ) -> Option<Found> {
        let (owner, enemy) = (ground.color, ground.color.opponent());
        let mut unsettled = Vec::new();
        for point in moves {
            if !board.try_play(point, owner) {
                continue;
            }
            let reply = self.ask_pockets(board, ground, enemy, rich);
            board.undo();
            match reply {
                Some(decided) if decided.found.succeeds => {}
                Some(decided) => return Some(lives(point, decided.found)),
                None => unsettled.push(point),
            }
        }
        unsettled.into_iter().find_map(|point| {
            if !board.try_play(point, owner) {
                return None;
            }
            let reply = self.ask_tree(board, ground, enemy, rich);
            board.undo();
            (!reply.succeeds).then(|| lives(point, reply))
        })
    }
}

/// The owner's success by a move after which the attacker fails.
fn lives(point: Point, reply: Found) -> Found {
    Found { succeeds: true, certain: false, is_settled: true, met_ko: reply.met_ko, point: Some(point) }
}

//! Why does a dragon live or die? The same questions, with the variations that decide them.
//!
//! They are read again in the place that decided: in the pocket, or in the open. Each line ends with what ended it: a capture,
//! two eyes, no room for them, an escape, a repetition, or that it was cut short.

use super::judge::{Escape, judge};
use super::pocket::Pocket;
use super::proof::{Numbers, Search};
use super::{CLOSE, FEW, Ground, OwlReader, POCKETS, Side};
use crate::board::{Board, Color};
use crate::dragons::OwlAnswer;
use crate::reading::Outcome;
use crate::variations::Variations;

impl OwlReader {
    /// Reads whether a dragon can be killed, or saved, with all variations.
    pub fn traced(&mut self, board: &mut Board, ground: &Ground, side: Side) -> (OwlAnswer, Variations) {
        let answer = self.read(board, ground, side);
        let (owner, enemy) = (ground.color, ground.color.opponent());
        let (player, other) = if side == Side::Attacker { (enemy, owner) } else { (owner, enemy) };
        let tree = self.variations(board, ground, player, rich(answer.outcome, player, other));
        (answer, tree)
    }

    fn variations(&mut self, board: &mut Board, ground: &Ground, player: Color, rich: Option<Color>) -> Variations {
        let left = ground.goal.intersection(board.stones(ground.color));
        let is_shut_in = judge(board, &mut self.evaluator, ground, &left).escape == Escape::Caught;
        for (steps, share) in POCKETS.into_iter().filter(|_| is_shut_in) {
            let Some(pocket) = Pocket::new(board, ground, &left, steps) else { continue };
            let (numbers, mut tree) = pocket.traced(player, rich, share * self.most);
            if numbers.is_settled() && (steps > CLOSE || numbers == Numbers::ALIVE) {
                tree.say("read in a pocket: all moves in it were tried");
                return tree;
            }
            if pocket.is_closed {
                break;
            }
        }
        let Self { evaluator, patterns, most, .. } = self;
        let mut search = Search::new(board, evaluator, ground, patterns, FEW, *most);
        search.prove(player, rich);
        let mut tree = search.variations(player);
        tree.say("read in the open: the moves that promise most were tried");
        tree
    }
}

/// Who wins kos in the reading that decides for an outcome.
fn rich(outcome: Outcome, player: Color, other: Color) -> Option<Color> {
    let by_ko = matches!(outcome, Outcome::KoA | Outcome::KoB);
    Some(if by_ko { player } else { other })
}

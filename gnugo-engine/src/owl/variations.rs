//! Why does a dragon live or die? The same questions, with the variations that decide them.
//!
//! They are read again in the place that decided: in the pocket, or by games. Each line in a pocket ends with what ended it: a capture,
//! two eyes, no room for them, a repetition, or that it was cut short; of games it is told how many took a line. A move that a pattern
//! proposes names it: the search heeds that at its first move alone, in the lines below it tells the reader where he is.

use super::patterns::Proposed;
use super::pocket::Question;
use super::{Decided, Ground, OwlReader, Side};
use crate::board::{Board, Color};
use crate::dragons::OwlAnswer;
use crate::fight::WAITS;
use crate::reading::Outcome;
use crate::variations::Variations;

impl OwlReader {
    /// Reads whether a dragon can be killed, or saved, with all variations.
    pub fn traced(&mut self, board: &mut Board, ground: &Ground, side: Side) -> (OwlAnswer, Variations) {
        let by_ko = self.read_with_kos(board, ground, side);
        let (owner, enemy) = (ground.color, ground.color.opponent());
        let (player, other) = if side == Side::Attacker { (enemy, owner) } else { (owner, enemy) };
        if let Some(answer) = self.without_hurry(board, ground, side, by_ko) {
            let mut tree = self.variations(board, ground, player, Some(enemy));
            tree.say(WAITS);
            return (answer, tree);
        }
        let mut tree = self.variations(board, ground, player, rich(by_ko.outcome, player, other));
        let answer = if side == Side::Owner { self.by_two_eyes(board, ground, by_ko) } else { by_ko };
        if answer.point != by_ko.point
            && let Some(eyes) = self.eyes_told(board, ground)
        {
            tree.append(self.named(board, ground, eyes));
        }
        (answer, tree)
    }

    /// What decides if `rich` wins kos.
    fn variations(&mut self, board: &mut Board, ground: &Ground, player: Color, rich: Option<Color>) -> Variations {
        let tree = self.unnamed(board, ground, player, rich);
        self.named(board, ground, tree)
    }

    /// Variations with, at each move, the pattern that says most for it in its position.
    fn named(&mut self, board: &mut Board, ground: &Ground, mut tree: Variations) -> Variations {
        tree.name(&mut board.clone(), &mut |board, color| {
            let left = ground.goal.intersection(board.stones(ground.color));
            // Once the dragon is captured nothing is asked.
            let proposed = if left.is_empty() { Proposed::new() } else { self.proposed(board, ground, &left, color) };
            proposed.iter().map(|proposed| (proposed.point, proposed.pattern)).collect()
        });
        tree
    }

    fn unnamed(&mut self, board: &mut Board, ground: &Ground, player: Color, rich: Option<Color>) -> Variations {
        let decided = self.ask_pockets(board, ground, player, rich).filter(|Decided { found, pocket, .. }| {
            // Where games said otherwise, they are what decided.
            let told =
                if pocket.is_closed() { *found } else { self.look_beyond(board, ground, (player, rich), *found) };
            told.succeeds == found.succeeds && told.point == found.point
        });
        if let Some(Decided { pocket, most, hints, .. }) = decided {
            let question = Question { player, rich, wants_eyes: false, hints: &hints, most };
            let (_, mut tree) = pocket.traced(&question, &mut self.shapes);
            tree.say("read in a pocket: all moves in it were tried");
            return tree;
        }
        self.games_told(board, ground, player, rich)
    }
}

/// Who wins kos in the reading that decides for an outcome.
fn rich(outcome: Outcome, player: Color, other: Color) -> Option<Color> {
    let by_ko = outcome.is_ko();
    Some(if by_ko { player } else { other })
}

//! Why does a dragon live or die? The same questions, with the variations that decide them.
//!
//! They are read again in the place that decided: in the pocket, or by games. Each line in a pocket ends with what ended it: a capture,
//! two eyes, no room for them, a repetition, or that it was cut short; of games it is told how many took a line. A move that a pattern
//! proposes names it: the search heeds that at its first move alone, in the lines below it tells the reader where he is.

use super::case::{Case, Found};
use super::patterns::Proposed;
use super::pocket::Question;
use super::{Decided, Ground, OwlReader, Side, Steps};
use crate::board::Board;
use crate::dragons::OwlAnswer;
use crate::fight::WAITS;
use crate::variations::Variations;

/// Said where a reading after the move has the last word.
const CORRECTED: &str = "by this it seems to be a ko; a reading of the position after the move says otherwise";

impl OwlReader {
    /// Reads whether a dragon can be killed, or saved, with all variations.
    pub fn traced(&mut self, board: &mut Board, ground: &Ground, side: Side) -> (OwlAnswer, Variations) {
        let Steps { first, corrected, waits, answer } = self.read_in_steps(board, ground, side);
        let case = Case { ground, player: side.player(ground), rich: None };
        if waits {
            let mut tree = self.variations(board, case.with_kos_of(ground.color.opponent()));
            tree.say(WAITS);
            return (answer, tree);
        }
        // Who wins kos in the reading that decides.
        let rich = if first.outcome.is_ko() || corrected { case.player } else { case.player.opponent() };
        let mut tree = self.variations(board, case.with_kos_of(rich));
        if corrected {
            tree.say(CORRECTED);
        }
        if answer.point != first.point
            && let Some(eyes) = self.eyes_told(board, ground)
        {
            tree.append(self.named(board, ground, eyes));
        }
        (answer, tree)
    }

    /// What decides.
    fn variations(&mut self, board: &mut Board, case: Case<'_>) -> Variations {
        let tree = self.unnamed(board, case);
        self.named(board, case.ground, tree)
    }

    /// Variations with, at each move, the pattern that says most for it in its position.
    fn named(&mut self, board: &mut Board, ground: &Ground, mut tree: Variations) -> Variations {
        tree.name(&mut board.clone(), &mut |board, color| {
            let left = ground.left(board);
            // Once the dragon is captured nothing is asked.
            let proposed = if left.is_empty() { Proposed::new() } else { self.proposed(board, ground, &left, color) };
            proposed.iter().map(|proposed| (proposed.point, proposed.pattern)).collect()
        });
        tree
    }

    fn unnamed(&mut self, board: &mut Board, case: Case<'_>) -> Variations {
        let decided = self.ask_pockets(board, case);
        let found = self.beyond_pockets(board, case, decided.as_ref());
        // Where games said otherwise, they are what decided.
        let agrees = |in_pocket: Found| in_pocket.succeeds == found.succeeds && in_pocket.point == found.point;
        if let Some(Decided { pocket, most, hints, .. }) = decided.filter(|decided| agrees(decided.found)) {
            let (_, mut tree) = pocket.traced(&Question::of(case, &hints, most), &mut self.shapes);
            tree.say("read in a pocket: all moves in it were tried");
            return tree;
        }
        self.games_told(board, case, &found.refuted)
    }
}

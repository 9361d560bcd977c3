//! Does a dragon that cannot be killed live by two eyes, or in seki?
//!
//! Its pocket is read once more, with another aim: the owner has to get two eyes, and the opponent wins if both pass before
//! that, or if both go round in circles. Whoever captures nobody inside the other's territory may still take the territory from him.
//! Only in pockets that are closed. Who could get his eyes by a ko only lives in seki rather than fight it.

use super::case::Found;
use super::judge::judge;
use super::pocket::{Beyond, Outline, Pocket, Question, Read};
use super::{Ground, OwlReader, POCKETS, QUICKER};
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::Living;
use crate::fight::Numbers;
use crate::variations::Variations;

/// So many times the positions of other questions are looked at: what is inside another's territory takes long to be captured.
const LONGER: u64 = 3;
/// So many times less must be missing to a proof than to that of the contrary, to count as one.
const CLEARLY: u64 = 50;

impl OwlReader {
    /// How a dragon lives that is shut in and cannot be killed.
    pub fn living(&mut self, board: &Board, ground: &Ground) -> Living {
        let (owner, enemy) = (ground.color, ground.color.opponent());
        let Some(sure) = self.wins_without_capture(board, ground, enemy, owner) else { return Living::Unchecked };
        let by_ko = !sure.succeeds;
        let disturbed = if by_ko {
            // Whoever does not get eyes without a ko will rather live in seki.
            if !sure.met_ko {
                return Living::Eyes;
            }
            match self.wins_without_capture(board, ground, enemy, enemy) {
                None => return Living::Unchecked,
                Some(found) if !found.succeeds => return Living::Eyes,
                Some(found) => found,
            }
        } else {
            sure
        };
        let Some(kept) = self.wins_without_capture(board, ground, owner, enemy) else { return Living::Unchecked };
        match (disturbed.point, kept.point) {
            (Some(seki), Some(eyes)) if kept.succeeds => {
                let both = if seki == eyes { None } else { self.good_for_both(board, ground, by_ko, [seki, eyes]) };
                let (seki, eyes) = both.map_or((seki, eyes), |both| (both, both));
                Living::Contested { seki, eyes, by_ko }
            }
            _ if kept.succeeds || by_ko => Living::Unchecked,
            _ => Living::Seki,
        }
    }

    /// The owner's move by which a dragon that is shut in gets two eyes, if one is found to do so whatever the opponent tries; and
    /// whether that is certain.
    pub(super) fn makes_eyes(&mut self, board: &Board, ground: &Ground) -> Option<(Point, bool)> {
        let (pocket, most) = self.closed_pocket(board, ground)?;
        let Read { numbers, point, certain, .. } = self.read_pocket(&pocket, &eyes(ground, most / LONGER));
        point.filter(|_| numbers == Numbers::ALIVE).map(|point| (point, certain))
    }

    /// The variations of [`makes_eyes`](Self::makes_eyes).
    pub(super) fn eyes_told(&mut self, board: &Board, ground: &Ground) -> Option<Variations> {
        let (pocket, most) = self.closed_pocket(board, ground)?;
        let (_, mut tree) = pocket.traced(&eyes(ground, most / LONGER), &mut self.shapes);
        tree.say("of moves that save it, one that makes two eyes");
        Some(tree)
    }

    /// A point that both players want, if there is one: each takes it from the other, where another move leaves him something to
    /// gain by it. Those that were found first come before others.
    fn good_for_both(&mut self, board: &Board, ground: &Ground, by_ko: bool, found: [Point; 2]) -> Option<Point> {
        let (owner, enemy) = (ground.color, ground.color.opponent());
        let seki = self.moves_without_capture(board, ground, enemy, if by_ko { enemy } else { owner });
        let both = self.moves_without_capture(board, ground, owner, enemy).intersection(&seki);
        let any = || both.iter().min_by_key(|&point| ground.frame.rank(point));
        found.into_iter().find(|&point| both.contains(point)).or_else(any)
    }

    /// All moves by which `player` gets what he wants if `rich` wins all kos.
    fn moves_without_capture(&mut self, board: &Board, ground: &Ground, player: Color, rich: Color) -> PointSet {
        let Some((pocket, most)) = self.closed_pocket(board, ground) else { return PointSet::EMPTY };
        let question = Question { player, rich: Some(rich), wants_eyes: true, hints: &[], most };
        let (moves, nodes) = pocket.moves_that_succeed(&question, self.time.as_ref(), &mut self.shapes);
        self.nodes += nodes / QUICKER;
        moves
    }

    /// The pocket of a dragon that is shut in, if nobody gets out of it, and how many positions may be looked at there.
    fn closed_pocket(&self, board: &Board, ground: &Ground) -> Option<(Pocket, u64)> {
        let left = ground.left(board);
        if !judge(board, ground, &left).is_caught {
            return None;
        }
        POCKETS.iter().find_map(|&(steps, share)| {
            let pocket = Outline::of(board, ground, &left, steps).pocket(Beyond::Attacker).filter(Pocket::is_closed);
            pocket.map(|pocket| (pocket, LONGER * share * self.most))
        })
    }

    /// Whether `player`, who moves first, gets what he wants if `rich` wins all kos: the owner two eyes, the opponent that there are
    /// none. The point is his move, if he needs one. `None` if it was not read to the end.
    fn wins_without_capture(&mut self, board: &Board, ground: &Ground, player: Color, rich: Color) -> Option<Found> {
        let (pocket, most) = self.closed_pocket(board, ground)?;
        let question = Question { player, rich: Some(rich), wants_eyes: true, hints: &[], most };
        let Read { numbers, point, met_ko, certain, .. } = self.read_pocket(&pocket, &question);
        let (own, other) =
            if player == ground.color { (numbers.live, numbers.kill) } else { (numbers.kill, numbers.live) };
        let succeeds = u64::from(own) * CLEARLY <= u64::from(other);
        let found = Found { succeeds, certain, clear: true, is_settled: true, met_ko, point, ..Found::OPEN };
        (succeeds || other == 0).then_some(found)
    }
}

/// Whether the owner gets two eyes if he moves first, though the opponent wins all kos.
fn eyes(ground: &Ground, most: u64) -> Question<'static> {
    Question { player: ground.color, rich: Some(ground.color.opponent()), wants_eyes: true, hints: &[], most }
}

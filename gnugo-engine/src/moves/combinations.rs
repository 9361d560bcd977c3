//! Which moves begin a combination, and which stop one of the opponent's?
//!
//! Each player is asked about ([`combination`]). Ours is a reason for its first move; the opponent's one for the moves that
//! stop it. What it is worth is what is captured, as for any capture. It costs up to some tens of milliseconds at the greatest
//! level, for both together, and no more than the time that reading has.

use super::{Proposals, ReasonKind, value};
use crate::analysis::Analysis;
use crate::board::{Board, Color, PointSet};
use crate::combination::{self, Combination, Effort};
use crate::limit::Limit;
use crate::pattern::Databases;
use crate::reading::Reader;

/// So many defences are proposed.
const DEFENSES: usize = 4;

/// Proposes moves of `color` that begin a combination or stop one.
pub(super) fn propose(
    (board, reader, databases): (&mut Board, &mut Reader, &Databases),
    analysis: &Analysis,
    (color, effort): (Color, Effort),
    limit: &Limit,
    proposals: &mut Proposals,
) {
    if effort.depth == 0 || limit.is_reached() {
        return;
    }
    // What is dead, or cannot be helped, is no threat to anybody.
    let at_stake = |owner: Color| -> PointSet {
        let stones = board.stones(owner).iter();
        stones.filter(|&stone| !value::is_settled(analysis, stone)).collect()
    };
    let (theirs, ours) = (at_stake(color.opponent()), at_stake(color));
    let worms = &analysis.worms;
    let found = combination::find_against(board, reader, worms, (color, &theirs), effort, databases.combination);
    if let Some(found) = found.combination {
        let Combination { point, target, size, outcome, .. } = found;
        let kind = ReasonKind::BeginsCombination { target, stones: size, outcome };
        proposals.add(point, kind);
    }
    if limit.is_reached() {
        return;
    }
    let threat =
        combination::find_against(board, reader, worms, (color.opponent(), &ours), effort, databases.combination);
    let Some(threat) = threat.combination else { return };
    let defenses = combination::defenses(board, reader, worms, &threat, effort);
    for defense in defenses.moves.iter().filter(|defense| defense.is_safe).take(DEFENSES) {
        let kind = ReasonKind::StopsCombination { target: threat.target, stones: threat.size, outcome: threat.outcome };
        proposals.add(defense.point, kind);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::{FromDrawing, Point};
    use crate::dragons::{Owl, OwlStatus};

    /// White's D4 attacks D5 and D3 at once.
    #[test]
    fn what_is_dead_is_no_aim_of_a_combination() {
        let drawing = "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . O . . . . .
            . . O X . X . . .
            . . . . . . . . .
            . . O X . . . . .
            . . . O . . . . .
            . . . . . . . . .";
        let board = Board::from_drawing(drawing).expect("a position");
        let at = |text: &str| Point::from_text(text, 9).expect("a point");
        let (limit, effort) = (Limit::endless(), Effort { depth: 3, tries: 3_000 });
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let begins = |analysis: &Analysis| {
            let (mut reader, mut proposals) = (Reader::default(), Proposals::new(9));
            let scene = (&mut board.clone(), &mut reader, &Databases::default());
            propose(scene, analysis, (Color::White, effort), &limit, &mut proposals);
            let is_beginning = |kind: &ReasonKind| matches!(kind, ReasonKind::BeginsCombination { .. });
            proposals.reasons_of(at("D4")).is_some_and(|all| all.iter().any(|reason| is_beginning(&reason.kind)))
        };
        assert!(begins(&analysis));
        let dead = Owl { status: OwlStatus::Dead, ..Owl::default() };
        let dragon = |text: &str| (analysis.dragons.at(at(text)).expect("a dragon").id, dead);
        let lives = [dragon("D5"), dragon("D3")];
        assert!(!begins(&analysis.with_lives(&board, &lives)));
    }
}

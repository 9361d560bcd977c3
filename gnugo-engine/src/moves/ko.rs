//! What hangs on a ko that cannot be taken now?
//!
//! If the largest move on the board is a ko that may not be taken at once, a threat is worth as much as what it threatens, but no
//! more than the ko (GNU Go's manual, "Threats and Followup Value"): the opponent answers, and then it is taken.

use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::Dragon;
use crate::worms::Worm;

/// The strings and dragons that live or die by the ko which `color` may not take now, by their first stones.
pub(super) fn at_stake(board: &Board, analysis: &Analysis, color: Color) -> (Vec<Point>, Vec<Point>) {
    let Some(ko) = board.ko().filter(|ko| ko.color == color) else { return (Vec::new(), Vec::new()) };
    // The stone that took it, those beside it that it holds in atari, and the other stones around the ko.
    let beside = PointSet::single(ko.point).neighbors();
    let around = beside.union(&beside.neighbors());
    let touches = |stones: &PointSet| stones.intersects(&around);
    let hangs = |worm: &&Worm| (worm.attack().is_ko() || worm.defense().is_ko()) && touches(&worm.stones);
    let dies = |dragon: &&Dragon| {
        let owl = &dragon.owl;
        let at_ko = [owl.attack.point, owl.defense.point].contains(&Some(ko.point));
        (owl.attack.outcome.is_ko() || owl.defense.outcome.is_ko()) && (at_ko || touches(&dragon.stones))
    };
    let worms = analysis.worms.iter().filter(hangs).map(|worm| worm.origin).collect();
    (worms, analysis.dragons.iter().filter(dies).map(|dragon| dragon.origin).collect())
}

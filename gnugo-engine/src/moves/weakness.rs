//! Which moves make dragons stronger or weaker?
//!
//! A dragon that reading has not settled is as weak as its eyes, its room and its ways out make it. Each move near it is tried, and what it
//! changes in that is a reason for it ([`Forecast`](crate::dragons::Forecast)): so a stone that runs out, joins two weak groups or shuts
//! one in is proposed without a pattern, and nobody has to guess how much it does. (In GNU Go's manual, "Strategical Value", patterns say
//! so.) The first sixty moves on 19×19 against GNU Go end some 20 points better with it, for either player. Some 50 ms a position there.

use super::strategy::OFF_EDGE;
use super::value::constants::{LEAST_SHIFT, LEAST_WEAK, STONE};
use super::{Proposals, ReasonKind, value};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::dragons::Dragon;
use crate::limit::Limit;
use crate::pattern::facts::Status;

/// Moves within so many steps of a dragon are tried: as far as a two-point jump or a knight's move.
const STEPS: usize = 3;

/// Proposes moves that strengthen own dragons or weaken the opponent's, as far as there is time.
pub(super) fn propose((board, analysis): (&Board, &Analysis), color: Color, limit: &Limit, proposals: &mut Proposals) {
    let (forecast, openness) = (analysis.forecast(board), value::openness(board, analysis));
    let worth = |dragon: &Dragon, by: f32| openness * by * STONE * dragon.effective_size;
    for owner in Color::BOTH {
        let most =
            |dragon: &Dragon| if owner == color { dragon.weakness_pre_owl } else { 1.0 - dragon.weakness_pre_owl };
        let is_open = |dragon: &&Dragon| {
            let is_weak = dragon.status != Status::Dead && dragon.weakness >= LEAST_WEAK;
            dragon.color == owner && is_weak && !dragon.owl.is_certain() && worth(dragon, most(dragon)) >= LEAST_SHIFT
        };
        let dragons: Vec<&Dragon> = analysis.dragons.iter().filter(is_open).collect();
        let stones = dragons.iter().fold(PointSet::EMPTY, |all, dragon| all.union(&dragon.stones));
        let is_tried = |point: &Point| openness < 1.0 || point.edge_distance(board.size()) >= OFF_EDGE;
        for point in around(&stones).intersection(&board.empty_points()).iter().filter(is_tried) {
            if limit.is_reached() {
                return;
            }
            for (id, shift) in forecast.shifts((point, color), owner) {
                let Some(dragon) = dragons.iter().find(|dragon| dragon.id == id) else { continue };
                let by = if owner == color { -shift } else { shift };
                if worth(dragon, by) < LEAST_SHIFT {
                    continue;
                }
                let (dragon, by) = (dragon.origin, openness * by);
                let kind = if owner == color {
                    ReasonKind::Strengthens { dragon, by }
                } else {
                    ReasonKind::Weakens { dragon, by }
                };
                proposals.add(point, kind);
            }
        }
    }
}

/// These points and those that are at most [`STEPS`] away.
fn around(points: &PointSet) -> PointSet {
    (0..STEPS).fold(*points, |all, _| all.union(&all.neighbors()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::FromDrawing;

    /// What is said of moves on a board of 13 lines.
    fn told(drawing: &str, color: Color) -> Vec<(Point, ReasonKind)> {
        let board = Board::from_drawing(drawing).expect("a position");
        let analysis = Analysis::by_reading(&board);
        let mut proposals = Proposals::new(board.size());
        propose((&board, &analysis), color, &Limit::endless(), &mut proposals);
        let points = proposals.points();
        let reasons = |point: Point| {
            let reasons = proposals.reasons_of(point).unwrap_or_default();
            reasons.iter().map(move |reason| (point, reason.kind)).collect::<Vec<_>>()
        };
        points.into_iter().flat_map(reasons).collect()
    }

    #[test]
    fn both_players_move_next_to_a_weak_dragon_and_nobody_next_to_one_that_is_safe() {
        let drawing = "
            . . . . . . . . . X O . O
            . . . . . . . . . X O O .
            . . . X . . . . . X X O O
            . . . . . . . . . . . X X
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . . . . . . . .
            . . . . . . X . . . . . .
            . . X . . . . . . . . . .
            . . . . . . O . . . . . .
            . . . . X . O . . . . X .
            . . . X . . . . . . . . .
            . . . . . . . . . . . . .";
        let at = |text: &str| Point::from_text(text, 13).expect("a point");
        let [weak, safe] = ["G4", "L13"].map(at);
        let of = |color: Color, dragon: Point| -> Vec<(Point, f32)> {
            let by = |(point, kind): (Point, ReasonKind)| match kind {
                ReasonKind::Strengthens { dragon: at, by } if color == Color::White && at == dragon => {
                    Some((point, by))
                }
                ReasonKind::Weakens { dragon: at, by } if color == Color::Black && at == dragon => Some((point, by)),
                _ => None,
            };
            told(drawing, color).into_iter().filter_map(by).collect()
        };
        // White runs out, Black shuts him in.
        for (color, expected) in [(Color::White, "J5"), (Color::Black, "J4")] {
            let moves = of(color, weak);
            assert!(moves.iter().any(|&(point, _)| point == at(expected)), "{color:?} {moves:?}");
            assert!(moves.iter().all(|&(_, by)| by > 0.0 && by <= 1.0), "{moves:?}");
            assert_eq!(of(color, safe), Vec::new());
        }
    }
}

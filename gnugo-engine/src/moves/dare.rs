//! What does who is behind dare?
//!
//! Where nothing sound is left to play for, a stone in the opponent's open area is worth its risk: if it dies, a game that is being lost is
//! lost. GNU Go's manual has a player who is behind play daringly, too; how is our own. Nothing is read: whether one can live
//! there is seen when it is tried.

use super::{Proposals, ReasonKind};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::influence::Hold;
use crate::reach::parts;

/// Nobody dares anything who is behind by a smaller part of the board's points, or by a greater one: what is left then is to resign, or to
/// lose by as little as one may,
const BEHIND: std::ops::Range<f32> = 0.12..0.35;
/// nor in an area of fewer points: who comes into it late dies.
const LARGE: usize = 24;
/// So many points of an area are proposed, the farthest from the opponent's stones,
const PROPOSED: usize = 3;
/// none that touches them, and all on this line or above, the first being 0: lower there is no room to live.
const LINE: usize = 2;

/// Proposes intrusions into what would be the opponent's, for a player who leads by this. Whether there are any.
pub(super) fn propose(board: &Board, analysis: &Analysis, color: Color, lead: f32, proposals: &mut Proposals) -> bool {
    let mut are_any = false;
    if !BEHIND.contains(&(-lead / board.points().len() as f32)) {
        return are_any;
    }
    let held = |hold| analysis.second[color.index()].holds(color.opponent(), hold);
    let theirs = held(Hold::Territory).union(held(Hold::Moyo)).intersection(&board.empty_points());
    let stones = board.stones(color.opponent());
    let touched = stones.neighbors();
    let free = |at: Point| stones.iter().map(|stone| stone.distance(at)).min().unwrap_or(usize::MAX);
    for area in parts(&theirs).iter().filter(|area| area.len() >= LARGE) {
        let fits = |at: &Point| !touched.contains(*at) && at.edge_distance(board.size()) >= LINE;
        let mut points: Vec<Point> = area.iter().filter(fits).collect();
        points.sort_by_key(|&at| (usize::MAX - free(at), room(area, at)));
        for &point in points.iter().take(PROPOSED) {
            proposals.add(point, ReasonKind::Dares { area: area.len(), lacking: -lead });
            are_any = true;
        }
    }
    are_any
}

/// How many points of an area are not near a point.
fn room(area: &PointSet, at: Point) -> usize {
    area.iter().filter(|&other| other.distance(at) > 2).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analyst::Analyst;
    use crate::board::FromDrawing;
    use crate::pattern::Databases;

    /// Black has the upper half, and White has little below.
    const LARGE_AREA: &str = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        X X X X X X X X X
        O O O O O O O O O
        . . . . . . . . .
        O O O O O O O O O
        O O O . O O . O O";

    fn proposed(drawing: &str, color: Color, lead: f32) -> Vec<Point> {
        let board = Board::from_drawing(drawing).expect("a position");
        let analysis = Analyst::new(Databases::default()).analyse(&board);
        let mut proposals = Proposals::new(board.size());
        propose(&board, &analysis, color, lead, &mut proposals);
        let dares = |at: &Point| {
            proposals.reasons_of(*at).is_some_and(|reasons| match reasons[0].kind {
                ReasonKind::Dares { area: 36, lacking } => lacking == -lead,
                _ => false,
            })
        };
        let points = proposals.points();
        assert!(points.iter().all(dares));
        points
    }

    #[test]
    fn only_who_is_behind_dares_anything() {
        assert!(proposed(LARGE_AREA, Color::White, -9.0).is_empty());
        assert!(proposed(LARGE_AREA, Color::White, -30.0).is_empty());
        assert!(proposed(LARGE_AREA, Color::Black, -25.0).is_empty(), "there is no area of White's");
        let far = proposed(LARGE_AREA, Color::White, -25.0);
        assert_eq!(far.len(), PROPOSED);
        assert!(far.iter().all(|at| at.row() == 2 && (2..=6).contains(&at.column())), "{far:?}");
    }
}

//! What is the score of an area if nobody moves in it any more?

use super::area::Area;
use crate::board::{Board, Color, PointSet};
use crate::reach::{connected, parts};

/// The territory and the dead stones of an area, in points for Black. What only one player's living stones are next to is his, and a
/// point that he has to fill to save stones in atari is not counted.
pub(super) fn score(board: &Board, area: &Area) -> f32 {
    let living = Color::BOTH.map(|color| living(board, area, color));
    let open = area.playable.difference(&living[0]).difference(&living[1]);
    let next_to = [0, 1].map(|n| connected(&living[n].neighbors(), &open));
    let points = |color: Color| {
        let own = next_to[color.index()].difference(&next_to[color.opponent().index()]);
        let (dead, empty) = (own.intersection(board.stones(color.opponent())), own.intersection(&board.empty_points()));
        let filled = empty.iter().filter(|&point| {
            point.neighbors().into_iter().any(|next| board.color_at(next) == Some(color) && board.liberties(next) == 1)
        });
        2.0 * count(&dead) + count(&empty) - filled.count() as f32
    };
    points(Color::Black) - points(Color::White)
}

/// The stones of a player that are connected to the walls.
fn living(board: &Board, area: &Area, color: Color) -> PointSet {
    let stones = board.stones(color);
    let safe = area.walls[color.index()].intersection(stones);
    let mut living = connected(&safe, &stones.intersection(&area.playable).union(&safe));
    loop {
        let loose = stones.intersection(&area.playable).difference(&living);
        let around = living.neighbors().intersection(&board.empty_points());
        let linked = parts(&loose).into_iter().filter(|string| is_linked(board, string, &around, color));
        let linked = linked.fold(PointSet::EMPTY, |all, string| all.union(&string));
        if linked.is_empty() {
            return living;
        }
        living = living.union(&linked);
    }
}

/// Whether a string cannot be cut off from stones with these points around them: there are two points to connect at, or one where the
/// opponent would be taken.
fn is_linked(board: &Board, string: &PointSet, around: &PointSet, color: Color) -> bool {
    let common = string.neighbors().intersection(around);
    let opponent = color.opponent();
    let is_closed = |point| board.liberty_count_after(point, opponent) < 2 && !board.would_capture(point, opponent);
    common.len_up_to(1) > 1 || common.iter().any(is_closed)
}

fn count(points: &PointSet) -> f32 {
    points.len() as f32
}

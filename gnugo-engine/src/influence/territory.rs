//! What is a point worth to whom, given both players' influence?
//!
//! GNU Go's manual, "Details of the Territory Valuation": a point's value is how far the influences differ, cubed;
//! less where both are small (more so in the centre than in the corner), and no more than the least of its neighbours,
//! for what is open on one side is no territory.

use super::terrain::Terrain;
use crate::board::{Board, CELLS, Color, Point};

/// From this value on a point counts as territory.
pub(super) const SURE: f32 = 0.95;
/// How many times as strong as the opponent, and how strong, a player is in a moyo.
pub(super) const MOYO_RATIO: f32 = 7.0;
/// See [`MOYO_RATIO`].
pub(super) const MOYO_LEAST: f32 = 5.0;
/// How many times as strong as the opponent, and how strong, a player is in an area.
pub(super) const AREA_RATIO: f32 = 3.0;
/// See [`AREA_RATIO`].
pub(super) const AREA_LEAST: f32 = 1.0;

/// The influence that makes territory in the corner, on the edge and in the centre.
const ENOUGH: [f32; 3] = [6.0, 10.0, 15.0];

/// The value of each point, positive for Black.
pub(super) fn values(board: &Board, terrain: &Terrain, influence: &[Box<[f32; CELLS]>; 2]) -> Box<[f32; CELLS]> {
    let mut raw = Box::new([0.0; CELLS]);
    for point in board.points() {
        raw[point.index()] = raw_value(board, terrain, influence, point);
    }
    let mut values = Box::new([0.0; CELLS]);
    for point in &board.points().difference(terrain.solid()) {
        let value = worst_of_neighbors(terrain, &raw, point, board);
        let owner = if value > 0.0 { Color::Black } else { Color::White };
        // Prisoners count for themselves and for the point below them.
        let prisoner = board.color_at(point).is_some_and(|color| color != owner);
        values[point.index()] = match (prisoner, terrain.no_territory(owner).contains(point)) {
            (false, false) => value,
            (false, true) => 0.0,
            (true, false) => 2.0 * value,
            (true, true) => value,
        };
    }
    values
}

fn raw_value(board: &Board, terrain: &Terrain, influence: &[Box<[f32; CELLS]>; 2], point: Point) -> f32 {
    let (black, white) = (influence[0][point.index()], influence[1][point.index()]);
    if terrain.solid().contains(point) || black + white <= 0.0 {
        return 0.0;
    }
    let share = (black - white) / (black + white);
    let small = (black.max(white) / enough(board, point)).min(1.0);
    share * share * share * small
}

/// How much influence is needed for full value: little in the corner, much in the centre.
fn enough(board: &Board, point: Point) -> f32 {
    let size = board.size();
    let across = |n: usize| n.min(size - 1 - n);
    let near_edges = [point.row(), point.column()].into_iter().filter(|&n| across(n) < 4).count();
    ENOUGH[2 - near_edges]
}

/// The value of a point, brought down to the worst value next to it.
fn worst_of_neighbors(terrain: &Terrain, raw: &[f32; CELLS], point: Point, board: &Board) -> f32 {
    let value = raw[point.index()];
    let open = point.neighbors().into_iter().filter(|&n| board.is_on_board(n) && !terrain.solid().contains(n));
    open.fold(value, |worst, n| {
        let beside = raw[n.index()];
        if value > 0.0 { worst.min(beside.max(0.0)) } else { worst.max(beside.min(0.0)) }
    })
}

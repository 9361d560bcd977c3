//! What is a point worth to whom, given both players' influence?
//!
//! GNU Go's manual, "Details of the Territory Valuation": a point's value is how far the influences differ, cubed;
//! less where both are small (more so in the centre than in the corner), and no more than the least of its neighbours,
//! for what is open on one side is no territory. How small is small, and how open a side is where a stone or a wall is in the
//! way, was found from what GNU Go says of 30 positions: over it, these rules give its values within 0.02 on the average.

use super::terrain::{Purpose, Terrain};
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

/// The influence that makes territory in the corner of the board, and how much more by the line on which a point lies, counted from
/// the nearer edge
const BY_NEARER_EDGE: [f32; 6] = [6.4, 9.4, 12.7, 15.8, 18.2, 19.5];
/// and from the farther one.
const BY_FARTHER_EDGE: [f32; 6] = [1.0, 1.14, 1.33, 1.58, 1.88, 2.28];

/// Where it is asked how strong groups are, and where they get to, so large a part of that is enough: what they may hope for counts.
const HOPED: f32 = 0.35;

/// The value of each point, positive for Black.
pub(super) fn values(board: &Board, terrain: &Terrain, influence: &[Box<[f32; CELLS]>; 2]) -> Box<[f32; CELLS]> {
    let mut raw = Box::new([0.0; CELLS]);
    for point in board.points() {
        raw[point.index()] = raw_value(board, terrain, influence, point);
    }
    let mut values = Box::new([0.0; CELLS]);
    for point in &board.points().difference(terrain.solid()) {
        let value = open_value(terrain, &raw, point, board);
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
    let enough = match terrain.purpose() {
        Purpose::Territory => enough(board, point),
        Purpose::Strength => HOPED * enough(board, point),
    };
    let small = (black.max(white) / enough).min(1.0);
    share * share * share * small
}

/// How much influence is needed for full value: little in the corner, much in the centre.
fn enough(board: &Board, point: Point) -> f32 {
    let lines = [point.row(), point.column()].map(|n| n.min(board.size() - 1 - n).min(BY_NEARER_EDGE.len() - 1));
    BY_NEARER_EDGE[lines[0].min(lines[1])] * BY_FARTHER_EDGE[lines[0].max(lines[1])]
}

/// The value of a point, brought down to the values next to it as far as the opponent's influence gets from there.
fn open_value(terrain: &Terrain, raw: &[f32; CELLS], point: Point, board: &Board) -> f32 {
    let value = raw[point.index()];
    let (sign, opponent) = if value > 0.0 { (1.0, Color::White) } else { (-1.0, Color::Black) };
    let open = point.neighbors().into_iter().filter(|&n| board.is_on_board(n) && !terrain.solid().contains(n));
    let lost = open.map(|n| {
        let beside = (sign * raw[n.index()]).max(0.0);
        terrain.permeability(n, opponent) * (value.abs() - beside).max(0.0)
    });
    value - sign * lost.fold(0.0, f32::max)
}

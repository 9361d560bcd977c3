//! Whose is each empty point, once it is known which stones live?
//!
//! Dead stones are taken off. An area that only one player's living stones touch is that player's. Where both touch it,
//! as around a neutral point or where the boundary is not closed yet, a point is somebody's only if the simulated games
//! are sure of it, or a dead stone is taken off there, and no living stone of the other player is next to it. No area that a string in seki touches is
//! territory, except by area counting, where an eye is one in seki too.
//! A stone that a player has still to play stands as if it had been played: it closes an area, and is no territory itself.

use super::{Life, Status};
use crate::board::{Board, Color, Point, PointSet};
use crate::filling::only_around;
use crate::game::Counting;
use crate::reach::parts;

/// From here on a point between the lines is somebody's.
const SURE: f32 = 0.5;

/// The territory of both players, who have `played` stones in addition to those on the board. `owner` is from −1 (White) to 1
/// (Black).
pub(super) fn territory(
    board: &Board,
    status: &Status,
    played: &[PointSet; 2],
    counting: Counting,
    owner: impl Fn(Point) -> f32,
) -> [PointSet; 2] {
    let living = Color::BOTH.map(|color| status.living(color).union(&played[color.index()]));
    let seki = status.stones(Life::Seki);
    let mut territory = [PointSet::EMPTY; 2];
    for area in parts(&board.points().difference(&living[0]).difference(&living[1])) {
        let around = area.neighbors();
        if counting == Counting::Territory && around.intersects(&seki) {
            continue;
        }
        for color in Color::BOTH {
            let others = &living[color.opponent().index()];
            let fallen = board.stones(color.opponent()).difference(others);
            let sign = color.sign();
            let mine = match only_around(&area, &living) {
                Some(owner) if owner == color => area,
                None if around.intersects(others) => {
                    let far = area.difference(&others.neighbors());
                    far.iter().filter(|&point| fallen.contains(point) || owner(point) * sign > SURE).collect()
                }
                _ => PointSet::EMPTY,
            };
            territory[color.index()] = territory[color.index()].union(&mine);
        }
    }
    if counting == Counting::Area {
        territory = Color::BOTH.map(|color| territory[color.index()].union(&played[color.index()]));
    }
    territory
}

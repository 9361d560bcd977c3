//! Whose is a large area whose border was left open?
//!
//! Who plays at random keeps no territory: an intruder lives in a large area in half of the games, and they call it nobody's. So in a
//! large part that they leave to nobody a point belongs to whom the influence of the stones gives it that stay, if they give it to him
//! more often than not. At the end of most games there is no such part; where there is one it takes an analysis.

use super::{Life, Status};
use crate::analysis::Analysis;
use crate::board::{Board, Color, Point, PointSet};
use crate::influence::{FULL_STRENGTH, Influence, Purpose, shaped};
use crate::reach::parts;

/// Smaller parts are what is left at the end of games: neutral points, and what is still to be closed.
const LARGE: usize = 10;
/// From here on influence gives a point to somebody.
const GIVEN: f32 = 0.2;

/// The territory of both players in large parts that are nobody's by `owner`, from −1 (White) to 1 (Black). `territory` is what they have
/// besides, and `next` moves next.
pub(super) fn territory(
    board: &Board,
    status: &Status,
    territory: &[PointSet; 2],
    next: Color,
    owner: impl Fn(Point) -> f32,
) -> [PointSet; 2] {
    let left = board.empty_points().difference(&territory[0]).difference(&territory[1]);
    let seki = status.stones(Life::Seki);
    let is_large = |part: &PointSet| part.len_up_to(LARGE) >= LARGE && !part.neighbors().intersects(&seki);
    let large = parts(&left).into_iter().filter(is_large);
    let open = large.fold(PointSet::EMPTY, |all, part| all.union(&part));
    if open.is_empty() {
        return [PointSet::EMPTY; 2];
    }
    let stays = |point: Point| status.life(point).is_some_and(|life| life != Life::Dead);
    let strength = |point: Point| if stays(point) { FULL_STRENGTH } else { 0.0 };
    let analysis = Analysis::by_reading(board);
    let influence = Influence::new(board, shaped(board, strength, analysis.landscape(next), Purpose::Territory));
    Color::BOTH.map(|color| {
        let free = open.difference(&status.living(color.opponent()).neighbors());
        let is_his = |&point: &Point| {
            influence.territory_value(point) * color.sign() > GIVEN && owner(point) * color.sign() > 0.0
        };
        free.iter().filter(is_his).collect()
    })
}

//! What do walls and patterns make of the terrain that the stones give?

use super::barriers;
use super::patterns::Landscape;
use super::terrain::{Purpose, Terrain};
use crate::board::{Board, Color, Point};

/// The terrain of stones of the given strength, changed by what patterns say: what holds only until the opponent plays there
/// holds for the player alone who moves next everywhere. Where patterns say what a wall is, the shapes of `barriers` don't.
#[must_use]
pub fn shaped(board: &Board, strength_of: impl Fn(Point) -> f32, landscape: &Landscape, purpose: Purpose) -> Terrain {
    let mut terrain = Terrain::of_stones(board, strength_of, landscape.to_move(), purpose);
    let alive = Color::BOTH.map(|color| terrain.solid().intersection(board.stones(color)));
    if purpose == Purpose::Territory {
        terrain.resist(board);
    }
    barriers::close_domains(&mut terrain, board, &alive);
    if !landscape.has_barriers() {
        barriers::raise(&mut terrain, board, &alive);
    }
    landscape.apply(&mut terrain);
    terrain
}

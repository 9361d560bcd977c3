//! What patterns ask of influence, answered by that of either player moving next.

use super::Influence;
use crate::board::{Color, Point};
use crate::pattern::facts::{Hold, InfluenceFacts};

/// The influence if Black, and if White, moves next everywhere.
impl InfluenceFacts for [Influence; 2] {
    fn holds(&self, next: Color, color: Color, point: Point, hold: Hold) -> bool {
        self[next.index()].holds(color, hold).contains(point)
    }

    fn lives(&self, next: Color, point: Point) -> bool {
        self[next.index()].terrain().solid().contains(point)
    }
}

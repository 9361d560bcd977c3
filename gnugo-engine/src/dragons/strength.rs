//! How strongly do the stones of a dragon radiate influence?

use super::Dragons;
use crate::board::{Color, Point};
use crate::influence::FULL_STRENGTH;
use crate::pattern::facts::Status;

/// The part of its strength that the weakest dragon lacks.
const WEAK: f32 = 0.3;

impl Dragons {
    /// The strength of the stone at a point if `to_move` moves next everywhere, and saves what is critical: nothing if its
    /// dragon dies, less the weaker that is. 0 where no stone stands.
    #[must_use]
    pub fn strength(&self, point: Point, to_move: Color) -> f32 {
        let Some(dragon) = self.at(point) else { return 0.0 };
        // What was looked at in a hurry is no reason to give stones up, or to rely on them.
        let is_hurried = dragon.owl.is_hurried && dragon.race().is_none();
        match if is_hurried { dragon.crude_status } else { dragon.status } {
            Status::Dead => 0.0,
            Status::Critical if dragon.color != to_move => 0.0,
            Status::Alive | Status::Critical | Status::Unknown => {
                FULL_STRENGTH * (1.0 - WEAK * dragon.weakness * dragon.weakness)
            }
        }
    }
}

//! What is a dragon worth, and can anything be done about it?

use super::constants::STONE;
use crate::dragons::Dragon;
use crate::pattern::facts::Status;

/// What a dragon is worth that changes hands, in points.
pub(super) fn worth_of(dragon: &Dragon) -> f32 {
    STONE * dragon.effective_size
}

/// Whether nothing can be done about a dragon any more.
pub(super) fn is_dead(dragon: &Dragon) -> bool {
    dragon.status == Status::Dead
}

//! Which points of eye shapes are vital? The owl vital database, for what the counting of eyes gets wrong.
//!
//! `X` is the dragon, and we kill it at `*`; its owner would play at `!`, or at `*` where there is none. All constraints ask
//! whether the dragon that is read about is there, since vital points are matched for any stones.

use gnugo_engine::pattern::{Database, OwlVital};

pub mod diagonals;
pub mod eye_shapes;
pub mod shortage;

/// All of them.
pub static ALL: &[&Database<OwlVital>] = &[&diagonals::DIAGONALS, &eye_shapes::EYE_SHAPES, &shortage::SHORTAGE];

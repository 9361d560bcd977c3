//! How does a dragon live? The owl defense database: moves that make eyes, or a way out.
//!
//! In these patterns `O` is the dragon, or stones that live and die with it, and it is ours. A value says how promising a
//! move is; it tells life-and-death reading what to try first. Moves to where the attacker would play stand here as the
//! mirror images of `owl_attack`; what runs or links up is in `way_out`.

use gnugo_engine::pattern::{Database, OwlDefense};

pub mod capture;
pub mod corner;
pub mod descent;
pub mod false_eye;
pub mod hane;
pub mod link;
pub mod monkey;
pub mod placement;
pub mod squeeze;
pub mod steal;
pub mod throw_in;
pub mod way_out;

/// All of them.
pub static ALL: &[&Database<OwlDefense>] = &[
    &capture::CAPTURE,
    &corner::CORNER,
    &descent::DESCENT,
    &false_eye::FALSE_EYE,
    &hane::HANE,
    &link::LINK,
    &monkey::MONKEY,
    &placement::PLACEMENT,
    &squeeze::SQUEEZE,
    &steal::STEAL,
    &throw_in::THROW_IN,
    &way_out::WAY_OUT,
];

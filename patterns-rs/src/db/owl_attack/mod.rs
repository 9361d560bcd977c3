//! How is a dragon killed? The owl attack database: moves that take its eyes, or shut it in.
//!
//! In these patterns `X` is the dragon, or stones that live and die with it, and we are `O` and want to kill it. A value
//! says how promising a move is; it only tells life-and-death reading what to try first, so a pattern may be wrong now and
//! then, but must not be everywhere. Most moves are also the owner's ("the opponent's vital point is mine"): their mirror
//! images are in `owl_defense`, with sentences of their own. Class `s`: the stone is given away on purpose.

use gnugo_engine::pattern::{Database, OwlAttack};

pub mod capture;
pub mod corner;
pub mod descent;
pub mod enclose;
pub mod false_eye;
pub mod hane;
pub mod link;
pub mod monkey;
pub mod placement;
pub mod squeeze;
pub mod steal;
pub mod throw_in;

/// All of them.
pub static ALL: &[&Database<OwlAttack>] = &[
    &capture::CAPTURE,
    &corner::CORNER,
    &descent::DESCENT,
    &enclose::ENCLOSE,
    &false_eye::FALSE_EYE,
    &hane::HANE,
    &link::LINK,
    &monkey::MONKEY,
    &placement::PLACEMENT,
    &squeeze::SQUEEZE,
    &steal::STEAL,
    &throw_in::THROW_IN,
];

//! Which moves of the endgame are there? The database that is asked when no other move is worth much.
//!
//! A file is a subject. Values are points that a move gains over the opponent's move at the same place, as players count
//! them (spec/patterns.texi, "Pattern Attributes"); what a second move would gain is a follow-up value. What is
//! territory, and how much of it a move takes, the influence counts: values are what the move is worth at least.

use gnugo_engine::pattern::{Database, Endgame};

pub mod block;
pub mod capture;
pub mod clamp;
pub mod corner;
pub mod defect;
pub mod descent;
pub mod hane;
pub mod monkey;
pub mod push;
pub mod race;
pub mod throw_in;

/// All of them.
pub static ALL: &[&Database<Endgame>] = &[
    &block::END_BLOCK,
    &capture::END_CAPTURE,
    &clamp::END_CLAMP,
    &corner::END_CORNER,
    &defect::END_DEFECT,
    &descent::END_DESCENT,
    &hane::END_HANE,
    &monkey::END_MONKEY,
    &push::END_PUSH,
    &race::END_RACE,
    &throw_in::END_THROW_IN,
];

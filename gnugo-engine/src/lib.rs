//! A conventional Go engine: board, patterns and their matcher, reading, analysis, and the choice of a move.
//!
//! The engine has no global state and no databases of its own: patterns are handed to it (see `patterns-rs`).

extern crate self as gnugo_engine;

pub mod analysis;
mod analyst;
pub mod board;
pub mod connection;
pub mod dragons;
pub mod eyes;
mod limit;
pub mod owl;
pub mod pattern;
pub mod reach;
pub mod reading;
mod sum;

pub use gnugo_macros::{joseki, pattern, patterns};

pub mod engine;
pub mod game;
pub mod influence;
pub mod moves;
pub mod playout;
pub mod scoring;
pub mod unconditional;
pub mod worms;

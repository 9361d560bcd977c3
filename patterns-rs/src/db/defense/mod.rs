//! How can a string be saved? The defense database, which helps tactical reading to find rescues.
//!
//! Class `D`: for every string of ours in the pattern that can be captured, reading tells whether the move saves it
//! (spec/patterns.texi, "Attack and Defense Database"). So the constraints here only keep the reader from being asked
//! in vain: they count liberties.

use gnugo_engine::pattern::{Database, Defense};

pub mod counter;
pub mod edge;
pub mod join;
pub mod run;

/// All of them.
pub static ALL: &[&Database<Defense>] = &[&counter::COUNTER, &edge::EDGE, &join::JOIN, &run::RUN];

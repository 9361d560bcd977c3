//! How can a string be captured? The attack database, which helps tactical reading to find captures.
//!
//! Class `A`: for every string of the opponent's in the pattern, reading tells whether the move captures it
//! (spec/patterns.texi, "Attack and Defense Database"). So the constraints here only keep the reader from being asked
//! in vain: they count liberties.

use gnugo_engine::pattern::{Attack, Database};

pub mod edge;
pub mod ladder;
pub mod net;
pub mod shortage;
pub mod throw_in;

/// All of them.
pub static ALL: &[&Database<Attack>] =
    &[&edge::EDGE, &ladder::LADDER, &net::NET, &shortage::SHORTAGE, &throw_in::THROW_IN];

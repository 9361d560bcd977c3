//! Which moves threaten several things at once? The combination database, for the reading of series of threats.
//!
//! Class `c`: what a move is worth depends on what else is threatened. So the constraints only see to it that something is
//! threatened at all: strings that are short of liberties, cuts, nets.

use gnugo_engine::pattern::{Combination, Database};

pub mod ataris;
pub mod double_atari;
pub mod nets;
pub mod peeps;

/// All of them.
pub static ALL: &[&Database<Combination>] = &[&double_atari::DOUBLE_ATARI, &ataris::ATARIS, &nets::NETS, &peeps::PEEPS];

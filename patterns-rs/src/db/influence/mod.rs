//! Where do stones reach further than they seem to, and where can one invade? The influence database.
//!
//! Class `E`: the stones of `O` are worth as much as a source at `*` besides. Class `I`: `O` may invade at `*`. The value is
//! the strength of the source, that of a stone being 100. Both are matched for both players, whoever moves next.

use gnugo_engine::pattern::{Database, Influence};

pub mod invasion;
pub mod reach;

/// All of them.
pub static ALL: &[&Database<Influence>] = &[&invasion::INVASION, &reach::REACH];

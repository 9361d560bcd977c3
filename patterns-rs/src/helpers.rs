//! What do class lines ask that no constraint can? Helper functions written in Rust.
//!
//! A helper is named at the end of a class line and sees the match as a constraint does. It costs what it does.

use gnugo_engine::pattern::{Ask, Kind};

/// Whether the board has corners and sides of their own. On smaller boards one stone in the middle rules everything,
/// and what is known about corners is of little use.
pub fn on_a_large_board<K: Kind>(ask: &mut Ask<'_, K>) -> bool {
    ask.board().size() >= 11
}

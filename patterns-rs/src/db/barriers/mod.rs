//! Where does the influence of a player stop? The barrier database.
//!
//! `O` is the player who is assumed to move next everywhere. Class `D`: a wall of `O`'s, which may be loose, since `O`
//! answers whatever is tried. Class `A`: a wall of the opponent's, which must hold although `O` moves first. Influence
//! stops at `,` and loses a part at `!`. Class `B`: the stone of `O`'s on `Q` intrudes at `!`. Class `t`: the action says where
//! nobody gets territory. Walls count only while their stones live, which is no business of the patterns.

use gnugo_engine::pattern::{Barrier, Database};

pub mod edge;
pub mod intrusion;
pub mod loose;
pub mod neutral;
pub mod step;
pub mod tight;

/// All of them.
pub static ALL: &[&Database<Barrier>] =
    &[&edge::EDGE, &intrusion::INTRUSION, &loose::LOOSE, &neutral::NEUTRAL, &step::STEP, &tight::TIGHT];

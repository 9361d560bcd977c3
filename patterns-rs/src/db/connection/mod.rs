//! Which strings are connected, and where can they be cut? The connection database.
//!
//! Class `C` joins the strings of a pattern into one dragon; class `B` marks where the opponent, who plays at `*`, cuts
//! them (spec/patterns.texi, "Connections Database"). Constraints read, since being connected is a matter of reading. Classes `E`
//! and `e` correct eye spaces.

use gnugo_engine::pattern::{Connection, Database};

pub mod cut;
pub mod diagonal;
pub mod edge;
pub mod edge_cut;
pub mod eye_points;
pub mod gap;
pub mod joint;

/// All of them.
pub static ALL: &[&Database<Connection>] = &[
    &cut::CUT,
    &diagonal::DIAGONAL,
    &edge::EDGE,
    &edge_cut::EDGE_CUT,
    &eye_points::EYE_POINTS,
    &gap::GAP,
    &joint::JOINT,
];

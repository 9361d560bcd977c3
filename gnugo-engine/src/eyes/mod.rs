//! Where are eyes, how many are they, and by which moves are they made or taken?

pub mod graph;
pub mod solver;
pub mod value;

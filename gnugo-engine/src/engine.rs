//! The engine as its users see it: databases in, moves with their reasons out.

use crate::pattern::{Attack, Connection, Database, Defense, Shape};

/// The pattern databases that an engine works with. An engine without any plays by reading and territory alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct Databases {
    /// What proposes most moves.
    pub shape: &'static [&'static Database<Shape>],
    /// What helps to find captures.
    pub attack: &'static [&'static Database<Attack>],
    /// What helps to find rescues.
    pub defense: &'static [&'static Database<Defense>],
    /// What is connected, and what can be cut.
    pub connection: &'static [&'static Database<Connection>],
}

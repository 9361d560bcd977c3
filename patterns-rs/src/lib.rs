//! The pattern databases.

use gnugo_engine::engine::Databases;

/// All databases, for [`Engine::new`](gnugo_engine::engine::Engine::new).
#[must_use]
pub fn databases() -> Databases {
    Databases::default()
}

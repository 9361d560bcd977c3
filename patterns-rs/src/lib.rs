//! The pattern databases of the engine: drawings of moves that are worth looking at, and what must be true for them.
//!
//! The engine has no patterns of its own; [`databases`] is what it is given. Each type of database is a folder of
//! [`db`], each subject a file with one `patterns!` block in it. A new pattern is written into the file of its subject;
//! a new file is added to the list `ALL` of its folder.

pub mod db;
pub mod helpers;
pub mod joseki;

use gnugo_engine::engine::Databases;

/// All databases.
#[must_use]
pub fn databases() -> Databases {
    Databases {
        shape: db::shape::ALL,
        attack: db::attack::ALL,
        defense: db::defense::ALL,
        connection: db::connection::ALL,
        influence: db::influence::ALL,
        barrier: db::barriers::ALL,
        joseki: joseki::ALL,
        fuseki: db::fuseki::ALL,
        owl_attack: db::owl_attack::ALL,
        owl_defense: db::owl_defense::ALL,
        owl_vital: db::owl_vital::ALL,
        combination: db::combination::ALL,
        endgame: db::endgame::ALL,
        handicap: db::handicap::ALL,
        strengths: include_str!("strengths.txt"),
    }
}

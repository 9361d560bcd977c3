//! The tests of the databases, a file of this folder for each; of their import from GNU Go's form; and of the authors' tools.
//! `cargo test -p patterns-rs --test patterns joseki` runs those of one file, `tools::` and `import::` those of one folder.
//!
//! They are one binary, which is linked once, and whose tests run side by side on all processors.

mod combination;
mod databases;
mod endgame;
mod fuseki;
mod influence;
mod joseki;
mod owl_attack;
mod owl_defense;
mod owl_vital;
mod positions;
mod shape;
mod shape_dragons;
mod strengths;
mod support;
mod tactics;

#[path = "../import/mod.rs"]
mod import;
#[path = "../tools/mod.rs"]
mod tools;

/// Imported sources look for it at the root of their crate.
pub(crate) use import::not_asked;

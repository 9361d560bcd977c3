//! The databases: a folder for each type, a file for each subject.

pub mod attack;
pub mod barriers;
pub mod combination;
pub mod connection;
pub mod defense;
pub mod endgame;
pub mod fuseki;
pub mod handicap;
pub mod influence;
pub mod owl_attack;
pub mod owl_defense;
pub mod owl_vital;
pub mod shape;

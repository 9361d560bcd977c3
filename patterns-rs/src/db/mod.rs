//! The databases: a folder for each type, a file for each subject.

pub mod attack;
pub mod barriers;
pub mod connection;
pub mod defense;
pub mod fuseki;
pub mod handicap;
pub mod influence;
pub mod shape;

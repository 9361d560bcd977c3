//! What the importer makes of the samples. The files are written by the test.

pub(crate) mod attack;
pub(crate) mod conn;
pub(crate) mod defense;
pub(crate) mod shape;

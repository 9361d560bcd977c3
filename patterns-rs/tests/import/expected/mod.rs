//! What the importer makes of the samples. The files are written by the test.

pub(crate) mod attack;
pub(crate) mod barriers;
pub(crate) mod combination;
pub(crate) mod conn;
pub(crate) mod defense;
pub(crate) mod endgame;
pub(crate) mod fuseki;
pub(crate) mod handicap;
pub(crate) mod influence;
pub(crate) mod joseki;
pub(crate) mod owl_attack;
pub(crate) mod owl_defense;
pub(crate) mod owl_vital;
pub(crate) mod shape;

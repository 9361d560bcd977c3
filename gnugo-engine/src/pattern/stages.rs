//! At which stage of the analysis is a type of databases matched, and so what may its constraints ask for?
//!
//! Patterns of Attack and Defense are matched while strings are being read, those of Connection while they are being
//! joined, most others when everything is known. The stage decides which functions a type has: those of a later stage
//! do not compile.

use super::kind::{
    Barrier, Combination, Connection, Endgame, Fuseki, Influence, Joseki, Kind, OwlAttack, OwlDefense, OwlVital, Shape,
};

/// Types that are matched when the strings have been read and eye spaces found.
pub trait AfterWorms: Kind {}

/// Types that are matched when the dragons are known, and who is strong where.
pub trait AfterDragons: AfterWorms {}

macro_rules! stages {
    ($($kind:ty),*) => {$(
        impl AfterWorms for $kind {}
        impl AfterDragons for $kind {}
    )*};
}

impl AfterWorms for Connection {}
stages!(Shape, OwlAttack, OwlDefense, OwlVital, Influence, Barrier, Endgame, Combination, Fuseki, Joseki);

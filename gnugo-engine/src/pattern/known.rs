//! What has been found out about the position that patterns are matched in?
//!
//! Patterns are matched at several stages of the [analysis](crate::analysis): those of Attack and Defense while strings
//! are being read, those of Connection while they are being joined, most others when everything is known. The stage
//! decides which functions a type of database has ([`AfterWorms`], [`AfterDragons`]). Who matches hands on what is known;
//! what is asked for and was not handed on is worked out then and there, once for a
//! [`Surroundings`](super::Surroundings), with no databases to help.

use super::kind::{
    Barrier, Combination, Connection, Endgame, Fuseki, Influence as InfluenceKind, Joseki, Kind, OwlAttack, OwlDefense,
    OwlVital, Shape,
};
use crate::analysis::Analysis;
use crate::board::Board;
use crate::dragons::{Amalgamation, Cuts, Dragons};
use crate::engine::Databases;
use crate::eyes::{Evaluator, EyeSpaces};
use crate::influence::Influence;
use crate::reading::Reader;
use crate::worms::{WormShapes, Worms};

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
stages!(Shape, OwlAttack, OwlDefense, OwlVital, InfluenceKind, Barrier, Endgame, Combination, Fuseki, Joseki);

/// The parts of an analysis that are there already.
#[derive(Clone, Copy, Debug, Default)]
pub struct Known<'a> {
    /// What reading says of the strings.
    pub worms: Option<&'a Worms>,
    /// The shapes of the strings.
    pub shapes: Option<&'a WormShapes>,
    /// The eye spaces.
    pub eyes: Option<&'a EyeSpaces>,
    /// Where strings are cut.
    pub cuts: Option<&'a Cuts>,
    /// Which strings are joined so far.
    pub joined: Option<&'a Amalgamation>,
    /// The dragons.
    pub dragons: Option<&'a Dragons>,
    /// The influence, if Black or if White moves next everywhere.
    pub influence: Option<&'a [Influence; 2]>,
}

/// What patterns ask of: what is known, and what they had to work out themselves.
#[derive(Debug)]
pub(super) struct Lore<'a> {
    pub(super) known: Known<'a>,
    pub(super) own: &'a mut Option<Box<Analysis>>,
}

macro_rules! parts {
    ($($name:ident: $type:ty, $own:expr;)*) => {
        impl Lore<'_> {
            $(pub(super) fn $name(&mut self, board: &mut Board, reader: &mut Reader) -> &$type {
                if let Some(known) = self.known.$name {
                    return known;
                }
                let own: fn(&Analysis) -> &$type = $own;
                own(self.own(board, reader))
            })*
        }
    };
}

parts! {
    worms: Worms, |own| &own.worms;
    eyes: EyeSpaces, |own| &own.eyes;
    cuts: Cuts, |own| &own.cuts;
    joined: Amalgamation, |own| &own.joined.strings;
    dragons: Dragons, |own| &own.dragons;
    influence: [Influence; 2], |own| &own.second;
}

impl Lore<'_> {
    fn own(&mut self, board: &mut Board, reader: &mut Reader) -> &Analysis {
        let work_out = || Box::new(Analysis::new(board, reader, &mut Evaluator::default(), &Databases::default()));
        self.own.get_or_insert_with(work_out)
    }
}

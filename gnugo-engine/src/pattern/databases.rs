//! Which databases does an engine work with? Those that it is given, by what they are for.

use super::Database;
use super::kind::{
    Attack, Barrier, Combination, Connection, Defense, Endgame, Fuseki, Handicap, Influence, Joseki, OwlAttack,
    OwlDefense, OwlVital, Shape,
};

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
    /// Where stones reach further than they seem to, and where one can invade.
    pub influence: &'static [&'static Database<Influence>],
    /// Where influence stops.
    pub barrier: &'static [&'static Database<Barrier>],
    /// How play in a corner goes on.
    pub joseki: &'static [&'static Database<Joseki>],
    /// Openings of whole boards.
    pub fuseki: &'static [&'static Database<Fuseki>],
    /// How dragons are killed.
    pub owl_attack: &'static [&'static Database<OwlAttack>],
    /// How dragons live, or get away.
    pub owl_defense: &'static [&'static Database<OwlDefense>],
    /// Vital points of eye shapes.
    pub owl_vital: &'static [&'static Database<OwlVital>],
    /// Moves that threaten several things at once.
    pub combination: &'static [&'static Database<Combination>],
    /// Moves of the endgame, looked at when no other move is worth much.
    pub endgame: &'static [&'static Database<Endgame>],
    /// Where handicap stones go.
    pub handicap: &'static [&'static Database<Handicap>],
    /// How good the moves of patterns and other features of moves are, as games have taught: the text of a table for
    /// [`Strengths::parse`](super::Strengths::parse). What it does not name has no strength of its own.
    pub strengths: &'static str,
}

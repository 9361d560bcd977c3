//! What is a pattern, where does it match, and what does it say there?
//!
//! Patterns are written as drawings inside `patterns!` and compiled into the tables of this module: a [`Database`] of
//! [`Pattern`]s, each a [`Diagram`] with classes and values, a constraint and an action. The database's [`Kind`] says
//! which of them it may have, and what its constraints may [ask](Ask).
//!
//! Matching has two steps. [`Database::matches`] finds where the diagrams match, which costs some microseconds a board;
//! [`Database::accepted`] then keeps the matches that pass their class, safety and constraint, which reads.

mod accept;
mod act;
mod ask;
mod classes;
pub mod corner;
mod database;
mod databases;
mod diagram;
#[doc(hidden)]
pub mod expand;
pub mod facts;
pub mod full_board;
mod goal;
mod kind;
mod label;
pub mod matcher;
mod matching;
mod meaning;
mod plain;
mod position;
mod stages;
mod step;
mod stones;
mod strengths;
mod truth;

pub mod constants;

pub use accept::{Refusal, Verdict};
pub use act::{Act, Effect};
pub use ask::{Ask, BreakThrough, CallAnswer, Placement, Surroundings};
pub use classes::{Classes, ThreatName, ThreatValue, Value, ValueName};
pub use corner::CornerMatcher;
pub use database::{Database, Live, Match};
pub use databases::Databases;
pub use diagram::{Diagram, Edges, Element, Symbol, Symmetry};
pub use facts::{Known, Missing};
pub use full_board::FullBoardMatcher;
pub use kind::{Attack, Barrier, Combination, Connection, Defense, Endgame, Extent, Fuseki, Goal, Handicap, Influence};
pub use kind::{Joseki, Kind, Owl, OwlAttack, OwlDefense, OwlVital, Shape};
pub use label::{Anything, EmptyPoint, EnemyOrEmpty, EnemyStone, Label, OnBoard, OnEmpty, OnStone, OwnOrEmpty};
pub use label::{OwnStone, TheMove};
pub use matcher::{LiveMatches, Matcher, RawMatch};
pub use meaning::{JosekiMove, Meaning, Meanings};
pub use plain::plain_matches;
pub use position::Position;
pub use stages::{AfterDragons, AfterWorms};
pub(crate) use stones::Stones;
pub use strengths::{BadStrength, Strengths};
pub use truth::{Amount, Number, Truth};

/// A function that a class line names: decides in Rust what a constraint cannot say.
pub type Helper<K> = fn(&mut Ask<'_, K>) -> bool;
/// A compiled constraint.
pub type Constraint<K> = fn(&mut Ask<'_, K>) -> bool;
/// A compiled action.
pub type Action<K> = fn(&mut Act<'_, '_, K>);

/// One pattern of a database, as the pattern compiler writes it.
pub struct Pattern<K: Kind> {
    /// Its name, which never changes once given.
    pub name: &'static str,
    /// What it is for: its doc comment.
    pub doc: &'static str,
    /// The file that it is written in.
    pub file: &'static str,
    /// The line of its name, from 1.
    pub line: u32,
    /// What is drawn.
    pub diagram: Diagram,
    /// The letters of its class line.
    pub classes: Classes,
    /// The values of its class line.
    pub values: &'static [Value],
    /// The values of its class line that are about a label.
    pub threats: &'static [ThreatValue],
    /// The labels of its labelled diagram.
    pub labels: &'static [Label],
    /// The function that its class line names.
    pub helper: Option<Helper<K>>,
    /// Its `;` lines.
    pub constraint: Option<Constraint<K>>,
    /// Its `>` lines.
    pub action: Option<Action<K>>,
    /// The text of its `;` lines.
    pub constraint_text: &'static str,
    /// The text of its `>` lines.
    pub action_text: &'static str,
    /// The boards beside it that show where it is accepted, and where it is refused.
    pub positions: &'static [Position],
    /// The same number for the same pattern in any orientation, under any names of its labels.
    pub fingerprint: u64,
}

impl<K: Kind> std::fmt::Debug for Pattern<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} pattern {} ({}:{})", K::NAME, self.name, self.file, self.line)
    }
}

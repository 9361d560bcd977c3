//! What may a pattern of a type of database say? The rule book: one table entry for each type.
//!
//! A new type of database is an entry of [`TYPES`] here and a marker type in the engine; symbols, classes, values and
//! the part of the board that its patterns stand for are data, and no check knows a type by name. (spec/patterns.texi:
//! "Pattern Attributes", "Attack and Defense Database", "The Connections Database".)

mod classes;
mod engine;
pub mod functions;
pub mod lints;
mod signature;
mod tables;
mod terms;

pub use engine::FUNCTIONS;
pub use signature::{Answer, Function, Parameter, Role, Takes, constant, constants};
pub use tables::{TYPES, UNKNOWN};
pub use terms::{Argument, Class, DatabaseType, Effect, Extent, Needs, States, Symbol, Value};

impl DatabaseType {
    /// The type with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        TYPES.iter().find(|kind| kind.name == name)
    }

    /// The symbol for a character of a diagram, if it is one here.
    #[must_use]
    pub fn symbol(&self, letter: char) -> Option<&'static Symbol> {
        self.all_symbols().find(|symbol| symbol.letter == letter)
    }

    /// All symbols of its diagrams, those for the edge left out.
    pub fn all_symbols(&self) -> impl Iterator<Item = &'static Symbol> {
        // The corner matcher counts stones, and knows nothing that may be one or not.
        let is_definite = |symbol: &&Symbol| symbol.states.is_stone() || symbol.states == States::EMPTY;
        let corner = self.extent == Extent::Corner;
        tables::SYMBOLS.iter().filter(move |symbol| !corner || is_definite(symbol)).chain(self.symbols)
    }

    /// The class with this letter, if it is one here.
    #[must_use]
    pub fn class(&self, letter: char) -> Option<Class> {
        self.classes.iter().copied().find(|class| class.letter == letter)
    }

    /// The value with this name, if it is one here.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&'static Value> {
        self.values.iter().find(|value| value.name == name)
    }

    /// Whether a letter may be a label: any ASCII letter that is no symbol, except `OoXxt` (spec, "Autohelpers and
    /// Constraints").
    #[must_use]
    pub fn may_label(&self, letter: char) -> bool {
        letter.is_ascii_alphabetic() && !"OoXxt".contains(letter) && self.symbol(letter).is_none()
    }
}

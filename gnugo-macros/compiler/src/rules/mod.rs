//! What may a pattern of a type of database say? The rule book: one table entry for each type.
//!
//! A new type of database is an entry of [`TYPES`] here and a marker type in the engine; symbols, classes, values and
//! the part of the board that its patterns stand for are data, and no check knows a type by name. (spec/patterns.texi:
//! "Pattern Attributes", "Attack and Defense Database", "The Connections Database".)
//!
//! The terms of the rules and the tables are files of their own; what is looked up in the tables is looked up here.

mod classes;
mod engine;
pub mod functions;
pub mod lints;
mod signature;
mod tables;
mod terms;

pub use engine::FUNCTIONS;
pub use signature::{Answer, Function, Parameter, Role, Takes};
pub(crate) use tables::TREES;
pub use tables::{MOST, TYPES, UNKNOWN};
pub use terms::{Argument, Class, DatabaseType, Effect, Extent, Needs, States, Symbol, Value};

use engine::{CONSTANTS, STAGES};

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

impl Function {
    /// The function with this name, in a constraint or in an action.
    #[must_use]
    pub fn named(name: &str, role: Role) -> Option<&'static Self> {
        FUNCTIONS.iter().find(|function| function.role == role && function.name == name)
    }

    /// The names of the functions that a type of database has in constraints, or in actions. What can be asked can be
    /// asked in actions too, but does nothing there.
    pub fn names(role: Role, kind: &str) -> impl Iterator<Item = &'static str> {
        let has = move |function: &&Self| function.role == role && function.is_in(kind);
        FUNCTIONS.iter().filter(has).map(|function| function.name)
    }

    /// Whether a type of database has it.
    #[must_use]
    pub fn is_in(&self, kind: &str) -> bool {
        self.stage == kind || self.types().is_none_or(|types| types.contains(&kind))
    }

    /// The types of databases that have it; none if all have.
    #[must_use]
    pub fn types(&self) -> Option<&'static [&'static str]> {
        STAGES.iter().find(|(stage, _)| *stage == self.stage).map(|(_, types)| *types)
    }
}

/// What a word in capitals stands for, if it is one of the language's.
#[must_use]
pub fn constant(name: &str) -> Option<Answer> {
    CONSTANTS.iter().find(|(constant, _, _)| *constant == name).map(|&(_, answer, _)| answer)
}

/// The words in capitals that an answer is compared with.
pub fn constants_of(answer: Answer) -> impl Iterator<Item = &'static str> {
    CONSTANTS.iter().filter(move |(_, of, _)| *of == answer).map(|(name, _, _)| *name)
}

/// The words in capitals.
pub fn constants() -> impl Iterator<Item = &'static str> {
    CONSTANTS.iter().map(|(name, _, _)| *name)
}

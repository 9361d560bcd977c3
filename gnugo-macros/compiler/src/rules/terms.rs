//! In which terms are the rules stated? Symbols, classes and values, and what each of them says.

/// The rules of a type of database.
#[derive(Debug)]
pub struct DatabaseType {
    /// Its name, as in `pub static NAME: Defense;`, and the engine's marker type.
    pub name: &'static str,
    /// What its patterns are for, in a few words.
    pub purpose: &'static str,
    /// The symbols that its diagrams may have besides those that every diagram may have.
    pub symbols: &'static [Symbol],
    /// The classes that its patterns may have.
    pub classes: &'static [Class],
    /// The values that its patterns may have.
    pub values: &'static [Value],
    /// Whether each of its patterns proposes a move. Otherwise a pattern may also stand for what is there already.
    pub needs_move: bool,
    /// Which part of the board its patterns may be.
    pub extent: Extent,
}

/// Which part of the board the patterns of a type are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Any; at most one edge in each direction.
    Anywhere,
    /// A corner, for the corner matcher: two edges that meet, and only `O`, `X`, `.` and `*` (spec, "Corner Matcher").
    Corner,
    /// Any, up to a board of a certain size as a whole: opposite edges are allowed.
    WholeBoard,
}

/// A symbol of a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// The character.
    pub letter: char,
    /// What may be at a point that shows it.
    pub states: States,
    /// The engine's type for a label on such a point.
    pub label: &'static str,
    /// What a label on such a point is on, for error messages.
    pub noun: &'static str,
}

/// What may be at a point: a set of empty, own stone, opponent's stone, off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct States(pub u8);

impl States {
    /// An empty point.
    pub const EMPTY: Self = Self(1);
    /// A stone of the player to move.
    pub const OWN: Self = Self(2);
    /// A stone of the opponent.
    pub const ENEMY: Self = Self(4);
    /// No point at all.
    pub const OFF: Self = Self(8);
    /// Any point of the board.
    pub const ON_BOARD: Self = Self(1 | 2 | 4);
    /// Nothing is known.
    pub const ANY: Self = Self(15);

    /// One of either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether all of these are among the others.
    #[must_use]
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether one of these is among the others.
    #[must_use]
    pub const fn meets(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Whether certainly a stone is there.
    #[must_use]
    pub const fn is_stone(self) -> bool {
        matches!(self, Self::OWN | Self::ENEMY)
    }
}

/// A letter of the class line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    /// The letter.
    pub letter: char,
    /// What it does to a match.
    pub effect: Effect,
    /// What it acts on.
    pub needs: Needs,
    /// What it means, in a sentence for authors.
    pub meaning: &'static str,
}

/// What a class acts on: without it, the class says nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Anything.
    Nothing,
    /// A point that is drawn as one of these.
    Symbols(&'static str),
}

/// What a class does to a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The match may be refused because of it.
    Restricts,
    /// A match is accepted that would be refused without it.
    Permits,
    /// It says what an accepted match is good for.
    Acts,
}

/// A value of the class line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// As it is written.
    pub name: &'static str,
    /// The engine's `ValueName`, or `ThreatName` if a label is its argument; two spellings of one value have the same.
    pub variant: &'static str,
    /// What stands in its parentheses.
    pub argument: Argument,
    /// What it means, in a sentence for authors.
    pub meaning: &'static str,
}

/// What stands in the parentheses of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A number.
    Amount {
        /// Whether it may be less than zero.
        negative: bool,
    },
    /// The label of a stone.
    Stone,
    /// A label.
    Point,
}

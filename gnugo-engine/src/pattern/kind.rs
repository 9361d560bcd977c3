//! The types of databases. Each is a rule book: what its patterns may say, and what is made of their matches.
//!
//! The pattern compiler has the same list, with the symbols, classes and values that it accepts for each.

use super::meaning::{Meaning, Meanings, general, letters};
use super::{Classes, Symbol};

/// A type of database.
pub trait Kind: Sized + 'static {
    /// Its name, as in `pub static NAME: Defense;`.
    const NAME: &'static str;
    /// Whether a move that could be captured right away is refused unless the pattern has class `s`.
    const CHECKS_SAFETY: bool;
    /// Whether the opponent plays the move of its patterns: he does where they show what he can cut, so the move must be
    /// legal and safe for him.
    const OPPONENT_MOVES: bool = false;
    /// Which part of the board its patterns are, and so which matcher finds them.
    const EXTENT: Extent = Extent::Anywhere;
    /// What of a match must belong to the goal of whoever reads.
    const GOAL: Goal = Goal::None;

    /// What the classes of a pattern say of its matches.
    #[must_use]
    fn meanings(classes: Classes) -> Meanings {
        general(classes)
    }
}

/// Which part of the board the patterns of a type are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Any part, for the [matcher](super::Matcher) of all drawings at once.
    Anywhere,
    /// A corner without anything vague, for the [corner matcher](super::CornerMatcher).
    Corner,
    /// Whole boards or parts, for the [full-board matcher](super::FullBoardMatcher).
    WholeBoard,
}

/// Types that are matched by life-and-death reading, for the dragon that it is about.
pub trait Owl: Kind {}

/// What of a match must belong to the goal of whoever reads: at least one of these points has one of its stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Nothing: there is no goal.
    None,
    /// A point drawn as `O` or `o`.
    Own,
    /// A point drawn as `X` or `x`.
    Enemy,
}

impl Goal {
    /// Whether a point with this symbol is one that may belong to the goal.
    #[must_use]
    pub const fn is_at(self, symbol: Symbol) -> bool {
        match self {
            Self::None => false,
            Self::Own => matches!(symbol, Symbol::Own | Symbol::OwnAnchor | Symbol::OwnOrEmpty),
            Self::Enemy => matches!(symbol, Symbol::Enemy | Symbol::EnemyAnchor | Symbol::EnemyOrEmpty),
        }
    }
}

/// Moves that make good shape, extend, cut, connect, block: what proposes most moves of a game.
#[derive(Clone, Copy, Debug)]
pub enum Shape {}

/// Moves that capture a string of the opponent (class `A`), to help tactical reading.
#[derive(Clone, Copy, Debug)]
pub enum Attack {}

/// Moves that save a string of ours (class `D`), to help tactical reading.
#[derive(Clone, Copy, Debug)]
pub enum Defense {}

/// Where strings are connected (class `C`), and where they can be cut (class `B`).
#[derive(Clone, Copy, Debug)]
pub enum Connection {}

/// Moves that take eyes from a dragon of the opponent's, or its way out.
#[derive(Clone, Copy, Debug)]
pub enum OwlAttack {}

/// Moves that give a dragon of ours eyes, or a way out.
#[derive(Clone, Copy, Debug)]
pub enum OwlDefense {}

/// Vital points of eye shapes: `*` kills, and a move at `!` would have saved.
#[derive(Clone, Copy, Debug)]
pub enum OwlVital {}

/// Where stones reach further than they seem to (class `E`), and where an invasion is possible (class `I`).
#[derive(Clone, Copy, Debug)]
pub enum Influence {}

/// Where the influence of a player stops: at `,`, and weakened at `!`.
#[derive(Clone, Copy, Debug)]
pub enum Barrier {}

/// Moves of the endgame.
#[derive(Clone, Copy, Debug)]
pub enum Endgame {}

/// Moves that threaten several things at once, for the reading of combinations.
#[derive(Clone, Copy, Debug)]
pub enum Combination {}

/// Opening moves on a whole board, or in a part of one.
#[derive(Clone, Copy, Debug)]
pub enum Fuseki {}

/// Where handicap stones are placed: `*` is the next one, and `!` are those that go with it.
#[derive(Clone, Copy, Debug)]
pub enum Handicap {}

/// Moves of joseki: sequences in a corner that are known to be good for both sides, and some that are not.
#[derive(Clone, Copy, Debug)]
pub enum Joseki {}

impl Kind for Shape {
    const NAME: &'static str = "Shape";
    const CHECKS_SAFETY: bool = true;
}

impl Kind for Attack {
    const NAME: &'static str = "Attack";
    const CHECKS_SAFETY: bool = false;

    fn meanings(classes: Classes) -> Meanings {
        letters(classes, &[('A', Meaning::MayCapture)])
    }
}

impl Kind for Defense {
    const NAME: &'static str = "Defense";
    const CHECKS_SAFETY: bool = false;

    fn meanings(classes: Classes) -> Meanings {
        letters(classes, &[('D', Meaning::MaySave)])
    }
}

impl Kind for Connection {
    const NAME: &'static str = "Connection";
    const CHECKS_SAFETY: bool = true;
    const OPPONENT_MOVES: bool = true;

    fn meanings(classes: Classes) -> Meanings {
        letters(
            classes,
            &[
                ('C', Meaning::IsConnected),
                ('B', Meaning::CanBeCut),
                ('E', Meaning::CorrectsEyesFirst),
                ('e', Meaning::CorrectsEyes),
            ],
        )
    }
}

impl Kind for OwlAttack {
    const NAME: &'static str = "OwlAttack";
    const CHECKS_SAFETY: bool = true;
    const GOAL: Goal = Goal::Enemy;

    fn meanings(classes: Classes) -> Meanings {
        letters(
            classes,
            &[
                ('C', Meaning::Connects),
                ('B', Meaning::Cuts),
                ('E', Meaning::Influence),
                ('b', Meaning::Blocks),
                ('c', Meaning::Combines),
            ],
        )
    }
}

impl Kind for OwlDefense {
    const NAME: &'static str = "OwlDefense";
    const CHECKS_SAFETY: bool = true;
    const GOAL: Goal = Goal::Own;

    fn meanings(classes: Classes) -> Meanings {
        letters(
            classes,
            &[
                ('B', Meaning::Apart),
                ('b', Meaning::PerhapsApart),
                ('a', Meaning::ConnectsAll),
                ('E', Meaning::Influence),
                ('c', Meaning::Combines),
            ],
        )
    }
}

impl Kind for OwlVital {
    const NAME: &'static str = "OwlVital";
    const CHECKS_SAFETY: bool = true;
}

impl Kind for Influence {
    const NAME: &'static str = "Influence";
    const CHECKS_SAFETY: bool = true;

    fn meanings(classes: Classes) -> Meanings {
        letters(classes, &[('E', Meaning::Enhances), ('I', Meaning::Invades), ('e', Meaning::Territory)])
    }
}

impl Kind for Barrier {
    const NAME: &'static str = "Barrier";
    const CHECKS_SAFETY: bool = true;

    fn meanings(classes: Classes) -> Meanings {
        letters(
            classes,
            &[
                ('A', Meaning::StopsOurs),
                ('D', Meaning::StopsTheirs),
                ('B', Meaning::Intrudes),
                ('t', Meaning::NoTerritory),
            ],
        )
    }
}

impl Kind for Endgame {
    const NAME: &'static str = "Endgame";
    const CHECKS_SAFETY: bool = true;
}

impl Kind for Combination {
    const NAME: &'static str = "Combination";
    const CHECKS_SAFETY: bool = true;

    fn meanings(classes: Classes) -> Meanings {
        letters(classes, &[('c', Meaning::Conditional)])
    }
}

impl Kind for Fuseki {
    const NAME: &'static str = "Fuseki";
    const CHECKS_SAFETY: bool = true;
    const EXTENT: Extent = Extent::WholeBoard;
}

impl Kind for Handicap {
    const NAME: &'static str = "Handicap";
    const CHECKS_SAFETY: bool = false;
    const EXTENT: Extent = Extent::WholeBoard;
}

impl Kind for Joseki {
    const NAME: &'static str = "Joseki";
    const CHECKS_SAFETY: bool = true;
    const EXTENT: Extent = Extent::Corner;
}

impl Owl for OwlAttack {}
impl Owl for OwlDefense {}
impl Owl for OwlVital {}

//! The tables of the rule book: the types, in the order in which messages list them.
//!
//! What each type has is that of GNU Go's database of the same use; the meanings are the engine's
//! (`gnugo_engine::pattern::Kind`), and told to authors in docs/pattern-language.md.

use super::classes;
use super::terms::{Argument, DatabaseType, Extent, States, Symbol, Value};

/// The types of databases.
pub static TYPES: &[DatabaseType] = &[
    DatabaseType {
        purpose: "good shape, extensions, cuts, connections, blocks: most moves of a game",
        classes: classes::SHAPE,
        values: GENERAL,
        ..plain("Shape")
    },
    DatabaseType { purpose: "moves that capture a string of theirs", classes: classes::ATTACK, ..plain("Attack") },
    DatabaseType { purpose: "moves that save a string of ours", classes: classes::DEFENSE, ..plain("Defense") },
    DatabaseType {
        purpose: "where strings are connected, and where they can be cut",
        symbols: &[INHIBITED],
        classes: classes::CONNECTION,
        needs_move: false,
        ..plain("Connection")
    },
    DatabaseType {
        purpose: "moves that take eyes from a dragon of theirs, or its way out",
        symbols: &[ENEMY_ANCHOR],
        classes: classes::OWL_ATTACK,
        values: OWL_ATTACK,
        ..plain("OwlAttack")
    },
    DatabaseType {
        purpose: "moves that give a dragon of ours eyes, or a way out",
        classes: classes::OWL_DEFENSE,
        values: OWL_DEFENSE,
        ..plain("OwlDefense")
    },
    DatabaseType {
        purpose: "vital points of eye shapes",
        symbols: &[DEFENSE_POINT],
        classes: classes::VITAL,
        values: VALUE,
        ..plain("OwlVital")
    },
    DatabaseType {
        purpose: "where stones reach further, and invasions",
        classes: classes::INFLUENCES,
        values: VALUE,
        ..plain("Influence")
    },
    DatabaseType {
        purpose: "where influence stops",
        symbols: &[STOP, WEAKENED, OWN_ANCHOR],
        classes: classes::BARRIER,
        values: VALUE,
        needs_move: false,
        ..plain("Barrier")
    },
    DatabaseType { purpose: "moves of the endgame", classes: classes::ENDGAME, values: ENDGAME, ..plain("Endgame") },
    DatabaseType {
        purpose: "moves that threaten several things",
        classes: classes::COMBINATION,
        ..plain("Combination")
    },
    DatabaseType {
        purpose: "opening moves",
        classes: classes::FUSEKI,
        values: FUSEKI,
        extent: Extent::WholeBoard,
        ..plain("Fuseki")
    },
    DatabaseType {
        purpose: "handicap stones",
        symbols: &[FURTHER],
        values: VALUE,
        extent: Extent::WholeBoard,
        ..plain("Handicap")
    },
    joseki(),
];

/// The type that is made of trees of moves, which begin in a corner.
pub(crate) static TREES: DatabaseType = joseki();

const fn joseki() -> DatabaseType {
    DatabaseType {
        purpose: "joseki moves",
        classes: classes::JOSEKI,
        values: JOSEKI,
        extent: Extent::Corner,
        ..plain("Joseki")
    }
}

/// Stands in for a type that does not exist, so that its name is the only error: whatever some type allows is allowed.
pub static UNKNOWN: DatabaseType = DatabaseType {
    symbols: &[INHIBITED, STOP, OWN_ANCHOR, ENEMY_ANCHOR],
    values: GENERAL,
    needs_move: false,
    extent: Extent::WholeBoard,
    ..plain("")
};

/// A type with the symbols of every diagram only, no classes and no values, whose patterns all have a move.
const fn plain(name: &'static str) -> DatabaseType {
    DatabaseType {
        name,
        purpose: "",
        symbols: &[],
        classes: &[],
        values: &[],
        needs_move: true,
        extent: Extent::Anywhere,
    }
}

/// The symbols of every diagram.
pub(super) static SYMBOLS: &[Symbol] = &[
    symbol('O', States::OWN, "OwnStone", "a stone of ours"),
    symbol('o', States::OWN.or(States::EMPTY), "OwnOrEmpty", "a stone of ours or an empty point"),
    symbol('X', States::ENEMY, "EnemyStone", "a stone of the opponent's"),
    symbol('x', States::ENEMY.or(States::EMPTY), "EnemyOrEmpty", "a stone of the opponent's or an empty point"),
    symbol('.', States::EMPTY, "EmptyPoint", "an empty point"),
    symbol('?', States::ON_BOARD, "Anything", "a point that may be anything"),
    symbol('*', States::EMPTY, "TheMove", "the move"),
];

/// A point of a connection where the opponent could push through.
const INHIBITED: Symbol = symbol('!', States::EMPTY, "EmptyPoint", "an empty point");
/// The move that answers an attack on a vital point.
const DEFENSE_POINT: Symbol = INHIBITED;
/// A point where influence is weakened.
const WEAKENED: Symbol = INHIBITED;
/// A point for a further handicap stone.
const FURTHER: Symbol = INHIBITED;
/// A point where influence stops.
const STOP: Symbol = symbol(',', States::EMPTY, "EmptyPoint", "an empty point");
/// A stone of ours by which the pattern is placed.
const OWN_ANCHOR: Symbol = symbol('Q', States::OWN, "OwnStone", "a stone of ours");
/// A stone of the opponent's by which the pattern is placed.
const ENEMY_ANCHOR: Symbol = symbol('Y', States::ENEMY, "EnemyStone", "a stone of the opponent's");

/// No value is further from zero than this. A whole board of nineteen lines, with as many prisoners, makes 722 points, and
/// weights by which openings are counted stay below it too: what is beyond it is a slip of the keyboard.
pub const MOST: f32 = 10_000.0;

const SHAPE: Value = Value {
    name: "shape",
    variant: "Shape",
    // Good shape is positive and bad shape negative (spec, "Tuning"); nothing else is less than zero.
    argument: Argument::Amount { negative: true },
    meaning: "is added to the value of the move's shape",
};
const BEST: Value = amount("value", "MinValue", "the move is worth this at least");
const MIN_VALUE: Value = amount("minvalue", "MinValue", "the same");
const MAX_VALUE: Value = amount("maxvalue", "MaxValue", "the move is worth this at most");
const TERRITORY: Value = amount("terri", "MinTerritory", "its territorial value is this at least");
const MIN_TERRITORY: Value = amount("minterri", "MinTerritory", "the same");
const MAX_TERRITORY: Value = amount("maxterri", "MaxTerritory", "its territorial value is this at most");
const FOLLOWUP: Value = amount("followup", "Followup", "what a second move here would be worth");
const FOLLOWUP_VALUE: Value = amount("followup_value", "Followup", "the same");
const REVERSE_FOLLOWUP: Value =
    amount("reverse_followup", "ReverseFollowup", "what a second move of the opponent's here would have been worth");
const CAPTURE: Value = threat(
    "threatens_to_capture",
    "Capture",
    Argument::Stone,
    "a second move would capture the string at the label, which is a stone",
);
const EYE: Value =
    threat("threatens_eye", "Eye", Argument::Point, "a second move would take, or make, the eye at the label");
const REVERSE_SENTE: Value =
    threat("reverse_sente", "ReverseSente", Argument::Point, "a move of theirs at the label would threaten us");

/// Every value that has an amount.
const GENERAL: &[Value] = &[
    SHAPE,
    BEST,
    MIN_VALUE,
    MAX_VALUE,
    TERRITORY,
    MIN_TERRITORY,
    MAX_TERRITORY,
    FOLLOWUP,
    FOLLOWUP_VALUE,
    REVERSE_FOLLOWUP,
];

/// Endgame moves are worth territory and what follows from them, and make no shape.
const ENDGAME: &[Value] = GENERAL.split_at(1).1;

const FUSEKI: &[Value] = &[SHAPE, BEST, MIN_VALUE, MAX_VALUE];

/// Bounds of the value come with the classes (spec, "Corner Matcher").
const JOSEKI: &[Value] = &[SHAPE, FOLLOWUP, FOLLOWUP_VALUE, REVERSE_FOLLOWUP];

/// How promising a move is to the reader or the analysis that matches it.
const VALUE: &[Value] = &[BEST];

const OWL_ATTACK: &[Value] = &[BEST, CAPTURE, EYE];

const OWL_DEFENSE: &[Value] = &[BEST, CAPTURE, EYE, REVERSE_SENTE];

const fn symbol(letter: char, states: States, label: &'static str, noun: &'static str) -> Symbol {
    Symbol { letter, states, label, noun }
}

const fn amount(name: &'static str, variant: &'static str, meaning: &'static str) -> Value {
    Value { name, variant, argument: Argument::Amount { negative: false }, meaning }
}

const fn threat(name: &'static str, variant: &'static str, argument: Argument, meaning: &'static str) -> Value {
    Value { name, variant, argument, meaning }
}

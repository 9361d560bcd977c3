//! The tables of the rule book: the types, in the order in which messages list them.
//!
//! What each type has is that of GNU Go's database of the same use; the meanings are the engine's
//! (`gnugo_engine::pattern::Kind`), and told to authors in docs/pattern-language.md.

use super::classes::{self, acts, permits};
use super::{Argument, DatabaseType, Extent, States, Symbol, Value};

/// The types of databases.
pub static TYPES: &[DatabaseType] = &[
    DatabaseType { classes: classes::SHAPE, values: GENERAL, ..plain("Shape") },
    DatabaseType { classes: &[acts('A')], ..plain("Attack") },
    DatabaseType { classes: &[acts('D')], ..plain("Defense") },
    DatabaseType {
        symbols: &[INHIBITED],
        classes: &[acts('B'), acts('C'), acts('e'), acts('E'), permits('s')],
        needs_move: false,
        ..plain("Connection")
    },
    DatabaseType { symbols: &[ENEMY_ANCHOR], classes: classes::OWL_ATTACK, values: OWL_ATTACK, ..plain("OwlAttack") },
    DatabaseType { classes: classes::OWL_DEFENSE, values: OWL_DEFENSE, ..plain("OwlDefense") },
    DatabaseType { symbols: &[DEFENSE_POINT], classes: &[permits('s')], values: VALUE, ..plain("OwlVital") },
    DatabaseType { classes: &[acts('E'), acts('I'), permits('s'), acts('e')], values: VALUE, ..plain("Influence") },
    DatabaseType {
        symbols: &[STOP, WEAKENED, OWN_ANCHOR],
        classes: classes::BARRIER,
        values: VALUE,
        needs_move: false,
        ..plain("Barrier")
    },
    DatabaseType { classes: classes::ENDGAME, values: ENDGAME, ..plain("Endgame") },
    DatabaseType { classes: &[acts('c'), permits('s')], ..plain("Combination") },
    DatabaseType { classes: classes::FUSEKI, values: FUSEKI, extent: Extent::WholeBoard, ..plain("Fuseki") },
    DatabaseType { symbols: &[FURTHER], values: VALUE, extent: Extent::WholeBoard, ..plain("Handicap") },
    DatabaseType { classes: classes::JOSEKI, values: JOSEKI, extent: Extent::Corner, ..plain("Joseki") },
];

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
    DatabaseType { name, symbols: &[], classes: &[], values: &[], needs_move: true, extent: Extent::Anywhere }
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

/// Every value that has an amount. Good shape is positive and bad shape negative (spec, "Tuning"); nothing else is less
/// than zero.
const GENERAL: &[Value] = &[
    SHAPE,
    amount("value", "MinValue"),
    amount("minvalue", "MinValue"),
    amount("maxvalue", "MaxValue"),
    amount("terri", "MinTerritory"),
    amount("minterri", "MinTerritory"),
    amount("maxterri", "MaxTerritory"),
    amount("followup", "Followup"),
    amount("followup_value", "Followup"),
    amount("reverse_followup", "ReverseFollowup"),
];

/// Endgame moves are worth territory and what follows from them, and make no shape.
const ENDGAME: &[Value] = &[
    amount("value", "MinValue"),
    amount("minvalue", "MinValue"),
    amount("maxvalue", "MaxValue"),
    amount("terri", "MinTerritory"),
    amount("minterri", "MinTerritory"),
    amount("maxterri", "MaxTerritory"),
    amount("followup", "Followup"),
    amount("followup_value", "Followup"),
    amount("reverse_followup", "ReverseFollowup"),
];

const FUSEKI: &[Value] =
    &[SHAPE, amount("value", "MinValue"), amount("minvalue", "MinValue"), amount("maxvalue", "MaxValue")];

/// Bounds of the value come with the classes (spec, "Corner Matcher").
const JOSEKI: &[Value] = &[
    SHAPE,
    amount("followup", "Followup"),
    amount("followup_value", "Followup"),
    amount("reverse_followup", "ReverseFollowup"),
];

/// How promising a move is to the reader or the analysis that matches it.
const VALUE: &[Value] = &[amount("value", "MinValue")];

const OWL_ATTACK: &[Value] = &[
    amount("value", "MinValue"),
    threat("threatens_to_capture", "Capture", Argument::Stone),
    threat("threatens_eye", "Eye", Argument::Point),
];

const OWL_DEFENSE: &[Value] = &[
    amount("value", "MinValue"),
    threat("threatens_to_capture", "Capture", Argument::Stone),
    threat("threatens_eye", "Eye", Argument::Point),
    threat("reverse_sente", "ReverseSente", Argument::Point),
];

const SHAPE: Value = Value { name: "shape", variant: "Shape", argument: Argument::Amount { negative: true } };

const fn symbol(letter: char, states: States, label: &'static str, noun: &'static str) -> Symbol {
    Symbol { letter, states, label, noun }
}

const fn amount(name: &'static str, variant: &'static str) -> Value {
    Value { name, variant, argument: Argument::Amount { negative: false } }
}

const fn threat(name: &'static str, variant: &'static str, argument: Argument) -> Value {
    Value { name, variant, argument }
}

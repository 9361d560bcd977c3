//! The tables of the rule book.

use super::{Class, DatabaseType, Effect, Extent, States, Symbol, Value};

/// The types of databases.
pub static TYPES: &[DatabaseType] = &[
    DatabaseType {
        name: "Shape",
        symbols: &[],
        classes: SHAPE_CLASSES,
        values: SHAPE_VALUES,
        needs_move: true,
        extent: Extent::Anywhere,
    },
    DatabaseType {
        name: "Attack",
        symbols: &[],
        classes: &[acts('A')],
        values: &[],
        needs_move: true,
        extent: Extent::Anywhere,
    },
    DatabaseType {
        name: "Defense",
        symbols: &[],
        classes: &[acts('D')],
        values: &[],
        needs_move: true,
        extent: Extent::Anywhere,
    },
    DatabaseType {
        name: "Connection",
        symbols: &[INHIBITED],
        classes: &[acts('B'), acts('C'), acts('e'), acts('E'), permits('s')],
        values: &[],
        needs_move: false,
        extent: Extent::Anywhere,
    },
    DatabaseType {
        name: "Fuseki",
        symbols: &[],
        classes: SHAPE_CLASSES,
        values: SHAPE_VALUES,
        needs_move: true,
        extent: Extent::WholeBoard,
    },
    DatabaseType {
        name: "Handicap",
        symbols: &[FURTHER],
        classes: &[],
        values: &[amount("value", "MinValue"), amount("minvalue", "MinValue")],
        needs_move: true,
        extent: Extent::WholeBoard,
    },
    DatabaseType {
        name: "Joseki",
        symbols: &[],
        classes: JOSEKI_CLASSES,
        values: JOSEKI_VALUES,
        needs_move: true,
        extent: Extent::Corner,
    },
];

/// Stands in for a type that does not exist, so that its name is the only error: whatever some type allows is allowed.
pub static UNKNOWN: DatabaseType = DatabaseType {
    name: "",
    symbols: &[INHIBITED],
    classes: &[],
    values: SHAPE_VALUES,
    needs_move: false,
    extent: Extent::WholeBoard,
};

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

/// A point where a further handicap stone goes.
const FURTHER: Symbol = symbol('!', States::EMPTY, "EmptyPoint", "a point for a further handicap stone");

const SHAPE_CLASSES: &[Class] = &[
    permits('s'),
    restricts('n'),
    restricts('O'),
    restricts('o'),
    restricts('X'),
    restricts('x'),
    acts('C'),
    acts('c'),
    acts('B'),
    acts('E'),
    acts('e'),
    acts('a'),
    acts('d'),
    acts('J'),
    acts('j'),
    acts('t'),
    acts('U'),
    acts('F'),
    acts('I'),
    acts('W'),
];

/// Those of shapes, trick moves (`T`), and moves never to be played (`N`).
const JOSEKI_CLASSES: &[Class] = &[
    permits('s'),
    restricts('n'),
    restricts('O'),
    restricts('o'),
    restricts('X'),
    restricts('x'),
    acts('C'),
    acts('c'),
    acts('B'),
    acts('E'),
    acts('e'),
    acts('a'),
    acts('d'),
    acts('J'),
    acts('j'),
    acts('t'),
    acts('U'),
    acts('F'),
    acts('T'),
    acts('N'),
];

/// Good shape is positive and bad shape negative (spec, "Tuning"); nothing else is less than zero.
const SHAPE_VALUES: &[Value] = &[
    Value { name: "shape", variant: "Shape", negative: true },
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

/// What the corner matcher's databases use: bounds of the value come with their classes (spec, "Corner Matcher").
const JOSEKI_VALUES: &[Value] = &[
    Value { name: "shape", variant: "Shape", negative: true },
    amount("followup", "Followup"),
    amount("followup_value", "Followup"),
    amount("reverse_followup", "ReverseFollowup"),
];

const fn symbol(letter: char, states: States, label: &'static str, noun: &'static str) -> Symbol {
    Symbol { letter, states, label, noun }
}

const fn restricts(letter: char) -> Class {
    Class { letter, effect: Effect::Restricts }
}

const fn permits(letter: char) -> Class {
    Class { letter, effect: Effect::Permits }
}

const fn acts(letter: char) -> Class {
    Class { letter, effect: Effect::Acts }
}

const fn amount(name: &'static str, variant: &'static str) -> Value {
    Value { name, variant, negative: false }
}

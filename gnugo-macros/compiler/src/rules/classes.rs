//! The classes of each type of database. (spec/patterns.texi, "Pattern Attributes".)

use super::{Class, Effect};

pub(super) const SHAPE: &[Class] = &[
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

/// Those of shapes without invasions and threats, but with trick moves (`T`) and moves never to be played (`N`).
pub(super) const JOSEKI: &[Class] = &[
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

pub(super) const FUSEKI: &[Class] = &[
    permits('s'),
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
];

pub(super) const ENDGAME: &[Class] =
    &[permits('s'), restricts('n'), restricts('O'), restricts('X'), acts('e'), acts('a'), acts('d')];

/// Of a barrier, the side whose influence stops (`A`, `D`), an intrusion (`B`), and no territory (`t`).
pub(super) const BARRIER: &[Class] =
    &[permits('s'), restricts('O'), restricts('X'), acts('A'), acts('D'), acts('B'), acts('t')];

pub(super) const OWL_ATTACK: &[Class] =
    &[permits('s'), restricts('n'), acts('C'), acts('B'), acts('E'), acts('b'), acts('c')];

/// What stones of ours outside the goal are to it: `B`, `b` and `a`.
pub(super) const OWL_DEFENSE: &[Class] =
    &[permits('s'), restricts('n'), acts('E'), acts('B'), acts('b'), acts('a'), acts('c')];

const fn restricts(letter: char) -> Class {
    Class { letter, effect: Effect::Restricts }
}

pub(super) const fn permits(letter: char) -> Class {
    Class { letter, effect: Effect::Permits }
}

pub(super) const fn acts(letter: char) -> Class {
    Class { letter, effect: Effect::Acts }
}

//! The classes of each type of database, with what they mean. (spec/patterns.texi, "Pattern Attributes".)
//!
//! This is the only list of them: the checks, the messages and docs/pattern-language.md are made of it. What the engine
//! makes of a letter is in `gnugo_engine::pattern::Kind::meanings`.

use super::terms::{Class, Effect, Needs};

/// A class that refuses matches.
const fn restricts(letter: char, meaning: &'static str) -> Class {
    Class { letter, effect: Effect::Restricts, needs: Needs::Nothing, meaning }
}

/// A class that lets a match pass which would be refused without it.
const fn permits(letter: char, meaning: &'static str) -> Class {
    Class { letter, effect: Effect::Permits, needs: Needs::Nothing, meaning }
}

/// A class that says what a match is good for.
const fn acts(letter: char, needs: Needs, meaning: &'static str) -> Class {
    Class { letter, effect: Effect::Acts, needs, meaning }
}

/// The classes of two lists.
const fn joined<const A: usize, const B: usize, const N: usize>(a: &[Class; A], b: &[Class; B]) -> [Class; N] {
    let mut all = [SACRIFICE; N];
    let mut i = 0;
    while i < N {
        all[i] = if i < A { a[i] } else { b[i - A] };
        i += 1;
    }
    all
}

const OURS: Needs = Needs::Symbols("O");
const THEIRS: Needs = Needs::Symbols("X");
const NOTHING: Needs = Needs::Nothing;

const SACRIFICE: Class =
    permits('s', "The stone played may be captured at once (a sacrifice). Otherwise such a match is refused.");
const SAFE_FOR_BOTH: Class = restricts('n', "Only if the opponent could play there without being captured at once.");
const OURS_LIVE: Class = restricts('O', "Only if all stones of ours in the pattern are alive or unknown.");
const OURS_ARE_DEAD: Class = restricts('o', "Only if all stones of ours in the pattern are dead or unknown.");
const THEIRS_LIVE: Class =
    restricts('X', "Only if all stones of theirs in the pattern are alive, unknown or critical.");
const THEIRS_ARE_DEAD: Class = restricts('x', "Only if all stones of theirs in the pattern are dead or unknown.");

const CONNECTS: Class = acts('C', NOTHING, "The move connects dragons of ours.");
const CONNECTS_WEAKLY: Class =
    acts('c', NOTHING, "The move connects weakly: it defends our dragons, and makes a little shape.");
const CUTS: Class = acts('B', NOTHING, "The move cuts dragons of theirs.");
const INFLUENCE: Class = acts('E', NOTHING, "The move makes influence: a moyo, or a way out.");
const TERRITORY: Class = acts('e', NOTHING, "The move makes or secures territory.");
const ATTACKS: Class = acts('a', NOTHING, "The move attacks the dragons of theirs in the pattern.");
const DEFENDS: Class = acts(
    'd',
    NOTHING,
    "The move defends the dragons of ours in the pattern, except what can be captured and is not saved by it.",
);
const JOSEKI_MOVE: Class = acts('J', NOTHING, "A joseki move: `d` and `a`, and worth 27 at least.");
const LESSER_JOSEKI: Class = acts('j', NOTHING, "A less urgent joseki move: `e` and `E`, and worth 20 at least.");
const MINOR_JOSEKI: Class =
    acts('t', NOTHING, "A minor joseki move, which may be left: `e` and `E`, and worth 15 at least.");
const URGENT_JOSEKI: Class = acts('U', NOTHING, "An urgent joseki move: `d` and `a`, shape, and worth 40 at least.");
const BY_CHANCE: Class = acts(
    'F',
    NOTHING,
    "With `j` or `t`: a move of the opening that is worth just that, so that chance decides among its like. Alone it says nothing.",
);
const INVADES: Class = acts('I', NOTHING, "An invasion.");
const WORTHWHILE: Class = acts('W', NOTHING, "A threat worth making: what a second move would gain counts for more.");
const TRICK: Class = acts('T', NOTHING, "A trick move: good only if the opponent answers badly.");
const NEVER: Class = acts('N', NOTHING, "A move never to be played.");

/// What shapes and joseki have in common.
const COMMON: [Class; 18] = [
    SACRIFICE,
    SAFE_FOR_BOTH,
    OURS_LIVE,
    OURS_ARE_DEAD,
    THEIRS_LIVE,
    THEIRS_ARE_DEAD,
    CONNECTS,
    CONNECTS_WEAKLY,
    CUTS,
    INFLUENCE,
    TERRITORY,
    ATTACKS,
    DEFENDS,
    JOSEKI_MOVE,
    LESSER_JOSEKI,
    MINOR_JOSEKI,
    URGENT_JOSEKI,
    BY_CHANCE,
];

pub(super) const SHAPE: &[Class] = &joined::<18, 2, 20>(&COMMON, &[INVADES, WORTHWHILE]);

pub(super) const JOSEKI: &[Class] = &joined::<18, 2, 20>(&COMMON, &[TRICK, NEVER]);

pub(super) const FUSEKI: &[Class] = &[
    SACRIFICE,
    INFLUENCE,
    TERRITORY,
    ATTACKS,
    DEFENDS,
    JOSEKI_MOVE,
    LESSER_JOSEKI,
    MINOR_JOSEKI,
    URGENT_JOSEKI,
    BY_CHANCE,
    INVADES,
];

pub(super) const ENDGAME: &[Class] = &[SACRIFICE, SAFE_FOR_BOTH, OURS_LIVE, THEIRS_LIVE, TERRITORY, ATTACKS, DEFENDS];

pub(super) const ATTACK: &[Class] =
    &[acts('A', THEIRS, "Tried against each string of theirs in the pattern: does the move capture it?")];

pub(super) const DEFENSE: &[Class] =
    &[acts('D', OURS, "Tried for each string of ours in the pattern that can be captured: does the move save it?")];

pub(super) const CONNECTION: &[Class] = &[
    acts(
        'B',
        NOTHING,
        "The opponent cuts by the move: nothing is connected over it and over the points marked by `!`, where he also gets into eye space.",
    ),
    acts('C', NOTHING, "The strings of ours are connected."),
    acts('e', NOTHING, "The actions correct eye space and lunches, when strings have been joined."),
    acts('E', NOTHING, "The actions correct eye space, before strings are joined."),
    SACRIFICE,
];

pub(super) const BARRIER: &[Class] = &[
    SACRIFICE,
    OURS_LIVE,
    THEIRS_LIVE,
    acts('A', NOTHING, "Our influence stops at `,` and is weakened at `!`."),
    acts('D', NOTHING, "Their influence stops at `,` and is weakened at `!`."),
    acts('B', NOTHING, "We intrude at `!`, or at the move; all that the stone on `Q` does counts as one move."),
    acts('t', NOTHING, "The actions say where one side gets no territory."),
];

pub(super) const INFLUENCES: &[Class] = &[
    acts(
        'E',
        NOTHING,
        "The stones are stronger than they seem: `*` is a source too, except where territory is concerned.",
    ),
    acts(
        'I',
        NOTHING,
        "An invasion is possible: `*` is a weak source if we move next; with `s`, for both players whoever does.",
    ),
    SACRIFICE,
    TERRITORY,
];

pub(super) const COMBINATION: &[Class] =
    &[acts('c', NOTHING, "The move depends on what else is threatened."), SACRIFICE];

pub(super) const VITAL: &[Class] = &[SACRIFICE];

const COMBINES: Class = acts('c', NOTHING, "The value is combined with those of others for the same move.");

pub(super) const OWL_ATTACK: &[Class] = &[
    SACRIFICE,
    SAFE_FOR_BOTH,
    CONNECTS,
    CUTS,
    INFLUENCE,
    acts('b', NOTHING, "The move blocks the opponent's way out."),
    COMBINES,
];

/// What stones of ours outside the goal are to it: `B`, `b` and `a`.
pub(super) const OWL_DEFENSE: &[Class] = &[
    SACRIFICE,
    SAFE_FOR_BOTH,
    INFLUENCE,
    acts('B', NOTHING, "The move is not connected to the goal."),
    acts('b', NOTHING, "The move is perhaps not connected to the goal."),
    acts('a', NOTHING, "The move connects all stones of ours in the pattern."),
    COMBINES,
];

//! Where vital points are proposed, and do kill.
//!
//! White, `O`, is to move. The dragon that is read about is all black stones; where it may run, each black dragon.

use crate::support::life;
use gnugo_engine::board::Color;
use gnugo_engine::owl::Side;
use gnugo_engine::pattern::{Database, OwlVital};

const SIDE: Side = Side::Attacker;
const COLOR: Color = Color::Black;

#[test]
fn the_pattern_proposes_the_move_that_decides() {
    life::each_decides(DECIDED, COLOR, SIDE);
}

#[test]
fn the_pattern_is_accepted() {
    life::each_is_accepted(ACCEPTED, COLOR, SIDE);
}

#[test]
fn the_owner_plays_at_the_point_that_decides() {
    life::each_decides(DECIDED_BY_THE_OWNER, Color::White, Side::Owner);
}

#[test]
fn every_pattern_decides_somewhere() {
    let databases: &[&Database<OwlVital>] = patterns_rs::databases().owl_vital;
    life::all_decide_but(UNDECIDED, databases, &[DECIDED, DECIDED_BY_THE_OWNER]);
}

#[test]
fn every_pattern_has_a_position() {
    let databases: &[&Database<OwlVital>] = patterns_rs::databases().owl_vital;
    life::all_are_drawn(databases, &[DECIDED, DECIDED_BY_THE_OWNER, ACCEPTED]);
}

/// The reader answers with the pattern's move, or finds that it succeeds too, is certain of it, and without it the other side
/// succeeds. Most of the positions were found by chance, and cleared of stones that change nothing.
const DECIDED: &str = include_str!("decided/owl_vital.txt");

/// Those for which no position was found in which they decide. The list can only become shorter.
#[rustfmt::skip]
const UNDECIDED: &[&str] = &[
    // Met in thousands of positions, hardly one of which is decided by whoever moves first: the others are settled,
    // end in a ko, or have too much room for an answer that is certain.
    "VitalDiagonals21",
];

/// The pattern matches, and its constraint and the safety of its move hold.
#[rustfmt::skip]
const ACCEPTED: &str = "
    VitalDiagonals21
    .......
    .......
    .......
    .......
    X......
    .*.....
    .......";

/// As `DECIDED`, where the dragon is White's and its owner plays there.
const DECIDED_BY_THE_OWNER: &str = include_str!("decided/owl_vital_by_the_owner.txt");

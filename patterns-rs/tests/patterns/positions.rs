//! Do the boards beside the patterns show what they say? Of each that does not, the place, what became of the pattern, and the board.
//!
//! `patterns check` says the same.
#![cfg(feature = "tools")]

use gnugo_engine::engine::Databases;
use gnugo_engine::pattern::{Database, Kind};

#[test]
fn patterns_are_accepted_and_refused_where_their_positions_say_so() {
    let wrong = gnugo_pattern_tools::wrong_positions(&patterns_rs::databases());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A pattern that nothing shows accepted may never be: its drawing or its constraint may ask for what there is not.
#[test]
fn every_pattern_is_accepted_in_a_position_beside_it() {
    // Whoever adds a type of database says here where its patterns are shown.
    let Databases {
        shape,
        attack,
        defense,
        connection,
        influence,
        // Tables of positions in `owl_attack.rs`, `owl_defense.rs` and `owl_vital.rs`, in which the answer of the reader is asked for
        // as well, or beside the pattern: their tests of the same kind count both.
        owl_attack: _,
        owl_defense: _,
        owl_vital: _,
        // Tables of positions in `endgame.rs` and `combination.rs`, whose tests find who is missing.
        endgame: _,
        combination: _,
        // They are matched while influence spreads, and propose nothing: what walls do to it is seen in `influence.rs`.
        barrier: _,
        // Every line of the trees is played, in `joseki.rs`.
        joseki: _,
        // Their drawings are whole boards or sides: `databases.rs` finds that they match there.
        fuseki: _,
        handicap: _,
        strengths: _,
    } = patterns_rs::databases();
    let missing = [
        never_accepted(shape),
        never_accepted(attack),
        never_accepted(defense),
        never_accepted(connection),
        never_accepted(influence),
    ];
    let missing: Vec<String> = missing.into_iter().flatten().collect();
    assert!(missing.is_empty(), "accepted in no position beside them:\n{}", missing.join("\n"));
}

/// The patterns that no position beside them shows accepted, with their places.
fn never_accepted<K: Kind>(databases: &[&'static Database<K>]) -> Vec<String> {
    let patterns = databases.iter().flat_map(|database| database.patterns());
    let missing = patterns.filter(|pattern| !pattern.positions.iter().any(|position| position.accepted));
    missing.map(|pattern| format!("{} ({}:{})", pattern.name, pattern.file, pattern.line)).collect()
}

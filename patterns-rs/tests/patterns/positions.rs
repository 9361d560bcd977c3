//! Do the boards beside the patterns show what they say? Of each that does not, the place, what became of the pattern, and the board.
//!
//! `patterns check` says the same.
#![cfg(feature = "tools")]

#[test]
fn patterns_are_accepted_and_refused_where_their_positions_say_so() {
    let wrong = gnugo_pattern_tools::wrong_positions(&patterns_rs::databases());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

//! Boards beside patterns: what they say is in the table, and they lie where their edges say.

use gnugo_engine::board::Color;
use gnugo_engine::patterns;

patterns! {
    pub static S: Shape;

    pattern! < S1
        |XO?
        |*X.
        +---
        : 8, -

        accepted
        |XO.   // an open side goes on
        |*X.
        +---

        // And turned.
        refused
        ----+
        ..X*|
        ..OX|
        ....|
    >

    pattern! < S2
        ?O?
        X*X
        : |, -
    >
}

pub(crate) fn main() {
    let [first, second] = S.patterns() else { panic!("two patterns") };
    assert!(second.positions.is_empty());
    let [accepted, refused] = first.positions else { panic!("two positions") };
    assert!(accepted.accepted && !refused.accepted);
    assert_eq!((accepted.line, accepted.size), (15, 9));
    for position in first.positions {
        let board = position.board().expect("stones with liberties");
        let matches = S.matches(&board, Color::White);
        assert!(matches.iter().any(|found| found.pattern.name == "S1" && found.move_point() == position.move_point()));
    }
}

//! Every edge and every corner.
#![deny(warnings)]

use gnugo_engine::pattern::Edges;
use gnugo_engine::patterns;

patterns! {
    static EDGES: Shape;
    pattern! < North
        ---
        XO*
        .O?
        : 8, C
    >
    pattern! < South
        XO*
        XO?
        ---
        : 8, C
    >
    pattern! < West
        |XO*
        |?O.
        : 8, C
    >
    pattern! < East
        XO*|
        ?OX|
        : 8, C
    >
    pattern! < NorthWest
        +---
        |XX*
        |.O?
        : 8, C
    >
    pattern! < NorthEast
        ---+
        OX*|
        .O?|
        : 8, C
    >
    pattern! < SouthWest
        |X.*
        |.O?
        +---
        : 8, C

        |X.a
        |.O?
        +---
        ; olib(a) > 1 || ko(a)
    >
    pattern! < SouthEast
        .X*|
        .OO|
        ---+
        : 8, C
    >
}

pub fn main() {
    let edges = |north, south, west, east| Edges { north, south, west, east };
    let expected = [
        edges(true, false, false, false),
        edges(false, true, false, false),
        edges(false, false, true, false),
        edges(false, false, false, true),
        edges(true, false, true, false),
        edges(true, false, false, true),
        edges(false, true, true, false),
        edges(false, true, false, true),
    ];
    for (pattern, expected) in EDGES.patterns().iter().zip(expected) {
        assert_eq!(pattern.diagram.edges, expected, "{}", pattern.name);
        assert_eq!(pattern.diagram.rows.len(), 2, "{}", pattern.name);
        assert!(pattern.diagram.rows.iter().all(|row| row.len() == 3), "{}", pattern.name);
    }
}

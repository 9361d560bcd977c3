//! Patterns of a corner, drawn in any of the four, and of whole boards.

use gnugo_engine::patterns;

patterns! {
    /// Moves in corners.
    pub static JOSEKI: Joseki;

    pattern! < Corner1
        ----+
        ....|
        ....|
        ..*.|
        .O..|

        : 8, sJ, shape(2), followup(5)
    >

    pattern! < Corner2
        |...
        |X*.
        |.O.
        +---

        : 8, sN
    >

    pattern! < Corner3
        ---+
        ...|
        .*.|
        ...|

        : /, sjF
    >
}

patterns! {
    /// Moves on whole boards, and on parts of them.
    pub static FUSEKI: Fuseki;

    pattern! < Whole1
        +-----+
        |.....|
        |.....|
        |..*..|
        |.....|
        |.....|
        +-----+

        : _, jF
    >

    pattern! < Part1
        |......
        |...*..
        |......
        |?...X?
        +------

        : 8, t, shape(1)
    >

    pattern! < Lines5
        -----
        ..?..
        .o*x.
        ..?..
        .....
        ..?..
        -----

        : 8, e
    >
}

patterns! {
    /// Handicap stones.
    pub static HANDICAP: Handicap;

    pattern! < Nine1
        +---+
        |...|
        |.*.|
        |!..|
        +---+

        : /, -, value(10)
    >
}

pub fn main() {
    assert_eq!(JOSEKI.patterns().len() + FUSEKI.patterns().len() + HANDICAP.patterns().len(), 7);
}

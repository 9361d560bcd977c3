//! Where do stones connect along the edge, and to helpers outside?

use gnugo_engine::patterns;

patterns! {
    /// Connections to friends, and what cuts them.
    pub static LINK: OwlDefense;

    /// Link two parts on the first line.
    pattern! < LiveLink1
        O.O
        .*.
        ---

        : _, -, value(66)
    >

    /// Link underneath, on the first line.
    pattern! < LiveLink2
        OXO
        O*O
        ---

        : _, -, value(70)
    >

    /// Crawl underneath towards the friend.
    pattern! < LiveLink3
        OX.O
        .*..
        ----

        : 8, -, value(68)
    >

    /// Crawl on the first line to the friend.
    pattern! < LiveLink4
        OXX?
        .*.O
        ----

        : 8, -, value(66)
    >

    /// Link up with the helper below the attacker's stone.
    pattern! < LiveLink5
        OX.
        .*O
        ..?

        : 8, -, value(64)
    >

    /// Link on the first line below the attacker's stone.
    pattern! < LiveLink6
        OX?
        .*O
        ---

        : 8, -, value(66)
    >

    /// Connect to the helper against a push from above.
    pattern! < LiveLink7
        ?X?
        O*O
        ?.?

        : _, -, value(68)
    >

    /// Close the gap on the attacked side.
    pattern! < LiveLink9
        O..O
        X*.X
        ????

        : 8, -, value(64)
    >

    /// Make the two-point extension safe from below.
    pattern! < LiveLink10
        O..O
        .*..
        ----

        : 8, -, value(66)
    >

    /// Secure the base under the two-point extension.
    pattern! < LiveLink11
        O..O
        .*..
        ....
        ----

        : 8, -, value(62)
    >

    /// Make the two-point extension solid.
    pattern! < LiveLink12
        O*.O
        X..X

        : 8, -, value(64)
    >

    /// Connect along the first line at the side.
    pattern! < LiveLink13
        |O?
        |*X
        |O?

        : _, -, value(66)
    >

    /// Cross over at the side.
    pattern! < LiveLink14
        |O.
        |.X
        |*.
        |O?

        : 8, -, value(64)
    >
}

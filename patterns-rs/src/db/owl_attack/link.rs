//! Where do stones connect along the edge, and to helpers outside?

use gnugo_engine::patterns;

patterns! {
    /// Connections to friends, and what cuts them.
    pub static LINK: OwlAttack;

    /// Keep two parts apart on the first line.
    pattern! < KillLink1
        X.X
        .*.
        ---

        : _, -, value(66)
    >

    /// Cut on the first line under a stone that stands between.
    pattern! < KillLink2
        XOX
        X*X
        ---

        : _, -, value(70)
    >

    /// Stop the connection underneath on the first line.
    pattern! < KillLink3
        XO.X
        .*..
        ----

        : 8, -, value(68)
    >

    /// Descend, so that nothing connects along the first line.
    pattern! < KillLink4
        XOO?
        .*.X
        ----

        : 8, -, value(66)
    >

    /// Cut the diagonal link to the helper.
    pattern! < KillLink5
        XO.
        .*X
        ..?

        : 8, -, value(64)
    >

    /// Cut the link on the first line.
    pattern! < KillLink6
        XO?
        .*X
        ---

        : 8, -, value(66)
    >

    /// Push through between the dragon and its helper.
    pattern! < KillLink7
        ?O?
        X*X
        ?.?

        : _, -, value(68)
    >

    /// Push into the two-point gap.
    pattern! < KillLink9
        X..X
        O*.O
        ????

        : 8, -, value(64)
    >

    /// Undermine the two-point extension on the second line.
    pattern! < KillLink10
        X..X
        .*..
        ----

        : 8, -, value(66)
    >

    /// Sit under the two-point extension: the base is gone.
    pattern! < KillLink11
        X..X
        .*..
        ....
        ----

        : 8, -, value(62)
    >

    /// Split the two-point extension.
    pattern! < KillLink12
        X*.X
        O..O

        : 8, -, value(64)
    >

    /// Cut at the very edge.
    pattern! < KillLink13
        |X?
        |*O
        |X?

        : _, -, value(66)
    >

    /// Stop the crossing at the side one point before.
    pattern! < KillLink14
        |X.
        |.O
        |*.
        |X?

        : 8, -, value(64)
    >
}

//! Which forcing move steals an eye?

use gnugo_engine::patterns;

patterns! {
    /// Peeps, wedges and cuts that take eye shape.
    pub static STEAL: OwlAttack;

    /// Peep from below: where they connect no eye is left.
    pattern! < KillSteal1
        X.X
        .*.
        ...

        : _, -, value(62)
    >

    /// Stretch beside the cut: the dragon is in two parts.
    pattern! < KillSteal2
        OX.
        XO*
        ?..

        : 8, -, value(64)
    >

    /// Cut the dragon in two.
    pattern! < KillSteal3
        OX
        X*

        : _, -, value(66)
    >

    /// Cut on the first line: the edge has no connection.
    pattern! < KillSteal4
        OX?
        X*?
        ---

        : 8, -, value(70)
    >

    /// Cut on the second line.
    pattern! < KillSteal5
        OX?
        X*.
        ...
        ---

        : 8, -, value(68)
    >

    /// Push between the dragon's stones from outside.
    pattern! < KillSteal6
        X.X
        O*O

        : _, -, value(62)
    >

    /// Push in with support: the stones left and right fall apart.
    pattern! < KillSteal7
        XOX
        .*.

        : _, -, value(64)
    >

    /// Push down to the edge: left and right are apart.
    pattern! < KillSteal8
        XOX
        .*.
        ---

        : _, -, value(66)
    >

    /// Place at the elbow of the wall: there will be no eye.
    pattern! < KillSteal9
        XX?
        .*X
        ???

        : 8, -, value(64)
    >

    /// Place at the elbow on the second line.
    pattern! < KillSteal10
        XX?
        .*X
        ?.?
        ---

        : 8, -, value(66)
    >

    /// The heart of the trefoil: no eye shape is left.
    pattern! < KillSteal11
        X?X
        .*.
        ?X?

        : _, -, value(62)
    >

    /// Poke at the mouth of the tiger.
    pattern! < KillSteal12
        ?X?
        X.X
        .*.

        : _, -, value(60)
    >

    /// Strike at the waist of the small knight's move.
    pattern! < KillSteal14
        X..
        .*X
        ...

        : 8, -, value(62)
    >

    /// Cut through the small knight's move.
    pattern! < KillSteal15
        X.O
        .*X

        : 8, -, value(64)
    >

    /// Wedge between two stones one point apart.
    pattern! < KillSteal16
        X*X
        O.O

        : _, -, value(62)
    >

    /// Push through a one-point jump.
    pattern! < KillSteal17
        X*X
        .O.

        : _, -, value(64)
    >

    /// Wedge on the second line: the dragon's edge is cut.
    pattern! < KillSteal18
        X*X
        ?.?
        ---

        : _, -, value(68)
    >

    /// Push between the wings of the dragon.
    pattern! < KillSteal19
        X?O
        .*.
        X?O

        : _, -, value(60)
    >

    /// Block the mouth of the eye from outside.
    pattern! < KillSteal20
        XX.
        X.*
        XX.

        : _, -, value(62)
    >

    /// Step into the eye on the first line.
    pattern! < KillSteal22
        XX?
        X.*
        ---

        : 8, -, value(66)
    >

    /// Narrow the mouth of a room of four on the edge.
    pattern! < KillSteal23
        XXX
        X..
        X.*
        ---

        : 8, -, value(64)
    >

    /// Take the turning point at the end of a second-line wall.
    pattern! < KillSteal24
        X..
        XX*
        ..?
        ---

        : 8, -, value(62)
    >
}

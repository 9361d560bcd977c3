//! Which forcing move steals an eye?

use gnugo_engine::patterns;

patterns! {
    /// Peeps, wedges and cuts that take eye shape.
    pub static STEAL: OwlDefense;

    /// The tiger's mouth protects both cuts and makes eye shape.
    pattern! < LiveSteal1
        O.O
        .*.
        ...

        : _, -, value(62)
    >

    /// Atari on the stone that cuts.
    pattern! < LiveSteal2
        XO.
        OX*
        ?..

        : 8, -, value(64)
    >

    /// Connect where the dragon could be cut in two.
    pattern! < LiveSteal3
        XO
        O*

        : _, -, value(66)
    >

    /// Connect on the first line.
    pattern! < LiveSteal4
        XO?
        O*?
        ---

        : 8, -, value(70)
    >

    /// Connect on the second line.
    pattern! < LiveSteal5
        XO?
        O*.
        ...
        ---

        : 8, -, value(68)
    >

    /// Block the push from outside.
    pattern! < LiveSteal6
        O.O
        X*X

        : _, -, value(62)
    >

    /// Stop the push from below.
    pattern! < LiveSteal7
        OXO
        .*.

        : _, -, value(64)
    >

    /// Link underneath along the edge.
    pattern! < LiveSteal8
        OXO
        .*.
        ---

        : _, -, value(66)
    >

    /// Make the eye in the bend of the wall.
    pattern! < LiveSteal9
        OO?
        .*O
        ???

        : 8, -, value(64)
    >

    /// Make an eye at the elbow on the second line.
    pattern! < LiveSteal10
        OO?
        .*O
        ?.?
        ---

        : 8, -, value(66)
    >

    /// The heart of the trefoil, good shape with an eye.
    pattern! < LiveSteal11
        O?O
        .*.
        ?O?

        : _, -, value(62)
    >

    /// Close the tiger's mouth: an eye.
    pattern! < LiveSteal12
        ?O?
        O.O
        .*.

        : _, -, value(60)
    >

    /// Hold the waist of the small knight's move.
    pattern! < LiveSteal14
        O..
        .*O
        ...

        : 8, -, value(62)
    >

    /// Join the knight's move from inside.
    pattern! < LiveSteal15
        O.X
        .*O

        : 8, -, value(64)
    >

    /// Connect a one-point jump against the peep.
    pattern! < LiveSteal17
        O*O
        .X.

        : _, -, value(64)
    >

    /// Connect on the second line, with room below.
    pattern! < LiveSteal18
        O*O
        ?.?
        ---

        : _, -, value(68)
    >

    /// Hold together the wings of the dragon.
    pattern! < LiveSteal19
        O?X
        .*.
        O?X

        : _, -, value(60)
    >

    /// Close the mouth of the eye, one point farther out.
    pattern! < LiveSteal20
        OO.
        O.*
        OO.

        : _, -, value(62)
    >

    /// Shut the eye on the first line.
    pattern! < LiveSteal22
        OO?
        O.*
        ---

        : 8, -, value(66)
    >

    /// Hold the mouth of a room on the edge.
    pattern! < LiveSteal23
        OOO
        O..
        O.*
        ---

        : 8, -, value(64)
    >

    /// Take the turning point at the end of a second-line wall oneself.
    pattern! < LiveSteal24
        O..
        OO*
        ..?
        ---

        : 8, -, value(62)
    >
}

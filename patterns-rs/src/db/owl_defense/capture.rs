//! Which capture, or escape from one, decides about eyes?

use gnugo_engine::patterns;

patterns! {
    /// Captures around a dragon.
    pub static CAPTURE: OwlDefense;

    /// Take the stone that holds the dragon: an eye, or a way out.
    pattern! < LiveCapture1
        OX*
        ???

        : 8, -, value(82)

        OA*
        ???

        ; lib(A) == 1
    >

    /// Capture around the corner of the dragon's stone.
    pattern! < LiveCapture2
        O?
        X*

        : 8, -, value(80)

        O?
        A*

        ; lib(A) == 1
    >

    /// Capture from below on the first line.
    pattern! < LiveCapture3
        OX?
        ?*?
        ---

        : 8, -, value(82)

        OA?
        ?*?
        ---

        ; lib(A) == 1
    >

    /// Atari on the stone that touches the dragon.
    pattern! < LiveCapture4
        OX*
        ?.?

        : 8, -, value(70)

        OA*
        ?.?

        ; lib(A) == 2
    >

    /// Atari from the side that leaves the stone to the dragon.
    pattern! < LiveCapture5
        OX.
        ?*?

        : 8, -, value(70)

        OA.
        ?*?

        ; lib(A) == 2
    >

    /// Catch the stone between two of the dragon's.
    pattern! < LiveCapture6
        OXO
        .*.

        : _, -, value(78)

        OAO
        .*.

        ; lib(A) <= 2
    >

    /// Catch the stone against the edge.
    pattern! < LiveCapture7
        OXO
        .*.
        ---

        : _, -, value(80)

        OAO
        .*.
        ---

        ; lib(A) <= 2
    >

    /// Gain a liberty for stones that are short of them.
    pattern! < LiveCapture8
        OO
        X*

        : 8, -, value(76)

        mO
        X*

        ; lib(m) <= 2 && owl_goal_dragon(m)
    >

    /// Run out with the stone that is in atari.
    pattern! < LiveCapture9
        ?X?
        XO*
        ?X?

        : _, -, value(78)
    >

    /// Stretch before the atari.
    pattern! < LiveCapture10
        ?X?
        XO*
        ?.?

        : 8, -, value(76)

        ?X?
        Xm*
        ?.?

        ; owl_goal_dragon(m)
    >

    /// Descend with the stone that would be in atari.
    pattern! < LiveCapture11
        XO?
        ?*?
        ---

        : 8, -, value(74)

        Xm?
        ?*?
        ---

        ; lib(m) <= 2 && owl_goal_dragon(m)
    >

    /// Keep their stone, which we take for an eye, from its friends.
    pattern! < LiveCapture12
        OX?
        ?*X

        : 8, -, value(80)

        OA?
        ?*X

        ; owl_lunch(A) && lib(A) <= 2

        accepted
        .XXXXXXX
        .XOOOOOX
        .XO.OXOX
        .XO.O*XX
        --------

        refused
        .......
        ..OX...
        ...*X..
        .......
    >
}

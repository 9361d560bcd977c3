//! Where do we get into what looks like theirs, if we move next? Along the edge, and past the end of a wall.

use gnugo_engine::patterns;

patterns! {
    /// Intrusions.
    pub static INTRUSION: Barrier;

    /// The monkey jump: from the second line along the first.
    pattern! < Intrusion1
        XXX.?
        O....
        ...!.
        -----

        : 8, B

        XXX.?
        O....
        ...a.
        -----

        ; safe_omove(a)
    >

    /// The small monkey jump, where the large one is too far.
    pattern! < Intrusion2
        XXX?
        O..X
        ..!.
        ----

        : 8, B

        XXX?
        O..X
        ..a.
        ----

        ; safe_omove(a)
    >

    /// The hane on the first line around a stone on the second.
    pattern! < Intrusion3
        ?OX?
        ?O!.
        ----

        : 8, B, value(25)
    >

    /// The hane on the first line from the second.
    pattern! < Intrusion4
        OX?
        .!.
        ---

        : 8, B, value(25)

        OX?
        .a.
        ---

        ; safe_omove(a)
    >

    /// The hane on the second line under a stone on the third.
    pattern! < Intrusion5
        OX?
        O!.
        ...
        ---

        : 8, B
    >

    /// The slide under a stone on the fourth line.
    pattern! < Intrusion6
        ?...X?
        O...x?
        ...!.?
        ......
        ------

        : 8, B, value(30)
    >

    /// The step into the open under a stone on the third line.
    pattern! < Intrusion7
        O.X?
        ....
        ..!.
        ----

        : 8, B, value(20)
    >

    /// The push through a gap of one point.
    pattern! < Intrusion8
        X!X
        ?O?

        : |, B, value(30)

        XaX
        ?O?

        ; safe_omove(a)
    >
}

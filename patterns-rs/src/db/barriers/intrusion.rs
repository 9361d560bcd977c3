//! Where do we get into what looks like theirs, if we move next? Along the edge, past the end of a wall, and through a diagonal.

use gnugo_engine::patterns;

patterns! {
    /// Intrusions.
    pub static INTRUSION: Barrier;

    /// The monkey jump: from the second line along the first.
    pattern! < Intrusion1
        XXX.?
        Q....
        ...!.
        -----

        : 8, B

        XXX.?
        Q....
        ...a.
        -----

        ; safe_omove(a)
    >

    /// The small monkey jump, where the large one is too far.
    pattern! < Intrusion2
        XXX?
        Q..X
        ..!.
        ----

        : 8, B

        XXX?
        Q..X
        ..a.
        ----

        ; safe_omove(a)
    >

    /// The push along the first line under a stone on the second.
    pattern! < Intrusion3
        ?OX?
        ?Q!.
        ----

        : 8, B, value(25)
    >

    /// The hane on the first line from the second.
    pattern! < Intrusion4
        QX?
        .!.
        ---

        : 8, B, value(25)

        QX?
        .a.
        ---

        ; safe_omove(a)
    >

    /// The push along the second line under a stone on the third.
    pattern! < Intrusion5
        OX?
        Q!.
        ...
        ---

        : 8, B
    >

    /// The slide under a stone on the fourth line.
    pattern! < Intrusion6
        ?...X?
        Q...x?
        ...!.?
        ......
        ------

        : 8, B, value(30)
    >

    /// The diagonal jump to the first line under a stone on the third.
    pattern! < Intrusion7
        Q.X?
        ....
        ..!.
        ----

        : 8, B, value(20)
    >

    /// The push through a gap of one point.
    pattern! < Intrusion8
        X!X
        ?Q?

        : |, B, value(30)

        XaX
        ?Q?

        ; safe_omove(a)
    >

    /// The cut through a diagonal of which we hold the other point.
    pattern! < Intrusion9
        QX
        X!

        : '\\', B, value(15)

        Qb
        ca

        ; safe_omove(a) && oplay_disconnect(a, b, c)
    >
}

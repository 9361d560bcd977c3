//! Where is a step down to the edge better than waiting for a hane? Descents of the endgame.

use gnugo_engine::patterns;

patterns! {
    /// Descents of the endgame.
    pub static END_DESCENT: Endgame;

    /// Descend to the first line before the opponent bends there.
    pattern! < EndDescent1
        ?OX?
        .*.?
        ----

        : 8, nOXe, value(1.5)
    >

    /// Descend to the second line before the opponent bends there.
    pattern! < EndDescent2
        ?OX?
        .*.?
        ....
        ----

        : 8, nOXe, value(3)
    >

    /// Descend to the first line: under the opponent's stone the way into his area is open.
    pattern! < EndDescent3
        ?OX..
        .*...
        -----

        : 8, nOXe, value(2), followup(4)
    >

    /// Descend to the second line: under the opponent's stone the way into his area is open.
    pattern! < EndDescent4
        ?OX..
        .*...
        .....
        -----

        : 8, nOXe, value(3.5), followup(6)
    >

    /// Descend to the second line to stop a slide of a stone that stands a space away.
    pattern! < EndDescent5
        ?O.X?
        .*...
        .....
        -----

        : 8, OXe, value(2.5)

        ?O.X?
        .*b..
        .....
        -----

        ; safe_xmove(b)
    >

    /// Descend to the first line when a hane would be cut off.
    pattern! < EndDescent6
        ?OX?
        .*.X
        ----

        : 8, OXe, value(1)

        ?OX?
        .*aX
        ----

        ; !oplay_defend(a, *, a)
    >

    /// Descend to the corner's edge between two stones that hold it apart.
    pattern! < EndDescent7
        |.OX?
        |.*.?
        +----

        : 8, nOXe, value(2)
    >

    /// Descend from the second line where both sides still can: it keeps a hane and its connection.
    pattern! < EndDescent8
        OOXX
        .*..
        ----

        : 8, nOXe, value(2)
    >
}

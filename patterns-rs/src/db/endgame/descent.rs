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

    /// Descend to the first line next to the corner, before the opponent bends there.
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

    /// Step diagonally down to the second line where a gap of one lies between the walls: it looks both at the hane and
    /// at the push.
    pattern! < EndDescent9
        ?O.X?
        ?.*.?
        ?...?
        -----

        : 8, OXe, value(3.5)

        accepted
        OOO.XXX
        OOO.XXX
        OOO.XXX
        ...*...
        .......
        -------
    >

    /// Jump along the second line under a stone of theirs, from a wall that reaches down there: a wedge is captured.
    pattern! < EndDescent10
        ?O.X?
        ?O.*.
        ?....
        -----

        : 8, OXe, value(4), followup(2)

        ?O.X?
        ?Oq*.
        ?....
        -----

        ; !oarea(*) && oplay_attack(*, q, q)

        accepted
        OOO.XXXX
        OOO.X..X
        OOO.X..X
        ..O.*..X
        .......X
        --------
    >

    /// Descend to the first line where a stone of theirs on the second stands a space away, and would step underneath.
    pattern! < EndDescent11
        ?O.X?
        ?*..?
        -----

        : 8, OXe, value(1.5)

        ?O.X?
        ?*b.?
        -----

        ; safe_xmove(b)

        accepted
        OOO.XXX
        OOO.XXX
        OOO.XXX
        ..*....
        -------
    >

    /// Descend to the first line in good time: the opponent's hane would leave a cut behind our block, and so be sente.
    pattern! < EndDescent12
        .OX?
        .*.?
        ----

        : 8, OXe, value(2), reverse_followup(3)

        dOX?
        a*c?
        ----

        ; !xplay_defend(*, a, c, ?, d, a)

        accepted
        ..OXXX
        ..OXXX
        ..OXXX
        ..*...
        ------
    >

    /// Descend to the second line in good time: the opponent's hane would leave a cut behind our block, and so be sente.
    pattern! < EndDescent13
        .OX?
        .*.?
        ....
        ----

        : 8, OXe, value(3.5), reverse_followup(2)

        dOX?
        a*c?
        ....
        ----

        ; !xplay_defend(*, a, c, ?, d, a)

        accepted
        OOOOXXX
        XXOOXXX
        XX.OXXX
        X..*...
        .......
        -------
    >

    /// Descend to the third line before the opponent bends there: a wall grows towards both areas.
    pattern! < EndDescent14
        ?OX?
        .*.?
        ....
        ....
        ----

        : 8, nOXe, value(4)

        accepted
        OOOXXX
        OOOXXX
        OOOXXX
        ..*...
        ......
        ......
        ------
    >

    /// Descend to the third line in good time: the opponent's hane would leave a cut behind our block, and so be sente.
    pattern! < EndDescent15
        .OX?
        .*.?
        ....
        ....
        ----

        : 8, OXe, value(4.5), reverse_followup(2)

        dOX?
        a*c?
        ....
        ....
        ----

        ; !xplay_defend(*, a, c, ?, d, a)

        accepted
        OOOOXXX
        XXOOXXX
        XX.OXXX
        X..*...
        .......
        .......
        -------
    >

    /// Descend to the third line: under their stone the way into the area is open.
    pattern! < EndDescent16
        ?OX..
        .*...
        .....
        .....
        -----

        : 8, nOXe, value(4.5), followup(6)

        accepted
        OOOXXX
        OOOXXX
        OOOX..
        ..*...
        ......
        ......
        ------
    >

    /// Descend to the second line to stop the slide of a stone on the third that stands two spaces away.
    pattern! < EndDescent17
        ?O..X?
        .*....
        ......
        ------

        : 8, OXe, value(2)

        ?O..X?
        .*.b..
        ......
        ------

        ; safe_xmove(b)

        accepted
        OOO..XXX
        OOO..XXX
        OOO..XXX
        ..*.....
        ........
        --------
    >
}

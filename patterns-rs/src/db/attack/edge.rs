//! How does the edge help to capture? Moves on the first line that take away the room there.

use gnugo_engine::patterns;

patterns! {
    /// Captures at the edge.
    pub static EDGE: Attack;

    /// Block in front of a string that crawls on the first line under our stones.
    pattern! < AttackEdge2
        OO
        X*
        --

        : 8, A

        OO
        A*
        --

        ; lib(A) <= 2

        accepted
        |.OOOOO
        |..XX*.
        +------

        refused
        ..OOO..
        XXXX*..
        -------
    >

    /// Descend so that stones on the second line cannot connect along the first.
    pattern! < AttackEdge4
        XO?
        .*.
        ---

        : 8, A

        AO?
        .*.
        ---

        ; lib(A) <= 3

        accepted
        .OOO..
        OXXO.X
        O..*..
        ------
    >

    /// Press a stone on the second line from above: the edge takes the room below.
    pattern! < AttackEdge5
        ?*?
        OX.
        ?..
        ---

        : 8, A

        accepted
        ......
        ..*...
        .OX.O.
        .O....
        ------
    >

    /// Step down to the second line, so that the string cannot connect along it.
    pattern! < AttackEdge7
        XO?
        .*.
        ...
        ---

        : 8, A

        AO?
        .*.
        ...
        ---

        ; lib(A) <= 3

        accepted
        .O...
        O.O..
        OXO..
        OXO..
        O.*..
        .....
        -----
    >

    /// Step to the first line diagonally ahead of stones on the second.
    pattern! < AttackEdge8
        OO..
        XX..
        ?.*.
        ----

        : 8, A

        OO..
        AA..
        ?.*.
        ----

        ; lib(A) <= 3

        accepted
        OOO...
        OXX..O
        OO.*..
        ------
    >

    /// Stop stones that crawl on the second line from a space ahead.
    pattern! < AttackEdge9
        OO..
        XX.*
        ....
        ----

        : 8, A

        OO..
        AA.*
        ....
        ----

        ; lib(A) <= 3

        accepted
        OOO...
        OXX.*.
        O.....
        ------
    >

    /// Block at the head of stones on the second line that we hold from above: along the first they do not get away.
    pattern! < AttackEdge10
        OOO
        XX*
        ?.?
        ---

        : 8, A

        OOO
        AA*
        ?.?
        ---

        ; lib(A) <= 3

        accepted
        |OOO...
        |XX*...
        |......
        +------

        refused
        ..OOO..
        XXXX*..
        .......
        -------
    >
}

//! Where is a stone stopped that comes through between ours? Steps in front of it, at the right place.
//!
//! Stones in the way depend on those behind them: the drawings show the friends that hold the cuts, or the constraint
//! counts liberties.

use gnugo_engine::patterns;

patterns! {
    /// Stops.
    pub static STOP: Shape;

    /// Stop a stone that has come between two of ours, where all of them have room: it gets no further.
    pattern! < Stop1
        O.?
        X*x
        ?O?

        : 8, OX, shape(10)

        a.?
        A*x
        ?b?

        ; lib(a) > 2 && lib(b) > 2 && lib(A) > 2

        accepted
        X...O
        OXO..
        XX*..
        .O.O.
        .....

        refused
        O.XO.
        OOXO.
        XO*..
        .....
        -----
    >

    /// Stop two stones in front of a friend that waits a space further on.
    pattern! < Stop2
        ??O?
        ?ooo
        XX*x
        ?O.?
        ?o??

        : 8, OX, shape(10)

        accepted
        -------
        .......
        OOO*...
        XX.XOOO
        ...XXXX
        .......

        refused
        .XXOOX..|
        ....OX..|
        ........|
        .X..OX..|
        ...*XXX.|
        O.O..OX.|
        .OOOOO..|
        ..O.OXX.|
        OO.OX.X.|
    >

    /// Join two ranks of ours before the stones between them get through.
    pattern! < Stop3
        ?o?
        OOX
        X*?
        XOO

        : 8, OX, shape(10)

        accepted
        .X.OO
        .....
        XXOOX
        .O*X.
        .OOX.
        .XX.X

        refused
        +-----
        |.O...
        |XOXX.
        |XOOX.
        |X*OX.
        |OOXO.
        |.OX..
        |XOXX.
        |.....
    >

    /// Stop two stones between our ranks where the next step would bring them to a friend.
    pattern! < Stop4
        ?O?O
        XX*?
        ?OOX

        : 8, OX, shape(10)

        accepted
        XXXXXX
        OOOOOO
        .O*XXO
        OXOOX.
        .X.OXO

        refused
        -------
        .O.XO..
        O.OXOX.
        XOO*OXX
        OOXOOOX
        OX.X.X.
        X.XX..X
    >

    /// Stop two stones that climb along ours, with a friend above them.
    pattern! < Stop5
        ??O???
        ??o.x?
        x?X*x?
        ??XO.x
        ??.???

        : 8, OX, shape(9)

        accepted
        ......|
        ...O..|
        ......|
        ...*O.|
        .O.XX.|
        ......|
        ......|
        O..X..|

        refused
        +----------
        |..........
        |..........
        |.X.O*.....
        |...XXOO.X.
        |.XXOXXX...
        |XOOO....X.
        |.X.O.X....
        |..........
        |.X........
    >

    /// Step in front of a stone between friends on both sides.
    pattern! < Stop6
        ?O?
        oox
        X*.
        OxO
        ??.

        : 8, OX, shape(8)

        accepted
        X.O..
        .XO..
        X.O..
        XX*..
        XO.O.
        OO...
        .....
        -----

        refused
        .......
        .X..X..
        ..X....
        .XO.O.O
        ..X*...
        XXO.X..
        .O.O.X.
        .OOO...
        O.X....
    >

    /// Stop a stone between two of ours from the end of a wall.
    pattern! < Stop7
        ??O?
        ?OO.
        ?X*?
        xO?.

        : 8, OX, shape(5)

        accepted
        .OO...
        ..OX.X
        .XX*.X
        .XOO..
        ..XO.X
        ..XOOX

        refused
        --------
        ........
        .X....X.
        X.OO*X..
        O..OXO.X
        O..OXX.X
        ...O....
        O.......
    >

    /// Stop a stone from above between two of ours that stand at its corners.
    pattern! < Stop8
        ???x
        ??x.
        ?x*O
        .OX.
        ?.??

        : 8, OX, shape(13)

        accepted
        .......
        .......
        ..OX.X.
        ..X*...
        ...O..O
        .......

        refused
        |.XO.....
        |..X.....
        |.X......
        |..OX....
        |..X*....
        |...O....
        |.OO.....
        |OXXOO...
    >

    /// Join hands with a friend two spaces above in front of a stone.
    pattern! < Stop9
        ??O??
        ?..x?
        xX*.?
        ?oOxx

        : 8, OX, shape(6)

        accepted
        ......|
        ...O..|
        ...*X.|
        ......|
        .X.O..|
        ......|

        refused
        .....OO.O|
        ..OOXXXO.|
        ...XOOXX.|
        ...X...O.|
        ....*XX..|
        ....O....|
        .....O.O.|
        .........|
    >

    /// Step down before a stone that came in below ours: it slides no further.
    pattern! < Stop10
        ????o???
        ??o??.??
        x?o?O?O?
        ??X..??.
        ??.*.???
        ???.????
        --------

        : 8, OX, shape(9)

        accepted
        .O........
        ..O.......
        X...O.O...
        .XX.......
        ...*......
        ..........
        ----------
    >
}

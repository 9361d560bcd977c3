//! What meets stones that come along the second and the third line? Steps in front of them and down to them.

use gnugo_engine::patterns;

patterns! {
    /// Answers along the rim of the board.
    pub static RIM: Shape;

    /// Stop on the second line a stone that comes from under ours, while it has three liberties or less.
    pattern! < Rim1
        ?O.?
        xX*.
        ????
        ----

        : 8, OX, shape(14)

        ?a.?
        xA*.
        ????
        ----

        ; lib(a) > 2 && lib(A) <= 3

        accepted
        ------
        ......
        ..*X..
        O..OX.
        ...OX.

        refused
        |....
        |..X.
        |.*.O
        |.XO.
        |..XX
        |....
    >

    /// Stop on the third line a stone that slips under ours, while it has three liberties or less.
    pattern! < Rim2
        xx??
        .O.o
        ?X*.
        ??o?
        ????
        ----

        : 8, OX, shape(9)

        xx??
        .O.o
        ?A*.
        ??o?
        ????
        ----

        ; lib(A) <= 3

        accepted
        ......
        ......
        ...O..
        ..*X.X
        ......
        ......
        ------

        refused
        |......
        |......
        |..*...
        |..XO..
        |..X...
        |......
    >

    /// Close the hole in a wall along the third line before their stones on its two sides join.
    pattern! < Rim3
        ?oXx
        O.*O
        ?xxx
        ????
        ----

        : 8, OX, shape(11)

        accepted
        ......
        ..X...
        .O*.O.
        ......
        ......
        ------

        refused
        ........
        ..X.X...
        .O*.OX..
        ....X...
        ........
        --------
    >

    /// Stop on the second line what comes out from under our wall.
    pattern! < Rim4
        ?O.?
        Ox.o
        X*.?
        ????
        ----

        : 8, OX, shape(13)

        ?a.?
        Ox.o
        X*.?
        ????
        ----

        ; lib(a) > 3

        accepted
        |..X..
        |.....
        |.....
        |.*.O.
        |.XO..
        |..XX.

        refused
        ------
        ......
        ...*XO
        ....OX
        .O.OX.
        ......
    >

    /// Stretch a stone with two liberties along the third line, where there is room ahead.
    pattern! < Rim5
        ?.???
        O*.?o
        o.???
        ?????
        -----

        : 8, OX, shape(10)

        ?.???
        a*.?o
        o.???
        ?????
        -----

        ; lib(a) <= 2

        accepted
        |......
        |.OX.X.
        |..OX..
        |..*.X.
        |...O..
        |......
        |......
        |...X..
        |....OO

        refused
        .....|
        .....|
        .....|
        .....|
        ..*..|
        .OO..|
        .....|
    >

    /// Take the three-three point when they have slid under our four-four stone.
    pattern! < Rim6
        |?X.O?
        |??*?.
        |?ox??
        |?????
        +-----

        : 8, OX, shape(8)

        accepted
        |......
        |.X.O..
        |..*...
        |......
        |......
        +------
    >

    /// Come down to the second line in front of the stone under two of ours.
    pattern! < Rim7
        ?X??
        XOOx
        .X*x
        ????
        ----

        : 8, OX, shape(12)

        accepted
        |O.OOX
        |.OXX.
        |.OOXX
        |.*X..
        |.....
        +-----

        refused
        .O......
        .O......
        O.OXX...
        ...OOXX.
        ...*X...
        ........
        --------
    >

    /// Keep up with their wall along the second line.
    pattern! < Rim8
        ???.x
        ??XXo
        oo*Oo
        ??x??
        -----

        : 8, OX, shape(12)

        accepted
        -------
        .......
        ...*O..
        ...XXOO
        .....XX
        .......

        refused
        ..OXX.|
        ..XOOX|
        ..XOO.|
        ...XO.|
        ...X*.|
        OXX...|
        OXO...|
        XXO...|
        ......|
    >

    /// Come down in front of a stone on the second line where ours above have liberties to spare.
    pattern! < Rim9
        X??x?
        ?OOx?
        xX*xx
        ?o???
        -----

        : 8, OX, shape(10)

        X??x?
        ?aax?
        xX*xx
        ?o???
        -----

        ; lib(a) > 3

        accepted
        .......
        .X....O
        .XOO...
        ..X*...
        .......
        -------

        refused
        .....|
        X.O..|
        .....|
        .XO*.|
        ..OX.|
        XXXX.|
        ..XO.|
    >

    /// Come down to the second line in front of a stone while the side ahead is open.
    pattern! < Rim10
        .?????
        ?.O?.?
        ?X*.?.
        ??????
        ------

        : 8, OX, shape(11)

        accepted
        ........
        O.O.....
        O...O.X.
        O...*X..
        ........
        --------

        refused
        +---------
        |.........
        |....*X...
        |....O.X..
        |..XXXO...
        |.XOOO..X.
        |.XOX.....
    >

    /// Come down to the second line in front of a stone that has crept under from its friend above.
    pattern! < Rim11
        ??O?
        ????
        X.Ox
        ?X*x
        ????
        ----

        : 8, OX, shape(10)

        accepted
        |.XOX.O
        |.X....
        |.*O.O.
        |.X....
        |..X..X
        |......

        refused
        +-------
        |.......
        |.X..OO.
        |.*O.OX.
        |.X.X..X
        |..X....
        |.......
        |.......
    >

    /// Stop a stone on the second line between the two of ours above it.
    pattern! < Rim12
        O.O??
        X*.?x
        ?????
        -----

        : 8, OX, shape(12)

        accepted
        |.XXO
        |.XO.
        |.*..
        |..O.
        |....
        |....
        |..O.

        refused
        .X...|
        .....|
        .XX..|
        .....|
        .XO..|
        ...*.|
        .XOX.|
        ...O.|
        ..O.O|
    >

    /// Meet a stone on the second line from in front where ours holds it from behind and below.
    pattern! < Rim13
        ?o??
        ???.
        OX*.
        ?Oo.
        ----

        : 8, -, shape(9)

        ?o??
        ???.
        aX*.
        ?Oo.
        ----

        ; lib(a) > 2

        accepted
        +------
        |...O..
        |..*XO.
        |...XO.
        |......
        |.XXX.X

        refused
        X.OXO|
        OO.O.|
        ..XXO|
        ...*.|
        .....|
        -----+
    >

    /// Come down in front of a stone on the second line.
    pattern! < Rim14
        ??.??
        ?????
        ?xOxx
        xX*x?
        ?o???
        -----

        : 8, OX, shape(6)

        accepted
        X......
        .......
        .O.....
        ...O.X.
        ...*X..
        .......
        -------

        refused
        O..XX..|
        .X.....|
        ...XX..|
        X......|
        ...XO*.|
        ....XX.|
        XX.XOX.|
        OX.OOO.|
        OO..O.O|
    >

    /// Come out along the second line underneath a stone with three liberties or less.
    pattern! < Rim16
        o?X?
        oXO?
        ?*OX
        ????
        ----

        : 8, OX, shape(11)

        o?X?
        oAO?
        ?*OX
        ????
        ----

        ; lib(A) <= 3

        accepted
        .....X|
        ...OOX|
        ...OXX|
        ..XOOX|
        X..X*.|
        ......|
        ......|
        ------+

        refused
        O.XO.|
        XOOX.|
        .XOO.|
        .XX*.|
        .....|
        .O...|
    >

    /// Come down to the second line in front of a stone that a friend faces from its other side.
    pattern! < Rim17
        O????
        o.O??
        ?X*xx
        ?????
        -----

        : 8, OX, shape(10)

        accepted
        ..OXXXX
        .O.OXOX
        X..O..X
        ..X*...
        .......
        -------

        refused
        |..XOOO
        |.OXO.X
        |O.OXX.
        |O.O...
        |O*O...
        |OX.O..
        |.OOO..
        |....O.
        |...XO.
    >

    /// Come down to the second line where a link underneath would save them.
    pattern! < Rim18
        ??.??
        ??.O?
        X?X*x
        ?????
        -----

        : 8, OX, shape(7)

        accepted
        -------
        .......
        ..*X.X.
        ..O.X.X
        ..O..XO
        ....XOX

        refused
        |XOXOOO
        |.OOXXX
        |.XX...
        |..X..X
        |.X..X.
        |.*O.XO
        |..X..X
        |..XOX.
        |.XOO..
    >

    /// Stop two stones that come down towards the side, on the fourth line.
    pattern! < Rim19
        ?o..??|
        XX*.??|
        ?.Ox??|

        : 8, OX, shape(12)

        accepted
        .......|
        X..O...|
        .XX*...|
        ..O....|
        .......|
    >

    /// Stop a stone on the second line that ours hold from behind and from above, one of them short of liberties.
    pattern! < Rim20
        ?o??
        ?Oo?
        OX*x
        ?o??
        ----

        : 8, OX, shape(10)

        ?o??
        ?Oo?
        aX*x
        ?o??
        ----

        ; lib(a) <= 2

        accepted
        |..X.XX
        |.XOO..
        |......
        |.*O..O
        |.XO.OO
        |.OXXXX
        |O.OO.O
        |O..OOO

        refused
        ..O..|
        .O.O.|
        ..OX.|
        ...*.|
        .....|
        .O...|
    >

    /// Stop on the second line a stone that comes down beside ours.
    pattern! < Rim21
        oXO??
        .*?OO
        ??.??
        -----

        : 8, OX, shape(11)

        accepted
        XXOX..|
        XO.OX.|
        XOO.*.|
        ......|
        ------+

        refused
        |..O.O
        |...OO
        |.OOXO
        |.OXX.
        |..OX.
        |.*X..
        |.....
        |.....
        +-----
    >

    /// Keep up along the second line with a wall of three liberties or less.
    pattern! < Rim22
        ..??
        o?XX
        ?o*O
        ???x
        ----

        : 8, OX, shape(12)

        ..??
        o?AA
        ?o*O
        ???x
        ----

        ; lib(A) <= 3

        accepted
        |....X
        |...O.
        |..XXO
        |..*O.
        |....O
        +-----

        refused
        ...X..
        .....O
        ...XXO
        O..*O.
        ......
        ------
    >
}

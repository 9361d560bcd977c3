//! Where does a fight turn on who bends first? Steps around the head of their stones.

use gnugo_engine::patterns;

patterns! {
    /// Turns.
    pub static TURN: Shape;

    /// Turn at the head of a stone with three liberties or less, which has a friend behind it.
    pattern! < Turn1
        ?x?o?
        X?X*.
        ?.O..

        : 8, OX, shape(10)

        ?x?o?
        X?A*.
        ?.O..

        ; lib(A) <= 3

        accepted
        .......
        .......
        ..*X.X.
        ...O...
        .......

        refused
        |...O..
        |..O...
        |.*XOX.
        |..XX..
        |.....O
    >

    /// Press down from the fourth line a stone on the third between two of ours.
    pattern! < Turn2
        ??..?
        ?o*.o
        OoXOx
        ?????
        ?????
        -----

        : 8, OX, shape(11)

        accepted
        X.X.O.|
        ......|
        ...O..|
        ..*XO.|
        ......|
        ...O..|
        ......|

        refused
        .........|
        ....X.X..|
        ..X......|
        ..O.*O.X.|
        O.XOX.OX.|
        ..OX.....|
        .........|
        ---------+
    >

    /// Bend up beside their stone where ours are strong: they cannot bend first.
    pattern! < Turn3
        .oo?
        x*X?
        XOOo
        x???

        : 8, OX, shape(9)

        .oo?
        x*X?
        Xaao
        x???

        ; lib(a) > 3

        accepted
        ..XOX.|
        ..XX..|
        ..*OX.|
        ..XO..|
        ...O..|
        O....X|

        refused
        ....X.
        ..O.X.
        ..*X..
        .XOO.X
        ..OXX.
        .XXO.X
    >

    /// Turn at the head of a stone, and stop at once where the next one waits.
    pattern! < Turn4
        ..X
        X*.
        O..
        xO?

        : 8, OX, shape(6)

        ..X
        X*.
        O..
        xa?

        ; lib(a) > 2

        accepted
        .....
        ..O.O
        ...O.
        ..*XO
        .X..X
        ...X.

        refused
        .....
        ...X.
        .X*..
        .O..O
        .XOX.
        .OX..
    >

    /// Turn at the end of our wall before the stones on its two sides join.
    pattern! < Turn5
        ?.XX
        ?*O?
        .XO?
        ??o?

        : 8, OX, shape(9)

        accepted
        ......
        ......
        ..*X..
        .XOO..
        .XXO..
        ......
        ------

        refused
        ....O..O
        ..X.O.O.
        ....XX.O
        X.X*OXO.
        ...XOXOX
        .......O
        ........
        --------
    >

    /// Bend around a stone that is held on two sides already, though ours on one of them is short of liberties.
    pattern! < Turn6
        ????.
        ?oo.o
        OX*.?
        ?O..?

        : 8, -, shape(6)

        ????.
        ?oo.o
        aX*.?
        ?O..?

        ; lib(a) <= 2

        accepted
        |..XO.
        |..O..
        |..XO.
        |..*..
        |.....
        |.....
        |.....

        refused
        ......|
        ..O...|
        .OX*..|
        ......|
        ......|
        ......|
    >

    /// Turn at the head of a stone with two stones that are pressed from behind.
    pattern! < Turn7
        o..
        X*.
        xO.
        ?O?
        ?X?

        : 8, OX, shape(9)

        o..
        A*.
        xO.
        ?O?
        ?X?

        ; lib(A) <= 3

        accepted
        .....
        .....
        .X*..
        OXO..
        XOOX.
        OXX..
        .....

        refused
        .......
        ..XXX.O
        .XOO*..
        .O.....
        O.O....
    >

    /// Turn at the head of their wall while nothing stands ahead.
    pattern! < Turn8
        ??.o?
        ??o..
        x?X*.
        ??XOx
        ?ox??
        ???O?

        : 8, OX, shape(6)

        accepted
        ........
        ........
        O.OO.O..
        XXXXX...
        OOOO*...
        ........
        --------

        refused
        -----------
        XX.........
        X......X.O.
        X.OO.OO.XXO
        .XO.OXX.OXO
        OXXOXXO.OXX
        O..X.X*.O..
        .........OX
        ........XO.
        ........XO.
        ...X.....X.
        ...........
    >

    /// Turn upwards with two stones before the next enemy hems them in.
    pattern! < Turn9
        o...
        X*.x
        OOxX
        ??o?

        : 8, OX, shape(10)

        accepted
        ......
        ..X...
        ......
        .XO*..
        .XOX..
        .XOXOO

        refused
        ...XXO.|
        .....X.|
        ....X..|
        .......|
        ...*O..|
        X..XO..|
        ...XO..|
        OOXOXX.|
    >

    /// Turn at the head of a stone where ours has a friend a space ahead.
    pattern! < Turn10
        ???.o
        .oX*.
        ?XO.O
        ?..??

        : 8, OX, shape(10)

        accepted
        ......|
        ..O...|
        ...*..|
        ..OX..|
        ..X...|
        ......|
        ......|

        refused
        ..XXO...
        .X......
        ...O.OOO
        .X..*.X.
        ...OXX..
        X..X....
        ........
        ........
        .....X.X
    >

    /// Bend up with two stones beside one that has three liberties or less.
    pattern! < Turn11
        oo.?
        x*X?
        XOO?
        ???O

        : 8, OX, shape(7)

        oo.?
        x*A?
        XOO?
        ???O

        ; lib(A) <= 3

        accepted
        .OX..|
        .OX..|
        O.OX.|
        ..O*.|
        .OXX.|
        XXO..|

        refused
        .....O
        ..X.O.
        X.XO..
        X.*OX.
        ...X..
        ......
    >

    /// Turn on the fourth line in front of a stone with three liberties or less.
    pattern! < Turn12
        ??o??
        xX*.?
        ?O..?
        ?????
        ?????
        -----

        : 8, OX, shape(10)

        ??o??
        xA*.?
        ?a..?
        ?????
        ?????
        -----

        ; lib(A) <= 3 && lib(a) > 2

        accepted
        .......
        .......
        ...*X.X
        ....O..
        .......
        .......
        -------

        refused
        +------
        |......
        |......
        |...*..
        |.OOX.O
        |.XOX..
        |......
    >

    /// Bend around a stone towards a friend at the diagonal.
    pattern! < Turn13
        .???
        ?o.O
        .X*.
        xOx.

        : 8, OX, shape(9)

        accepted
        ......
        O..O..
        ..*...
        .OX.O.
        ......
        ..X.X.

        refused
        ....XOXX
        XX..XOOO
        OX.XO.O.
        O..*X...
        ..O...O.
        ....O..O
        ........
        X.......
    >
}

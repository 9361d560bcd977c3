//! Where does a push or a cut between two stones work? Where they touch only at the corners, or stand one space apart.

use gnugo_engine::patterns;

patterns! {
    /// Cuts and pushes into gaps.
    pub static CROSSCUT: Shape;

    /// Cut where two stones touch only at their corners: one has two liberties, the other three or less.
    pattern! < Crosscut1
        ?o?
        ?X*
        oOX
        ..?

        : 8, -, shape(8)

        ?o?
        ?A*
        oOB
        ..?

        ; lib(A) <= 2 && lib(B) <= 3

        accepted
        ..O..
        .O...
        .XO..
        .*X..
        ....X
        .....

        refused
        ......
        ..*XX.
        ..XO.O
        ...O..
        ......
    >

    /// Push on between two ranks of theirs with a string that has liberties to spare.
    pattern! < Crosscut2
        ?ooo
        .X*X
        ?XOX

        : 8, OX, shape(6)

        ?ooo
        .X*X
        ?XaX

        ; lib(a) > 3

        accepted
        O.OO.
        .....
        X.XXO
        ..*OO
        ..XXX
        .....

        refused
        .O...
        .....
        X.XXO
        ..*O.
        ..XX.
        .OO.X
    >

    /// Push in between two stones one space apart where two of ours hold one of the cuts.
    pattern! < Crosscut3
        ?o?o
        ?ooo
        .X*X
        ?OOo

        : 8, OX, shape(8)

        accepted
        ...X..|
        ......|
        ......|
        .X*X..|
        ..OO..|
        ......|

        refused
        +--------
        |........
        |........
        |...O....
        |.....O..
        |..X*X...
        |..OO....
        |..OXX...
        |...O....
        |..O.....
    >

    /// Push between two stones one space apart with a friend at the diagonal behind.
    pattern! < Crosscut4
        ?.?
        ?o?
        .o.
        X*X
        oO.
        O??

        : 8, OX, shape(11)

        accepted
        .....X..
        .O.X....
        ..O*....
        .O.X....
        ........

        refused
        +------
        |......
        |.X.O.X
        |..O...
        |.X*X..
        |......
        |...X..
        |....XX
        |..O.O.
        |.....O
    >

    /// Push between two stones of which one has three liberties or less.
    pattern! < Crosscut5
        ?.oo?
        ?X*X?
        X?O.?

        : 8, OX, shape(7)

        ?.oo?
        ?A*X?
        X?O.?

        ; lib(A) <= 3

        accepted
        ...OO
        ...XX
        O.XOX
        ..*O.
        ..X.O
        O....
        ..X..

        refused
        |....
        |...O
        |.X..
        |.*O.
        |.X..
        |..XO
        |....
    >

    /// Wedge in between two stones from whose flank ours looks on: one of them has two liberties or less.
    pattern! < Crosscut6
        O??
        o?o
        X*X
        O..

        : 8, OX, shape(8)

        O??
        o?o
        A*X
        O..

        ; lib(A) <= 2

        accepted
        O.O.O.
        O.X...
        ..*...
        .OX.O.
        ..O.XX

        refused
        ...X.O
        .O.XO.
        ...*..
        ...X.O
        ..X...
    >

    /// Push between two stones while their next one is still a space away.
    pattern! < Crosscut7
        ooo??
        X*X?X
        xO.??
        x.???

        : 8, OX, shape(12)

        accepted
        |......
        |..XX..
        |..O*.X
        |...X..
        |..OOOO
        |..OX..
        |.....X

        refused
        ------+
        ......|
        O.....|
        O.OOX.|
        .XXX..|
        ....X.|
        .X.O*.|
        ...XX.|
        X...O.|
        .X.O..|
    >

    /// Push between two stones over a string of theirs with one that has liberties to spare.
    pattern! < Crosscut8
        ??.oo?
        .?X*X?
        ??XO?.

        : 8, OX, shape(9)

        ??.oo?
        .?X*X?
        ??Xa?.

        ; lib(a) > 3

        accepted
        ....|
        ....|
        ..X.|
        OO*.|
        .XX.|
        ....|
        ....|
        .X..|

        refused
        .....
        .....
        ..X..
        ..*O.
        ..XX.
        .....
        ...O.
        ...OX
    >

    /// Cut with atari where a rank of ours lies beside the stone.
    pattern! < Crosscut9
        oo?o
        ?X*x
        OOX.
        X???

        : 8, OX, shape(7)

        oo?o
        ?A*x
        OOX.
        X???

        ; lib(A) <= 2

        accepted
        ..OXOO
        ..OOXX
        ..XOXO
        ..*XX.
        ......
        O.X...

        refused
        |..X..
        |.....
        |.*X..
        |.XOOO
        |..XX.
        |.....
    >

    /// Push between two stones one space apart where the cut on one side has a friend near.
    pattern! < Crosscut10
        ??ooo
        .?X*X
        ?OoO.

        : 8, OX, shape(9)

        accepted
        X.....|
        ..O.O.|
        .X*X..|
        ......|
        ------+

        refused
        XO.O.......
        XO..X...X..
        OXOXX......
        OX.........
        XX...X*X..X
        ...XOOO....
        ...O.XX....
        ...........
        -----------
    >

    /// Wedge in over a rank of ours against a stone with three liberties or less: there is no cut behind.
    pattern! < Crosscut11
        ooo
        X*X
        OOO
        ??o

        : 8, OX, shape(8)

        ooo
        A*X
        OOO
        ??o

        ; lib(A) <= 3

        accepted
        |..X..O
        |..XO..
        |..*O..
        |..XO..
        |.X...X

        refused
        .X..O
        .X...
        XOOOO
        XX*X.
        X....
        .XX..
    >

    /// Cut two stones at their corner from a friend beside the point.
    pattern! < Crosscut12
        ??.??
        ?????
        ??x.?
        xX*O?
        ?OX.?
        ????.

        : 8, OX, shape(12)

        accepted
        ...X...
        .O.XO..
        ..OX...
        O.X*O.O
        .......
        .......
        .......
        .......

        refused
        +-------
        |.......
        |.......
        |.O.O.X.
        |.......
        |.X*O...
        |.OX....
        |..X....
        |.......
        |.....X.
    >

    /// Cut two stones at their corner where ours between them has room and a friend.
    pattern! < Crosscut13
        ?????.
        ??o?.?
        .oX*??
        ??OXo?
        ?O????

        : 8, OX, shape(8)

        ?????.
        ??o?.?
        .oX*??
        ??aAo?
        ?O????

        ; lib(a) > 2 && lib(A) <= 3

        accepted
        ....X.X.
        ........
        .....O..
        ...*XO.O
        ...XOXX.
        ....OOX.
        .....OX.

        refused
        .....OO
        ....O.X
        .O.OXX.
        ..OX...
        .XX*.X.
        ......X
        .......
        -------
    >

    /// Come between two stones that touch at their corners, from a friend on the other side.
    pattern! < Crosscut14
        ?.?
        X*O
        OXo
        ??.

        : 8, OX, shape(9)

        ?.?
        X*O
        aXo
        ??.

        ; lib(a) > 2

        accepted
        .....|
        O.OO.|
        ..*X.|
        ..XO.|
        ..XO.|

        refused
        ....O
        .X...
        .OX.O
        XX*O.
        .....
        -----
    >

    /// Push up between two stones where a friend stands under the longer side.
    pattern! < Crosscut15
        ooo
        X*X
        XO.
        O.x

        : 8, OX, shape(8)

        accepted
        ......
        ..X..X
        ..*O..
        ..XXO.
        ..OXO.

        refused
        ........
        .....XX.
        O..XXO..
        ...*O.OX
        X..X....
        ...XX.X.
        OO......
    >

    /// Cut on the fourth line between two of theirs that touch ours, with a friend beside.
    pattern! < Crosscut16
        .??OX???
        ???X*Oo?
        ????????
        ????????
        ????????
        --------

        : 8, OX, shape(10)

        accepted
        ..........
        ...OX.....
        ..OX*O....
        ..........
        ..........
        ..........
        ----------

        refused
        ..........
        ...OXX....
        ..OX*O....
        ....XX....
        ..........
        ..........
        ----------
    >
}

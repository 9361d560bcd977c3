//! Which stones are pulled out of a squeeze? Steps away from their stones, while the stone still has two liberties or a
//! friend to reach.
//!
//! A stone that is bent over fights short of liberties: the step ahead comes first.

use gnugo_engine::patterns;

patterns! {
    /// Stretches.
    pub static STRETCH: Shape;

    /// Stretch a stone with two liberties out from under a friend that stands above it.
    pattern! < Stretch1
        ?O??
        o.x?
        ?O*.
        x?..
        .???

        : 8, OX, shape(11)

        ?O??
        o.x?
        ?a*.
        x?..
        .???

        ; lib(a) <= 2

        accepted
        .......
        ...X...
        .O.OX..
        ...*...
        .......
        .......

        refused
        .X.OX.
        ..O.X.
        ......
        ..O*..
        ......
        ......
        ......
    >

    /// Stretch a stone with two liberties away from where it is pressed: it gets room on three sides.
    pattern! < Stretch2
        O..?
        ?O*.
        x?.?

        : 8, OX, shape(11)

        O..?
        ?a*.
        x?.?

        ; lib(a) <= 2

        accepted
        ..O..
        .....
        ..*..
        ..OXO
        OOX..
        O.X..

        refused
        |.....
        |...OO
        |.*O.X
        |.....
        |.....
    >

    /// Bend up beside the stone that leans on ours: they have only two liberties.
    pattern! < Stretch3
        .oo?
        ?X*.
        ?OOx

        : 8, -, shape(8)

        .oo?
        ?X*.
        ?aax

        ; lib(a) <= 2

        accepted
        XO...
        O.O..
        XOX..
        XO*..
        XX...
        .....

        refused
        .X....
        ......
        ..*X..
        O.OOX.
        ....O.
    >

    /// Stretch over the stone that undercuts ours to where a friend waits below.
    pattern! < Stretch4
        xx??
        O*.?
        X.o.
        ?O??

        : 8, OX, shape(9)

        xx??
        a*.?
        A.o.
        ?b??

        ; lib(a) <= 2 && lib(A) > 2 && lib(b) > 2

        accepted
        .....O
        ......
        O.O..X
        OO.*X.
        .XXOXO
        XXO...

        refused
        .X...X
        XOOOX.
        OX....
        .O*...
        ......
        ------
    >

    /// Push up between two stones of theirs before they join over ours.
    pattern! < Stretch5
        .oo?
        x*X?
        XOo?
        ?.O.

        : 8, OX, shape(9)

        accepted
        OX...X
        ...X..
        X.*O..
        ..X.O.
        ......
        O.X..X

        refused
        .O..O.XX
        ..O.....
        .OX.O.XX
        .OXO.OOX
        ...*XOX.
        ........
        --------
    >

    /// Stretch two stones with two liberties out of a squeeze.
    pattern! < Stretch6
        ?xx??
        OO*.?
        ?X.??

        : 8, -, shape(9)

        ?xx??
        aa*.?
        ?X.??

        ; lib(a) <= 2

        accepted
        .O...OX
        O...XX.
        ...*OOX
        .....XO
        ...O..O

        refused
        ..X....
        X.X....
        .OO*...
        .......
        .......
    >

    /// Grow along their wall: whoever falls behind is bent over.
    pattern! < Stretch7
        oo.?
        X*x?
        XOx.
        ?OXo

        : 8, OX, shape(6)

        accepted
        ......
        ......
        XX....
        OOO*..
        X.XX..
        ......

        refused
        |........
        |..X..O..
        |.......O
        |.....O..
        |.XX....X
        |XOO*.X..
        |.OXXOX..
        |OOOXXXO.
        |X.OXXO.O
        |.XXOXXO.
    >

    /// Stretch away from the two stones that press from behind and from below, with a friend on the other side.
    pattern! < Stretch8
        O???
        oxx?
        XO*.
        ?X.?
        .???

        : 8, OX, shape(9)

        accepted
        ......
        .O.O.X
        ......
        .XO*..
        ..X...
        ......
        .X....

        refused
        +------
        |......
        |......
        |..X...
        |.*OX.X
        |......
        |...O..
        |......
        |......
    >

    /// Stretch towards a friend at the diagonal past a stone that has room.
    pattern! < Stretch9
        ?xxx
        XO*.
        ?XxO
        ???.

        : 8, -, shape(12)

        ?xxx
        XO*.
        ?AxO
        ???.

        ; lib(A) > 2

        accepted
        ......
        X.O...
        ...*..
        ..XO..
        .X.XO.
        ...XO.

        refused
        .OO..O
        ...OO.
        .O.XOX
        ..*OX.
        ......
        ------
    >

    /// Stretch out from between two walls: whoever gets there first is ahead.
    pattern! < Stretch10
        ???.
        ?ox?
        X*.?
        XOX?

        : 8, OX, shape(9)

        accepted
        |.XOO.
        |.XOX.
        |..*X.
        |.....
        |.....
        +-----

        refused
        ......X.
        ........
        ........
        X.X....X
        X.O*.X.X
        OXXX...X
        ........
        --------
    >

    /// Push up beside their stone before the ones on both sides close in.
    pattern! < Stretch11
        ???o?
        ?oo.o
        ?X*.?
        X?O.X
        .????

        : 8, OX, shape(10)

        accepted
        .......|
        ....X..|
        .......|
        ..O*O..|
        ...X...|
        X...X..|
        .......|

        refused
        |.........
        |.........
        |...X.....
        |.........
        |...O*O...
        |...OXO...
        |...XOX...
        |...XO....
        |...X..O..
    >

    /// Stretch along the third line towards a friend at the diagonal.
    pattern! < Stretch12
        o??
        XxO
        O*x
        xx?
        ???
        ---

        : 8, OX, shape(11)

        o??
        AxO
        O*x
        xx?
        ???
        ---

        ; lib(A) > 2

        accepted
        |......
        |...O..
        |..*X..
        |..OX.X
        |......

        refused
        ......|
        ..O...|
        ...*..|
        .OXO..|
        .O....|
    >

    /// Stand up with a string that has liberties to spare, between two stones of which the lower one has room.
    pattern! < Stretch13
        ?..
        X*o
        OOX

        : 8, OX, shape(11)

        ?..
        X*o
        aaA

        ; lib(a) > 3 && lib(A) > 2

        accepted
        .OXX.
        .OOX.
        XX*..
        .....
        -----

        refused
        OXX..
        .....
        ..*X.
        .XOO.
        .O...
    >

    /// Push up between two stones with a string that has liberties to spare, where a friend holds the lower one.
    pattern! < Stretch14
        ..o??
        x*X??
        XO???
        O????

        : 8, OX, shape(5)

        ..o??
        x*X??
        Xa???
        O????

        ; lib(a) > 3

        accepted
        .X...|
        .OXX.|
        .OO*.|
        ...X.|
        .....|
        .O...|
        O.OO.|

        refused
        .X..X.
        .XX...
        O....X
        XX.X.O
        OXO*..
        OOXX.X
        ..OX..
    >

    /// Stretch a lone stone with two liberties between their stones into the open.
    pattern! < Stretch15
        ????o
        ?xx.?
        ?O*..
        ?X..x

        : 8, OX, shape(6)

        ????o
        ?xx.?
        ?a*..
        ?X..x

        ; lib(a) <= 2

        accepted
        |.....
        |.....
        |.....
        |..*..
        |..OX.
        |.OXX.
        |..O.X

        refused
        ......
        .XO..O
        .XO...
        ..*...
        ......
        ......
        ......
    >

    /// Stand up between a wall and the stone that closes in from its other side.
    pattern! < Stretch16
        Xo.
        X*.
        oOX
        ?xx

        : 8, OX, shape(8)

        accepted
        ..OX..
        ...X..
        .O*O.O
        OXX...
        .O..O.

        refused
        -------
        ....XOO
        ...*XXO
        O.XO.XO
        ..X....
        .....X.
        ......X
    >

    /// Draw back from under a stone with room, along those that have come underneath.
    pattern! < Stretch17
        .oX
        ?*O
        .XX

        : 8, OX, shape(7)

        .oA
        ?*a
        .XX

        ; lib(A) > 2 && lib(a) > 2

        accepted
        ..O.O
        ..XXX
        ..*OO
        ...X.
        .....

        refused
        .....
        .XOX.
        ..*X.
        ..X..
        .....
    >

    /// Stretch a string of two liberties where the way ahead is free.
    pattern! < Stretch18
        ?.x??
        oO*.?
        ???.x

        : 8, -, shape(8)

        ?.x??
        oa*.?
        ???.x

        ; lib(a) <= 2

        accepted
        ....O.O
        X.X..XO
        ...*OOX
        O..XXXO
        .......

        refused
        .....
        .....
        ..O..
        ..*..
        .....
        .....
        -----
    >

    /// Run out with the stone in atari that keeps two of theirs apart, beside ours.
    pattern! < Stretch19
        ?X.?
        XO*?
        OX.?
        ?..?

        : 8, -, shape(10)

        accepted
        ......
        ..X...
        .XO*..
        .OX...
        .O....
        ......

        refused
        ...X..
        ..X.X.
        .XO*X.
        .OX.X.
        .O..X.
        ......
    >
}

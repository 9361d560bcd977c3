//! When is a plain connection the right move? Gaps that they press on from two sides, stones in atari.
//!
//! A connection that nobody threatens is slow: each drawing shows what makes the cut work.

use gnugo_engine::patterns;

patterns! {
    /// Solid connections.
    pub static SOLID: Shape;

    /// Connect at the point where two of their strings would cut: both have the liberties for it.
    pattern! < Solid1
        ??O?
        XX*?
        ??OX

        : 8, OX, shape(13)

        ??O?
        AA*?
        ??OB

        ; lib(A) > 2 && lib(B) > 2

        accepted
        .X...O
        .XOOO.
        .O*XXX
        O.OX.O
        ...XO.

        refused
        |.....X
        |..OOOX
        |X.*XXX
        |.XO.X.
        |XOOOO.
    >

    /// Stand up before they bend over our stone: the one beside it has liberties enough to push on.
    pattern! < Solid2
        o??
        oo.
        X*o
        ?OX

        : 8, OX, shape(10)

        o??
        oo.
        X*o
        ?OA

        ; lib(A) > 2

        accepted
        -----
        .....
        ....X
        ..*X.
        .XOO.
        .....

        refused
        -----
        .....
        .....
        OO*X.
        .XO..
        .....
    >

    /// Connect along a line that their stones press from both sides.
    pattern! < Solid3
        ?OX
        X*?
        xOx

        : 8, OX, shape(13)

        accepted
        ...X.
        ..OXO
        .X*OX
        ..O.O
        .....

        refused
        |...O...
        |....XX.
        |..XXO..
        |..O*O..
        |...OXO.
        |...O...
        |.......
    >

    /// Connect against a peep, with their stones all around.
    pattern! < Solid4
        ??x?o
        ?xxx?
        xO*O?
        xxX.?
        .?x??

        : 8, OX, shape(5)

        accepted
        -------
        .......
        .......
        ...O.XX
        .X.*X.O
        ...O...
        .X.....
        ...O...

        refused
        -----------
        ...........
        .O...OO....
        XO..XXX.OO.
        XX...O.XXX.
        ....X*.....
        .X.O.O.....
        ..X.O.O.X..
        ....XO.....
        ....XXO.X..
        ....OX.....
    >

    /// Link two stones of ours across, before those on both sides cut there.
    pattern! < Solid5
        x????
        ?xoO?
        ?X*??
        ..OXx

        : 8, OX, shape(11)

        accepted
        ...O...
        .X.....
        .XO....
        .XO*X..
        .XXO...
        ...O.X.

        refused
        +---------
        |.........
        |..XXO....
        |..XO*X...
        |...O.....
        |....O....
        |...X.....
        |.........
    >

    /// Connect a stone with two liberties to the one a space away while they are about to push in.
    pattern! < Solid6
        xx??
        O*O?
        ?Xo?
        ???o

        : 8, OX, shape(10)

        xx??
        a*O?
        ?Xo?
        ???o

        ; lib(a) <= 2

        accepted
        ...XO.
        .XOOXX
        OXX*X.
        O.OO.O
        OO..O.
        XO...O

        refused
        .XXX.|
        X..O.|
        ..X*.|
        ...O.|
        .OO..|
        ...X.|
    >

    /// Connect two stones at the diagonal where theirs stands in the other cutting point, and another, with room,
    /// beside ours.
    pattern! < Solid7
        ??O?
        .?O?
        X*OX
        xOX?

        : 8, OX, shape(9)

        ??O?
        .?O?
        X*OA
        xOX?

        ; lib(A) > 2

        accepted
        OOOOX...
        XO.OX...
        XOO.XXX.
        XXOOOX.X
        X.XX*OXX
        .XX.X.OO
        XXOX.OOX
        OOOOO.X.

        refused
        ------
        .XO...
        XXO..X
        OXO*X.
        XOXO.X
        OO....
    >

    /// Connect along their wall to the stone at its end.
    pattern! < Solid8
        xxx?
        O*Ox
        XXOX

        : 8, OX, shape(10)

        xxx?
        O*Ox
        AAOX

        ; lib(A) > 2

        accepted
        .O....
        ......
        O.O*O.
        OXOXX.
        X.XXO.

        refused
        ...OX
        ..OXO
        O.*X.
        ..OOX
        .X.X.
        .....
    >

    /// Connect two stones at the diagonal where one cutting point is taken by a stone with room.
    pattern! < Solid9
        ??x?
        X*Oo
        ?OX?

        : 8, OX, shape(10)

        ??x?
        X*Oo
        ?OA?

        ; lib(A) > 2

        accepted
        .....
        ..X..
        .O*..
        .XO.O
        .XO..
        .XXO.

        refused
        ......
        .XOXOO
        XX*O.X
        X...OO
        X.XO..
    >

    /// Connect two stones at the diagonal where the stone in the cutting point has a friend around the corner.
    pattern! < Solid10
        ?x.x
        XO*x
        ?XOx
        xxx?

        : 8, OX, shape(3)

        ?x.x
        AO*x
        ?BOx
        xxx?

        ; lib(A) > 2 && lib(B) > 2

        accepted
        ......
        ...X..
        O.OXO.
        ..*OX.
        ....X.
        ......

        refused
        ......
        ....X.
        X.*OX.
        ..OXOX
        ......
        ------
    >

    /// Connect against a peep, while another stone of theirs is on its way to the gap.
    pattern! < Solid11
        X.???
        .x???
        O*O?.
        xXx??

        : 8, OX, shape(11)

        accepted
        .......
        ..X....
        .O*O...
        .......
        .X.X...
        X......

        refused
        ...X.OO.
        .X..XXO.
        ..X.OXXO
        ....*XO.
        ..X.O...
        X.......
        ...X.O..
        X.......
        ..X.O...
    >

    /// Connect the one-space jump that they peep at from one side and face from the other.
    pattern! < Solid12
        ?X?
        xxx
        O*O
        .X.

        : |, OX, shape(10)

        ?A?
        xxx
        O*O
        .X.

        ; lib(A) > 2

        accepted
        O..O.X..
        .O.O...X
        X...O...
        X.X.*XXX
        ....O.OO
        ..X.....
        X..O....

        refused
        ...O.O
        X.O.O.
        .X*.XO
        X.O.XO
        OO..OO
    >

    /// Cut two stones at their corner, where ours stands in the other cutting point and a friend beside this one.
    pattern! < Solid13
        Ox?
        X*O
        OXo

        : 8, OX, shape(11)

        accepted
        .....OX
        OX...O.
        XXO...X
        OXX*O..
        OXOX...
        X.O.O..
        .....O.

        refused
        X..X...
        .X..X..
        XOOXO..
        O..*XX.
        .O.OO..
        ...X..X
        ..O.OOO
    >

    /// Connect along the top of two stones that have pushed into our one-space jump.
    pattern! < Solid14
        .xxx
        O*O?
        XX.?
        ??O?

        : 8, OX, shape(9)

        accepted
        .OO...
        X.....
        OO*O.O
        XXX..O
        ..XOOX
        ...XOO

        refused
        ...OXO..|
        XOO.X...|
        .XOO.O..|
        .XO.XO..|
        ....X*..|
        .XOO.O..|
        ..X.O...|
        ...XXO..|
        .X......|
        ..X.XO..|
    >

    /// Connect against two stones in a row that push into a one-space jump.
    pattern! < Solid15
        ?xx??
        xxx.?
        ?O*O?
        ?oX?o
        ??X??

        : 8, OX, shape(4)

        ?xx??
        xxx.?
        ?O*O?
        ?oA?o
        ??A??

        ; lib(A) > 2

        accepted
        ....O..|
        .......|
        .......|
        ..O*O..|
        ...X...|
        ...X.O.|
        ....XO.|

        refused
        OOX...X
        ..X.X..
        O.....O
        ..O*O..
        ..OXO..
        OOXXO..
        XOXO...
    >

    /// Close the last hole between stones of ours, where the stone that leans on it has room.
    pattern! < Solid16
        OxO
        X*?
        oOX

        : 8, OX, shape(11)

        OxO
        A*?
        oaX

        ; lib(A) > 2 && lib(a) > 2

        accepted
        .....
        OXXO.
        OO*..
        X.XOO
        .X.XX

        refused
        XXXX.
        OOOXX
        ..*OO
        .OX..
        ..OO.
    >

    /// Stand up between three stones of theirs that close in on ours.
    pattern! < Solid17
        ooX
        X*x
        oOX
        ?.?

        : 8, OX, shape(7)

        ooX
        X*x
        oOA
        ?.?

        ; lib(A) <= 3

        accepted
        X.XX.
        .XOO.
        ..*X.
        .XO..
        X....
        ..OOO

        refused
        O.X...
        .OX.X.
        O.O*..
        .O.X..
        ...X..
    >

    /// Draw along over their stones to the friend at their end.
    pattern! < Solid18
        xx?
        O*o
        XXO
        x??
        ?X?

        : 8, OX, shape(5)

        accepted
        .....
        X.XX.
        .XOO.
        .XXO.
        .O*.O
        ....O
        ..O.O

        refused
        OOX.......X
        .OXXX...XXO
        .OO.OXXX.OO
        .O..OOOOO.X
        .XO.*XXXXXX
        ..OXOX.OOOO
        OOXXXOO....
        XX...XXOO..
        ...X.XOX...
    >

    /// Draw through between two stones to a friend at the diagonal.
    pattern! < Solid19
        oO.
        X*X
        O?o

        : 8, OX, shape(12)

        accepted
        .....
        O.XO.
        .O*.X
        X.X..
        ....O

        refused
        O.X..|
        OOOX.|
        OXOX.|
        OXX*O|
        XX.X.|
        XOOX.|
        OXXXX|
    >

    /// Connect two stones at the diagonal around a stone that has only two liberties.
    pattern! < Solid20
        ?.o.?
        ?X*Ox
        .oOX.

        : 8, OX, shape(8)

        ?.o.?
        ?X*Ox
        .oOA.

        ; lib(A) <= 2

        accepted
        .....X.
        ...OX.X
        X.X*OX.
        ...O...
        .X.....

        refused
        .XXOX.|
        ...OX.|
        ..X*O.|
        .X.O..|
        OOO...|
    >

    /// Connect a stone in atari to the friend at its corner, where the point beyond is still empty.
    pattern! < Solid21
        ?X.
        XO*
        ?XO

        : 8, -, shape(11)

        accepted
        ......
        ..X...
        .XO*..
        ..XO..
        ..XOO.
        ......

        refused
        ......
        ..X.X.
        .XO*X.
        ..XOX.
        ...X..
        ......
    >

    /// Connect a stone in atari, which three of theirs hold, straight back to a friend.
    pattern! < Solid22
        ?X?
        XOX
        .*?
        ?O?

        : 8, -, shape(11)

        accepted
        ......
        ..X...
        .XOX..
        ..*.X.
        .OO...
        ......

        refused
        ......
        ..X...
        .XOX..
        ..*X..
        .XOX..
        ..X...
    >

    /// Connect a stone in atari to two stones that are pressed from the other side: cut apart, both would be hunted.
    pattern! < Solid23
        ?X??
        XO*?
        ?XOX
        ??O?

        : 8, -, shape(13)

        accepted
        .......
        ..X....
        .XO*...
        ..XOX..
        ...OX..
        .......

        refused
        ..X.X..
        .XO*X..
        ..XOX..
        ..XOX..
        ...X...
        .......
    >

    /// Draw a stone that is held from three sides back towards a friend: one space is left between them.
    pattern! < Solid24
        ??oX?
        O.*OX
        ??oX?

        : -, -, shape(6)

        accepted
        .......
        ....X..
        .O.*OX.
        ....X..
        ..O....
    >

    /// Connect two stones in atari to one that stands beside their last liberty.
    pattern! < Solid25
        OXX?
        *OOX
        ?XX?

        : 8, -, shape(11)

        accepted
        .......
        .O.X...
        .OXX...
        .*OOX..
        ..XX...
        .......

        refused
        .......
        ..X....
        XOXX...
        X*OOX..
        .XXX...
        .......
    >

    /// Connect on the second line below a stone between two of theirs, before they cut it from the one at its corner.
    pattern! < Solid26
        XOX
        O*.
        ?.?
        ---

        : 8, -, shape(12)

        accepted
        ....O...
        ..X.OX..
        ..XXOX..
        .X.O*...
        ........
        --------

        refused
        ...X...
        ..XOX..
        .XO*.X.
        .X...X.
        -------
    >
}

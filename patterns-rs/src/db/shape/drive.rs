//! Which pressure on a stone with few liberties is worth a move? Ataris that are played for shape, and not for the
//! stone.
//!
//! What reading finds captured is counted elsewhere.

use gnugo_engine::patterns;

patterns! {
    /// Ataris that drive.
    pub static DRIVE: Shape;

    /// Give atari from above to a stone between two of ours.
    pattern! < Drive1
        ?.xo
        ?x*.
        oOXO

        : 8, OX, shape(9)

        ?.xo
        ?x*.
        oOAO

        ; lib(A) <= 2

        accepted
        ...XXO
        .OXOOO
        ..*XX.
        ......
        X.X...

        refused
        ......
        .O.X..
        ...*..
        ..OXO.
        O.OX..
    >

    /// Give atari from the front to a stone that ours, itself short of liberties, holds from behind.
    pattern! < Drive2
        ?.o?
        OX*.
        ??oX
        ?o??

        : 8, -, shape(8)

        ?.o?
        aA*.
        ??oX
        ?o??

        ; lib(a) <= 2 && lib(A) <= 2

        accepted
        ......
        .X....
        O.*XO.
        .X.OX.
        ..O..X
        .XXXXO

        refused
        |O.OXX
        |.OXOX
        |.XX..
        |.*...
        |..X..
        |.X...
    >

    /// Press from the open side a stone with three liberties or less that leaves ours only two.
    pattern! < Drive3
        ?.???
        ???o.
        oOX*x
        ??O??
        ??O??

        : 8, -, shape(10)

        ?.???
        ???o.
        oaA*x
        ??O??
        ??O??

        ; lib(a) <= 2 && lib(A) <= 3

        accepted
        .......|
        .......|
        .......|
        ..OX*..|
        .OXO...|
        .XXO...|
        .......|

        refused
        -------
        .......
        X......
        OXX*..O
        OOOXX..
        ...O...
        .......
        ..O....
    >

    /// Give atari where both sides are short of liberties, and ours has a friend behind it.
    pattern! < Drive4
        ?.??
        O?o?
        ?X*?
        ?O.x
        O???

        : 8, OX, shape(11)

        ?.??
        O?o?
        ?A*?
        ?a.x
        O???

        ; lib(A) <= 2 && lib(a) <= 2

        accepted
        ------
        ......
        ....OO
        ..*XOX
        ...OX.
        ....OX
        .....O

        refused
        ..O....
        OOXXO.O
        .XOX...
        ...*...
        .......
        -------
    >

    /// Cover a stone between two of ours from above, with a friend at hand to hold it.
    pattern! < Drive5
        ?..o
        O?*?
        ?OXO

        : 8, OX, shape(9)

        accepted
        O.OXXO
        .....O
        ..*.O.
        OOXO.X
        OXX...

        refused
        |....O
        |..X.X
        |.O.O.
        |..O..
        |.*XX.
        |..OX.
        |.....
        |.....
        +-----
    >

    /// Give atari from between two of their stones to the one beside ours, which has only two liberties itself.
    pattern! < Drive6
        x.o?
        OX*X
        ????
        ?o??

        : 8, OX, shape(6)

        x.o?
        aA*X
        ????
        ?o??

        ; lib(a) <= 2 && lib(A) <= 2

        accepted
        XXOXXX
        XOOO.O
        XXO.OX
        XOX*XO
        ......
        ------

        refused
        ......
        .X....
        .OX*X.
        O.....
        .O.X..
        XO....
    >

    /// Give atari in a race of two liberties against two, even where another stone is near.
    pattern! < Drive8
        o.X
        X*?
        Ooo

        : 8, OX, shape(4)

        o.X
        A*?
        aoo

        ; lib(A) <= 2 && lib(a) <= 2

        accepted
        OOX..
        .XX..
        ..*..
        .OXO.
        ...X.

        refused
        .....
        ...X.
        ..*..
        .OX..
        ...X.
    >
}

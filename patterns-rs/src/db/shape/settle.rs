//! How does a weak stone settle inside their sphere? Contact moves that get shape, crosscuts, and light moves along the side.
//!
//! "Strike at what is solid when you want shape": a contact move strengthens both sides, which costs nothing where the opponent is
//! strong anyway and our stone is weak.

use gnugo_engine::patterns;

patterns! {
    /// Moves that settle weak stones.
    pub static SETTLE: Shape;

    /// Attach underneath the neighbour on the third line: whatever it answers, our weak stone gets a base.
    pattern! < Settle1
        ?.....?
        ?O.X..?
        ?..*..?
        ?.....?
        -------

        : 8, Od, shape(1)

        ?.....?
        ?a.B..?
        ?..*..?
        ?.....?
        -------

        ; weak(a) && genus(a) < 2 && wormsize(B) == 1 && lib(B) == 4

        accepted
        ---------
        .........
        ...*.....
        ...X.O...
        ........X
        ......O..

        refused
        .......
        .O.X...
        ...*...
        .......
        -------
    >

    /// Attach on top of the neighbour: the hane is answered by a hane or a stretch, and the weak stone is out.
    pattern! < Settle2
        ?....?
        ?..*.?
        ?O.X.?
        ?....?

        : 8, OdE, shape(1)

        ?....?
        ?..*.?
        ?a.B.?
        ?....?

        ; weak(a) && wormsize(B) == 1 && lib(B) == 4 && !oarea(*) && is_surrounded(a)

        accepted
        ...X
        ....
        ....
        ..O.
        ....
        .*X.
        ....
        ....

        refused
        ......
        ...*..
        .O.X..
        ......
    >

    /// Crosscut where a lone weak stone has been bent around: the opponent cannot keep all of his stones.
    pattern! < Settle3
        .X*
        .OX
        ?..

        : 8, OXd, shape(1)

        .A*
        .bC
        ?..

        ; weak(b) && wormsize(b) == 1 && wormsize(A) == 1 && wormsize(C) == 1 && lib(C) == 3

        accepted
        .....
        .OX..
        .X*OO

        refused
        .X*
        .OX
        ...
    >

    /// The hanging connection makes eye shape where a solid one would be heavy.
    pattern! < Settle4
        ?OX?
        *.O?
        .??.

        : 8, Od, shape(1)

        ?aX?
        *cb?
        .??.

        ; !same_string(a, b) && xcut(c) && (weak(a) || weak(b)) && genus(a) < 2 && oplay_attack(*, c, c)

        accepted
        X...
        XOX.
        *.O.
        ....
        ....
        ----
    >

    /// Jump down to the second line beside their low stone: a base in two directions.
    pattern! < Settle5
        ?O...?
        .....?
        .*.X.?
        .....?
        ------

        : 8, Od, shape(1)

        ?a...?
        .....?
        .*.X.?
        .....?
        ------

        ; weak(a) && genus(a) < 2 && is_surrounded(a)

        accepted
        .X....
        ......
        ......
        .O....
        ......
        .*.X..
        ......
        ------

        refused
        .O....
        ......
        .*.X..
        ......
        ------
    >

    /// Answer a cap with a knight's move along the side: the stone makes a base and is out on one side.
    pattern! < Settle6
        ??.X.??
        ???...?
        ?.....?
        ?*....?
        ???O..?
        ???...?
        ???...?
        -------

        : 8, OXdE, shape(1)

        ??.A.??
        ???...?
        ?.....?
        ?*....?
        ???b..?
        ???...?
        ???...?
        -------

        ; wormsize(A) == 1 && wormsize(b) == 1 && !oarea(*)

        accepted
        ...X...
        .......
        .......
        .*.....
        ...O...
        .......
        .......
        -------
    >

    /// Extend under a shoulder hit and its helper: the stone is low and has a base at once.
    pattern! < Settle7
        ??X..?
        ?X...?
        ?O.*.?
        ?....?
        ?....?
        ------

        : 8, OXd, shape(1)

        ??X..?
        ?X...?
        ?b.*.?
        ?....?
        ?....?
        ------

        ; weak(b) && wormsize(b) == 1

        accepted
        |....X...
        |...X....
        |...O.*..
        |........
        |........
        +--------

        refused
        ..X...
        .X....
        .O.*..
        ......
        ......
        ------
    >
}

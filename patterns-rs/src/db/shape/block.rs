//! Where must the opponent's stones be stopped? Blocks against pushes and slides.
//!
//! A block leaves cuts at its sides. The constraints read that the stones on both sides of a cut survive it.

use gnugo_engine::patterns;

patterns! {
    /// Blocks.
    pub static BLOCK: Shape;

    /// Block on the second line what slides or crawls under our stone on the third.
    pattern! < Block1
        ?Ox?
        .*X?
        ....
        ----

        : 8, OXe, minterri(3), shape(5)

        accepted
        ..O...
        ..OX..
        ..*XX.
        ......
        ------
    >

    /// Block on the first line what crawls under our stone on the second.
    pattern! < Block2
        ?Ox?
        .*X?
        ----

        : 8, OXe, minterri(2), shape(3)

        accepted
        .OOX..
        ..*XX.
        ------
    >

    /// Stop a column that comes out between our stones right at its head.
    pattern! < Block3
        ??.??
        ?.*.?
        ?OXO?
        ??X??

        : |, OXaE, shape(10)

        ??.??
        ?c*d?
        ?aXb?
        ??X??

        ; oplay_defend_both(*, c, *, a) && oplay_defend_both(*, d, *, b)

        accepted
        .......
        ...*...
        ..OXO..
        .OXXXO.
        .......

        refused
        .........
        ...X.X...
        ....*....
        .XXOXOXX.
        ...XXX...
        ....X....
    >

    /// Block diagonally on the second line: the stone cannot be cut off, and the side stays closed.
    pattern! < Block4
        ?O.?
        ..*X
        ....
        ----

        : 8, OXe, minterri(2)

        accepted
        ..O...
        ..O.X.
        ...*X.
        ......
        ------
    >

    /// The opponent has pushed through a knight's move: block, if the cut behind can be answered.
    pattern! < Block5
        ?..?
        O*.?
        XXO?

        : 8, OXCe, shape(13)

        ?..?
        O*a?
        XXb?

        ; lib(b) > 3 || oplay_defend_both(*, a, *, b)

        accepted
        .......
        .O*....
        .XXO...
        ..X....

        refused
        .......
        .O*....
        .XXO.X.
        ..XX...
    >

    /// The opponent has pushed through a one-space jump: block, if both cuts can be answered.
    pattern! < Block6
        ?O.
        XX*
        ?O.

        : -, OXCe, shape(10)

        ?ab
        XX*
        ?dc

        ; oplay_defend_both(*, b, *, a) && oplay_defend_both(*, c, *, d)

        accepted
        ..O..
        .OO..
        XXX*.
        ..O..
        .....

        refused
        ..O....
        .OO....
        XXX*...
        ..O.X..
        ..X....
    >

    /// Block on the third line what creeps in under our stone on the fourth.
    pattern! < Block7
        ?O.o
        .*X.
        ....
        ....
        ----

        : 8, OXe, minterri(3), shape(8)

        accepted
        ...O...
        ...*X.X
        .......
        .......
        -------
    >

    /// Block a push along the third line where the stone above is solidly joined.
    pattern! < Block8
        OO.?
        ?X*?
        ?...
        ?...
        ----

        : 8, OXe, minterri(2), shape(4)

        bb.?
        ?X*?
        ?...
        ?...
        ----

        ; lib(b) > 2

        accepted
        ..OO
        .*X.
        ....
        ....
        ----
    >

    /// Block the push between two of our stones where the opponent can cut on one side only, and is captured there.
    pattern! < Block10
        ?O?
        X*.
        ?.O

        : 8, OXCe, shape(2)

        ?a?
        X*.
        ?.b

        ; !oplay_disconnect(*, a, b) && !xplay_connect(*, a, b)

        accepted
        .X.
        .*O
        O..
    >

    /// Block a push through the diagonal where the cut behind is captured.
    pattern! < Block14
        ?O?
        X*O
        ?..

        : 8, OXCe, shape(9)

        ?a?
        X*b
        ?..

        ; !same_string(a, b) && !xplay_connect(*, a, b)

        accepted
        .X.
        O*.
        XO.
    >
}

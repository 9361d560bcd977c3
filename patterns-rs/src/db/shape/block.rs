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

        : 8, OXe, shape(1), minterri(3)
    >

    /// Block on the first line what crawls under our stone on the second.
    pattern! < Block2
        ?Ox?
        .*X?
        ----

        : 8, OXe, minterri(2)
    >

    /// Stop a column that comes out between our stones right at its head.
    pattern! < Block3
        ??.??
        ?.*.?
        ?OXO?
        ??X??

        : |, OXaE, shape(3)

        ??.??
        ?c*d?
        ?aXb?
        ??X??

        ; oplay_defend_both(*, c, *, a) && oplay_defend_both(*, d, *, b)
    >

    /// Block diagonally on the second line: the stone cannot be cut off, and the side stays closed.
    pattern! < Block4
        ?O.?
        ..*X
        ....
        ----

        : 8, OXe, shape(1), minterri(2)
    >

    /// The opponent has pushed through a knight's move: block, if the cut behind can be answered.
    pattern! < Block5
        ?..?
        O*.?
        XXO?

        : 8, OXCe, shape(1)

        ?..?
        O*a?
        XXb?

        ; lib(b) > 3 || oplay_defend_both(*, a, *, b)
    >

    /// The opponent has pushed through a one-space jump: block, if both cuts can be answered.
    pattern! < Block6
        ?O.
        XX*
        ?O.

        : -, OXCe, shape(1)

        ?ab
        XX*
        ?dc

        ; oplay_defend_both(*, b, *, a) && oplay_defend_both(*, c, *, d)
    >

    /// Block on the third line what creeps in under our stone on the fourth.
    pattern! < Block7
        ?O.o
        .*X.
        ....
        ....
        ----

        : 8, OXe, shape(1), minterri(3)
    >

    /// Block a push along the third line where the stone above is solidly joined.
    pattern! < Block8
        OO.?
        ?X*?
        ?...
        ?...
        ----

        : 8, OXe, minterri(2)

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

    /// Stop the stone that has pushed out of a corner before it bends.
    pattern! < Block9
        |..*..
        |.OXO?
        |..XO?
        |...X?
        +-----

        : 8, OXeE, shape(1)

        |..*..
        |.aXb?
        |..XO?
        |...X?
        +-----

        ; !oplay_attack_either(*, a, b)

        accepted
        |O....
        |..*..
        |.OXO.
        |..XO.
        |...X.
        +-----
    >

    /// Block the push between two of our stones where the opponent can cut on one side only, and is captured there.
    pattern! < Block10
        ?O?
        X*.
        ?.O

        : 8, OXCe, shape(1)

        ?a?
        X*.
        ?.b

        ; !oplay_disconnect(*, a, b) && !xplay_connect(*, a, b)

        accepted
        .X.
        .*O
        O..
    >

    /// Block the push behind which the opponent would cut: the block makes both our stones one.
    pattern! < Block11
        XO.
        .*O
        ?..

        : 8, sOXCe

        accepted
        ..X
        .*O
        .O.
    >

    /// Block the knight's slide in front of our territory on the second line.
    pattern! < Block12
        ?O..?
        ..*X?
        ....?
        -----

        : 8, OXe, minterri(3)

        ; oterri(*) || omoyo(*)

        accepted
        ....O
        .O...
        ..*X.
        .....
        -----
    >

    /// Block on the third line from a stone on the fourth: the side below it is ours.
    pattern! < Block13
        ?O.?
        ?*X?
        ?..?
        ?..?
        ----

        : 8, OXe, minterri(2)

        ?O.?
        ?*X?
        ?c.?
        ?..?
        ----

        ; (omoyo(c) || oarea(c))

        accepted
        ....O.
        ......
        .O....
        .*X.XO
        ......
        O.....
        ------
    >

    /// Block a push through the diagonal where the cut behind is captured.
    pattern! < Block14
        ?O?
        X*O
        ?..

        : 8, OXCe, shape(1)

        ?a?
        X*b
        ?..

        ; !same_string(a, b) && !xplay_connect(*, a, b)

        accepted
        .X.
        O*.
        XO.
    >

    /// Block the knight's peep into our framework from above: what came in is shut in.
    pattern! < Block15
        ?.O..
        ?..*.
        ?..X.
        ?....

        : 8, OXeE, shape(1)

        ?.a..
        ?..*.
        ?..B.
        ?....

        ; wormsize(B) == 1 && omoyo(B) && !weak(a)

        accepted
        .....O...|
        ..O...*..|
        ......X..|
        O........|
        ........O|
        ...O...O.|
    >

    /// Shut off an invading stone from its friends outside with a block at its head.
    pattern! < Block16
        O...
        ..*.
        O.X.
        ?.?.

        : 8, OXea, shape(1)

        a...
        ..*.
        b.A.
        ?.?.

        ; wormsize(A) <= 2 && weak(A) && !weak(a) && same_dragon(a, b)

        accepted
        -----+
        .....|
        O....|
        ..*..|
        O.X..|
        .....|
    >

    /// Stop the monkey jump before it comes: a step down in front of their second-line stone.
    pattern! < Block17
        OOX?
        ..X?
        .*..
        ----

        : 8, OXe, minterri(3)

        aaX?
        ..X?
        .*..
        ----

        ; lib(a) > 2 && (oterri(*) || omoyo(*))

        accepted
        |O.......
        |........
        |........
        |....O...
        |.OOX...O
        |...X....
        |..*.....
        +--------
    >

    /// Press an invader between two of our stones down from above: it gets no way out and hardly a base.
    pattern! < Block18
        ?...?
        ?.*.?
        O.X.O
        ?...?
        ?...?
        -----

        : |, OXae, shape(1)

        ?...?
        ?.*.?
        b.A.c
        ?...?
        ?...?
        -----

        ; wormsize(A) == 1 && lib(A) == 4 && !weak(b) && !weak(c)

        accepted
        ....X
        .....
        .....
        .....
        ..*..
        O.X.O
        .....
        .....
        -----
    >
}

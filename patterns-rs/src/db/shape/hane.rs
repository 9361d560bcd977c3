//! Which bend around the end of the opponent's stones gains? The hane in a fight, seldom on the second line.
//!
//! A hane leaves a cutting point behind it: where the stones behind are short of liberties, the constraint reads that
//! both of our strings can still be saved after the cut. Hane on the first and second line of the endgame are in
//! `first_line` and `second_line`.

use gnugo_engine::patterns;

patterns! {
    /// Hane in the middle of the board, and those that stop stones from running along a side.
    pub static HANE: Shape;

    /// Hane at the head of two stones: they are short of liberties and are bent inwards.
    pattern! < Hane1
        ?..?
        XX*.
        OO.?

        : 8, OXEa, shape(2)

        ?..?
        XX*.
        bba?

        ; lib(b) > 3 || oplay_defend_both(*, a, *, b)

        accepted
        .....
        .XX*.
        .OO..
        .....

        refused
        .....O.
        ..XX*..
        .XOO.X.
        ..XX...
        .......
    >

    /// Answer an attachment of a lone stone with a hane.
    pattern! < Hane2
        ...?
        X*.?
        O..?

        : 8, OXa, shape(6)

        ...?
        A*.?
        bc.?

        ; wormsize(A) == 1 && lib(A) == 3 && (lib(b) > 2 || oplay_defend_both(*, c, *, b))

        accepted
        ....
        .X*.
        .O..
        ....

        refused
        .....
        .XX*.
        ..O..
        .....
    >

    /// Double hane: bend again around a stone that has bent around ours, if both cuts can be answered.
    pattern! < Hane3
        ?..?
        .X*.
        XO.?
        O.??

        : 8, OXaE, shape(4)

        ?..?
        .X*.
        Xca?
        Ob??

        ; oplay_defend_both(*, a, *, c) && oplay_defend_both(*, b, *, c)

        accepted
        ......
        ..X*..
        .XO...
        .O....
        ......

        refused
        .......
        ..X*.X.
        .XO....
        .O.....
        ...X...
    >

    /// Hane underneath a stone on the third line: it has no base on this side any more.
    pattern! < Hane4
        ?..?
        OX.?
        .*..
        ....
        ----

        : 8, OXae, shape(5)

        ?..?
        bX.?
        a*..
        ....
        ----

        ; lib(b) > 3 || oplay_defend_both(*, a, *, b)

        accepted
        ......
        .OX...
        ..*...
        ......
        ------

        refused
        ..X....
        ..OX...
        X..*...
        .......
        -------
    >

    /// Stop a crawl along the second line by a hane in front of it.
    pattern! < Hane5
        ?..?
        OO.?
        XX*.
        ....
        ----

        : 8, OXe, minterri(4), shape(10)

        ?..?
        bba?
        XX*.
        ....
        ----

        ; lib(b) > 3 || oplay_defend_both(*, a, *, b)

        accepted
        ......
        .OO...
        .XX*..
        ......
        ------

        refused
        ..X....
        .XOO..X
        ..XX*..
        .......
        -------
    >

    /// Stop stones that push along the third line by a hane in front of them.
    pattern! < Hane6
        ?..?
        OO.?
        XX*.
        ....
        ....
        ----

        : 8, OXeE

        ?..?
        bba?
        XX*.
        ....
        ....
        ----

        ; lib(b) > 3 || oplay_defend_both(*, a, *, b)

        accepted
        ......
        .OO...
        .XX*..
        ......
        ......
        ------

        refused
        ..X....
        .XOO..X
        ..XX*..
        .......
        .......
        -------
    >

    /// Hane at the head of two stones with one stone of ours under the nearer of them.
    pattern! < Hane7
        ?..?
        XX*.
        .O.?

        : 8, OXEa, shape(1)

        ?..?
        XX*.
        .ba?

        ; lib(b) > 3 || (lib(b) == 3 && oplay_defend_both(*, a, *, b))

        accepted
        ......
        .XX*..
        ..O...
        ......

        refused
        .......
        .XX*...
        ..O....
        ..X....
    >

    /// Hane at a lone stone beside ours that have more than three liberties: the counter-hane is cut.
    pattern! < Hane11
        ?..?
        .X*?
        XO.?
        ?O.?

        : 8, OXaE, shape(6)

        ?..?
        .X*?
        Xb.?
        ?b.?

        ; lib(b) > 3

        accepted
        ....
        .X*.
        XO..
        .O..
    >

    /// Hane on the second line under a stone on the third that leans on our wall: the side is kept.
    pattern! < Hane12
        ?O.?
        ?OX?
        ?.*.
        ....
        ----

        : 8, OXe

        ?a.?
        ?aX?
        ?c*.
        ....
        ----

        ; !weak(a) && oplay_defend(*, c, *)

        accepted
        .O..
        .OX.
        ..*.
        ....
        ----
    >

    /// Bend around a stone that leans on our weak one: it gets liberties and the other loses them.
    pattern! < Hane13
        ?..?
        ?X*?
        ?O.?
        ?X??

        : 8, OXad, shape(4)

        ?..?
        ?A*?
        ?bc?
        ?X??

        ; weak(b) && wormsize(A) == 1 && oplay_defend(*, c, b) && oplay_defend(*, c, *)

        accepted
        .....
        X.X*.
        ..O..
        ..X..

        refused
        ....
        .X*.
        .O..
        .X..
    >

    /// Hane on the second line below a stone that touches a wall of ours near the corner.
    pattern! < Hane27
        |??xx??
        |??xx??
        |??O??o
        |??OX.?
        |??.*.?
        |??????
        +------

        : 8, OX, shape(8)

        accepted
        |..........
        |...X......
        |..........
        |..OX......
        |..OX......
        |...*......
        |..........
        +----------
    >

    /// Hane on the second line below a stone that stands between two of ours.
    pattern! < Hane28
        |??x???
        |??x???
        |??????
        |??OX?O
        |??.*??
        |??????
        +------

        : 8, OX, shape(10)

        accepted
        |..X..X....
        |...X.X....
        |..OX......
        |..OX.O.O..
        |...*......
        |..........
        +----------
    >

    /// Hane at the head of stones that come along ours, towards a friend that waits above.
    pattern! < Hane29
        ??O??
        ???.x
        XxX*x
        .OO.o

        : 8, OX, shape(8)

        accepted
        ...O...
        .......
        .XXX*..
        ..OO...
        .......
        .......
    >

    /// Hane on the second line when a three-three stone is held from the side and from above.
    pattern! < Hane30
        |??x?o?
        |??X???
        |??????
        |??OX??
        |??o*??
        |??????
        +------

        : 8, OX, shape(7)

        accepted
        |..........
        |..XX......
        |.OO.XX....
        |..OX.X....
        |...*......
        |..........
        +----------
    >
}

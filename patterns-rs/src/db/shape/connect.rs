//! Which of our strings are about to be cut apart, and how are they joined? Solid connections and links along the edge.
//!
//! Class `C` asks whether the strings are different and worth joining; the constraints ask whether the opponent can
//! really cut. Hanging connections, bamboo joints and answers to peeps have files of their own.

use gnugo_engine::patterns;

patterns! {
    /// Solid connections and links underneath.
    pub static CONNECT: Shape;

    /// Connect at a cutting point where the opponent's cut would live.
    pattern! < Connect1
        OX
        *O

        : /, sC, shape(8)

        aX
        *b

        ; !same_string(a, b) && xlib(*) > 1 && safe_xmove(*) && safe_omove(*)

        accepted
        ..X...
        .OXX..
        .*O...
        .XXO..
        ......

        refused
        ..X...
        .OXX..
        O*O...
        ......
    >

    /// Connect two strings with the opponent on both sides of the gap.
    pattern! < Connect2
        ?X?
        O*O
        ?X?

        : +, nC, shape(14)

        ?X?
        a*b
        ?X?

        ; !same_string(a, b)

        accepted
        ..XX..
        .O*O..
        ..X...
        ......

        refused
        ..X...
        .O*O..
        .OXO..
        .OOO..
        ......
    >

    /// Connect underneath a stone on the second line, along the first: whatever cuts there is captured.
    pattern! < Connect3
        OXO
        .*.
        ---

        : |, CXe, minterri(2), shape(3)

        cXd
        a*b
        ---

        ; !same_string(c, d) && oplay_attack(*, a, a) && oplay_attack(*, b, b)

        accepted
        .OXXO.
        .OXO..
        ..*...
        ------

        refused
        ..XXX..
        .XOXOX.
        ...*...
        -------
    >

    /// Connect underneath a stone on the third line: whatever pushes between is captured.
    pattern! < Connect4
        OXO
        .*.
        ...
        ---

        : |, CXe, minterri(3), shape(8)

        cXd
        a*b
        ...
        ---

        ; !same_string(c, d) && oplay_attack(*, a, a) && oplay_attack(*, b, b)

        accepted
        ...X...
        ..OXO..
        .O.*.O.
        .......
        -------

        refused
        ..XXX..
        .XOXOX.
        ...*...
        .......
        -------
    >

    /// Fill the ko: nothing can be captured here any more.
    pattern! < Connect5
        ?O?
        O*O
        ?O?

        : _, C, shape(4)

        ; ko(*)

        accepted
        ...OX.
        ..O*OX
        ...OX.
    >

    /// Fill the ko at the edge.
    pattern! < Connect6
        ?O?
        O*O
        ---

        : |, C, shape(6)

        ; ko(*)

        accepted
        ..OXX.
        .O*OX.
        ------
    >

    /// Connect on the first line the stone that bent around the opponent's there.
    pattern! < Connect7
        ?OX?
        .*O?
        ----

        : 8, Ce, minterri(1), shape(10)

        ?OX?
        .*a?
        ----

        ; attack(a) && does_defend(*, a)

        accepted
        .OOX..
        ..*OX.
        ------

        refused
        ..OX..
        ..OXX.
        ..*O..
        ------
    >

    /// Connect on the second line the stone that bent around the opponent's on the third.
    pattern! < Connect8
        ?OX?
        .*OX
        ....
        ----

        : 8, nCX, minterri(2), shape(11)

        accepted
        ..OXX.
        ..*OX.
        ......
        ------
    >

    /// Occupy the middle between two stones on a diagonal, two points apart, before the opponent does.
    pattern! < Connect9
        O.?
        .*.
        ?.O

        : X, nC, shape(3)

        a.c
        .*.
        d.b

        ; !same_string(a, b) && x_somewhere(c) && x_somewhere(d)

        accepted
        .......
        ..O.X..
        ...*...
        ..X.O..
        .......

        refused
        ..O....
        ...*...
        ....O..
        .......
    >

    /// Connect solidly where the hanging connection could be peeped at with profit: one of the strings is short of liberties.
    pattern! < Connect11
        XO?
        O*X

        : 8, sC, shape(9)

        Xa?
        b*X

        ; !same_string(a, b) && safe_xmove(*) && (lib(a) <= 3 || lib(b) <= 3) && safe_omove(*)

        accepted
        O*X
        XO.
    >

    /// Connect the knight's move that the opponent can cut.
    pattern! < Connect13
        O.X
        .*O

        : 8, nC, shape(7)

        a.X
        .*b

        ; !same_string(a, b) && !xplay_connect(*, a, b) && !oplay_disconnect(*, a, b)

        accepted
        XO
        .*
        O.
    >

    /// Link two positions on the third line under the stone between them.
    pattern! < Connect15
        ?.X.?
        O...O
        ?.*.?
        ?...?
        -----

        : |, CXe, minterri(3), shape(8)

        ?.X.?
        a...b
        ?.*.?
        ?...?
        -----

        ; !same_string(a, b) && (weak(a) || weak(b))

        accepted
        |...X..
        |.O...O
        |...*..
        |......
        +------
    >

    /// Connect two stones at a point from which the opponent would cut both ways.
    pattern! < Connect16
        ?O?
        .*O
        OX?

        : 8, nC, shape(11)

        ?a?
        .*b
        cX?

        ; !same_string(a, c) && !same_dragon(b, c) && !xplay_connect(*, b, c) && !oplay_disconnect(*, b, c)

        accepted
        .O.
        O*.
        .XO
    >

    /// Link along the first line under one stone of theirs on the second.
    pattern! < Connect17
        ?OX?
        ?.*O
        ----

        : 8, CXe, minterri(2), shape(10)

        ?aX?
        ?.*b
        ----

        ; !same_dragon(a, b) && !oplay_disconnect(*, a, b)

        accepted
        ----
        O*..
        .XO.
    >

    /// Connect on the second line under their stone, where the push would cut.
    pattern! < Connect19
        ?X?
        O*O
        ...
        ---

        : |, OXCe, minterri(2), shape(9)

        ?X?
        a*b
        ...
        ---

        ; xcut(*) && !same_string(a, b)

        accepted
        ..X.
        .O*O
        X...
        ----
    >
}

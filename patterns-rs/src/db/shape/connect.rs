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

        : /, sC, shape(1)

        aX
        *b

        ; !same_string(a, b) && xlib(*) > 1 && safe_xmove(*) && safe_omove(*)
    >

    /// Connect two strings with the opponent on both sides of the gap.
    pattern! < Connect2
        ?X?
        O*O
        ?X?

        : +, nC, shape(2)

        ?X?
        a*b
        ?X?

        ; !same_string(a, b)
    >

    /// Connect underneath a stone on the second line, along the first: whatever cuts there is captured.
    pattern! < Connect3
        OXO
        .*.
        ---

        : |, Ce, minterri(2)

        cXd
        a*b
        ---

        ; !same_string(c, d) && oplay_attack(*, a, a) && oplay_attack(*, b, b)
    >

    /// Connect underneath a stone on the third line: whatever pushes between is captured.
    pattern! < Connect4
        OXO
        .*.
        ...
        ---

        : |, Ce, minterri(3), shape(1)

        cXd
        a*b
        ...
        ---

        ; !same_string(c, d) && oplay_attack(*, a, a) && oplay_attack(*, b, b)
    >

    /// Fill the ko: nothing can be captured here any more.
    pattern! < Connect5
        ?O?
        O*O
        ?O?

        : _, C

        ; ko(*)
    >

    /// Fill the ko at the edge.
    pattern! < Connect6
        ?O?
        O*O
        ---

        : |, C

        ; ko(*)
    >

    /// Connect on the first line the stone that bent around the opponent's there.
    pattern! < Connect7
        ?OX?
        .*O?
        ----

        : 8, Ce, minterri(1)

        ?OX?
        .*a?
        ----

        ; attack(a) && does_defend(*, a)
    >

    /// Connect on the second line the stone that bent around the opponent's on the third.
    pattern! < Connect8
        ?OX?
        .*OX
        ....
        ----

        : 8, nC, shape(1), minterri(2)
    >

    /// Occupy the middle between two stones on a diagonal, two points apart, before the opponent does.
    pattern! < Connect9
        O.?
        .*.
        ?.O

        : X, nC, shape(1)

        a.c
        .*.
        d.b

        ; !same_string(a, b) && x_somewhere(c) && x_somewhere(d)
    >

    /// Connect with a diagonal move where both links are left and the opponent can cut neither.
    pattern! < Connect10
        O..
        .*.
        ?.O

        : 8, C, shape(1)

        a..
        .*.
        ?.b

        ; !same_dragon(a, b) && weak(a) && !oplay_disconnect(*, a, b)

        accepted
        ------
        ......
        .....X
        .XO...
        ...*..
        X...O.
    >

    /// Connect solidly where the hanging connection could be peeped at with profit: one of the strings is short of liberties.
    pattern! < Connect11
        XO?
        O*X

        : 8, sC, shape(1)

        Xa?
        b*X

        ; !same_string(a, b) && safe_xmove(*) && (lib(a) <= 3 || lib(b) <= 3) && safe_omove(*)

        accepted
        O*X
        XO.
    >

    /// Connect a two-space jump that the opponent leans on, in the middle.
    pattern! < Connect12
        ?X..?
        O.*.O
        ?...?

        : 8, C, shape(1)

        ?X..?
        a.*.b
        ?...?

        ; !same_dragon(a, b) && (weak(a) || weak(b))

        accepted
        |......X.
        |...O.*.O
        |.X......
    >

    /// Connect the knight's move that the opponent can cut.
    pattern! < Connect13
        O.X
        .*O

        : 8, nC, shape(1)

        a.X
        .*b

        ; !same_string(a, b) && !xplay_connect(*, a, b) && !oplay_disconnect(*, a, b)

        accepted
        XO
        .*
        O.
    >

    /// Link up along the second line with a knight's move under their stone.
    pattern! < Connect14
        ?X..?
        O..*?
        ...O?
        -----

        : 8, Ce, minterri(2)

        ?X..?
        a..*?
        ...b?
        -----

        ; !same_dragon(a, b) && (weak(a) || weak(b))

        accepted
        .X....
        O..*..
        ...O.X
        ------
    >

    /// Link two positions on the third line under the stone between them.
    pattern! < Connect15
        ?.X.?
        O...O
        ?.*.?
        ?...?
        -----

        : |, Ce, minterri(3), shape(1)

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

        : 8, nC, shape(1)

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

        : 8, Ce, minterri(2)

        ?aX?
        ?.*b
        ----

        ; !same_dragon(a, b) && !oplay_disconnect(*, a, b)

        accepted
        ----
        O*..
        .XO.
    >

    /// Link a weak dragon to a strong one by a one-space jump that cannot be cut.
    pattern! < Connect18
        ?.??
        O.*O
        ?.??

        : -, C, shape(1)

        ?.??
        a.*b
        ?.??

        ; weak(a) && !weak(b) && !same_dragon(a, b) && !oplay_disconnect(*, a, *)

        accepted
        |...X..
        |......
        |..O...
        |..*...
        |......
        |X.OX..
        |..O...
        |.....X
        |......
        |......
        +------

        refused
        ....
        O.*O
        ....
    >

    /// Connect on the second line under their stone, where the push would cut.
    pattern! < Connect19
        ?X?
        O*O
        ...
        ---

        : |, OXCe, shape(1), minterri(2)

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

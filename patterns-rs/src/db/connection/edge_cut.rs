//! Where can the opponent cut along the edge? `B` patterns: he plays at `*`, and the strings must not be taken for
//! connected there.
//!
//! `!` marks where he gets in as well, so that no eye is counted there.

use gnugo_engine::patterns;

patterns! {
    /// Cutting points near the edge.
    pub static EDGE_CUT: Connection;

    /// A descent that stops a link along the first line.
    pattern! < Sever5
        OXO
        .*.
        ---

        : |, B

        OAO
        .*.
        ---

        ; !attack(A) && safe_xmove(*)

        accepted
        ..X..
        .OXO.
        ..*..
        -----
    >

    /// A descent to the second line that stops a link underneath a stone on the third.
    pattern! < Sever8
        OXO
        .*.
        ...
        ---

        : |, B

        OAO
        a*b
        ...
        ---

        ; !attack(A) && !xplay_attack(*, a, b, *) && !xplay_attack(*, b, a, *)

        accepted
        ..X..
        .OXO.
        ..*..
        .....
        -----
    >

    /// A push from above through a one-space jump on the second line: the block on the first is cut off.
    pattern! < Sever17
        ?X?
        O*O
        ?!?
        ---

        : |, B

        ?X?
        a*b
        ?!?
        ---

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        XXXXXXX
        XXO*OXX
        X.....X
        -------

        refused
        ..X....
        .O*O...
        .......
        -------
    >

    /// A push from above through a one-space jump on the third line: the block on the second is cut off.
    pattern! < Sever18
        ?X?
        O*O
        ?!?
        ?.?
        ---

        : |, B

        ?X?
        a*b
        ?!?
        ?.?
        ---

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        XXXXXXX
        XXO*OXX
        X.....X
        .......
        -------
    >

    /// A descent under one of two stones that keeps ours from linking along the first line.
    pattern! < Sever19
        OXXO
        .*..
        ----

        : 8, B

        aXXb
        .*..
        ----

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OOXXOO
        OOXXOO
        OOXXOO
        ..*...
        ------
    >

    /// A descent to the second line under one of two stones, which leaves no link on the first.
    pattern! < Sever20
        OXXO
        .*..
        ....
        ----

        : 8, B

        aXXb
        .*..
        ....
        ----

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OOXXOO
        OOXXOO
        OOXXOO
        ..*...
        ......
        ------
    >

    /// A step down beside their stone, which cuts a knight's move from the third line to the second.
    pattern! < Sever21
        OX?
        .*O
        ...
        ---

        : 8, B

        aX?
        .*b
        ...
        ---

        ; lib(a) > 1 && !xplay_connect(*, a, b)

        accepted
        .OX...
        .OX...
        ..*O..
        ......
        ------
    >

    /// A stone on the first line cannot be linked under theirs if they descend in front of it.
    pattern! < Sever22
        OX?
        .*O
        ---

        : 8, B

        aX?
        .*b
        ---

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        .OX.X.
        .OX.X.
        ..*O..
        ------
    >

    /// Three spaces on the second line are cut in the middle.
    pattern! < Sever24
        O.*.O
        ?...?
        -----

        : |, B

        a.*.b
        ?...?
        -----

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OXXXO..
        OXXXO..
        O.*.O..
        .......
        -------
    >

    /// Three spaces on the third line are invaded in the middle, where the invader can be helped from above.
    pattern! < Sever25
        O.*.O
        ?...?
        ?...?
        -----

        : |, B

        a.*.b
        ?...?
        ?...?
        -----

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OXXXO..
        OXXXO..
        O.*.O..
        .......
        .......
        -------
    >

    /// A two-space gap on the first line is cut from above.
    pattern! < Sever27
        ?XX?
        O*.O
        ----

        : 8, B

        ?XX?
        a*.b
        ----

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OXXXXO
        OOXXOO
        OOXXOO
        .O*.O.
        ------
    >

    /// A throw-in between two stones on the first line, from a stone above it.
    pattern! < Sever28
        ?X?
        O*O
        ---

        : |, B

        ?X?
        a*b
        ---

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        XXXXXXX
        OOXXXOO
        OOXXXOO
        .OO*OO.
        -------
    >

    /// A push from the side between a stone on the third line and one on the first.
    pattern! < Sever30
        ?O?
        X*?
        ?O?
        ---

        : 8, B

        ?a?
        X*?
        ?b?
        ---

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        .OX..
        .OX..
        X*...
        .O...
        -----
    >

    /// A push from the side between a stone on the fourth line and one on the second.
    pattern! < Sever31
        ?O?
        X*?
        ?O?
        ?.?
        ---

        : 8, B

        ?a?
        X*?
        ?b?
        ?.?
        ---

        ; lib(a) > 1 && !xplay_connect(*, a, b)

        accepted
        .OX..
        .OX..
        X*...
        .O...
        .....
        -----
    >

    /// A push from the side under a stone on the fourth line, which cuts it from one on the first.
    pattern! < Sever32
        ?O?
        X*.
        ?..
        ?O?
        ---

        : 8, B

        ?a?
        X*.
        ?..
        ?b?
        ---

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        .OX..
        .OX..
        X*...
        X....
        .O...
        -----
    >

    /// The elephant's move from the third line to the first is cut on the edge.
    pattern! < Sever33
        O.?
        ..?
        .*O
        ---

        : 8, B

        a.?
        ..?
        .*b
        ---

        ; lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OXX...
        O.X...
        ..X...
        .*O...
        ------
    >

    /// A two-space jump on the second line is pushed through beside the far stone.
    pattern! < Sever34
        ?XX?
        O.*O
        ?..?
        ----

        : 8, B

        ?XX?
        a.*b
        ?..?
        ----

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OXXXO.
        O.*O..
        ......
        ------
    >

    /// A descent that keeps ours from linking along the first line under three stones of theirs.
    pattern! < Sever29
        OXXXO
        ..*..
        -----

        : |, B

        aXXXb
        ..*..
        -----

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OOXXXOO
        OOXXXOO
        OOXXXOO
        ...*...
        -------
    >

    /// A descent to the third line that stops a link underneath a stone on the fourth.
    pattern! < Sever35
        OXO
        .*.
        ...
        ?.?
        ---

        : |, B

        aXb
        .*.
        ...
        ?.?
        ---

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        OXXXO
        OOXOO
        OOXOO
        ..*..
        .....
        .....
        -----
    >

    /// A three-space jump on the second line, under a wall of theirs, is cut in the middle.
    pattern! < Sever40
        ?XXX?
        O.*.O
        .....
        -----

        : |, B

        ?XXX?
        a.*.b
        .....
        -----

        ; !xplay_connect(*, a, b)

        accepted
        OOXXXOO
        OOXXXOO
        OOXXXOO
        .O.*.O.
        .......
        -------
    >
}

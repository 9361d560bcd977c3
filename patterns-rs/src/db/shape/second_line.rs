//! Which moves on the second line are large? Hane-connect, descents and slides that settle a side.
//!
//! A hane on the second line with its connection takes four to six points and often a base as well.

use gnugo_engine::patterns;

patterns! {
    /// The second line.
    pub static SECOND_LINE: Shape;

    /// Descend to the second line: it stops the slide underneath and threatens one.
    pattern! < SecondLine1
        ?OX?
        .*.?
        ....
        ----

        : 8, OXe, maxterri(3), followup(3), shape(-4)

        accepted
        ..OX...
        ..OX...
        ..*....
        .......
        -------
    >

    /// Block the hane on the second line.
    pattern! < SecondLine2
        OOX?
        *X.?
        ....
        ----

        : 8, OXe, minterri(3), shape(4)

        accepted
        ..OOX..
        ..*X...
        .......
        -------

        refused
        .XXX..
        XOOX..
        .*X...
        ......
        ------
    >

    /// Hane on the second line under a wall, when the cut behind it can be captured.
    pattern! < SecondLine3
        ?OXX
        ..*.
        ....
        ----

        : 8, OXe, maxterri(3), shape(-4)

        ?OXX
        .a*.
        ....
        ----

        ; oplay_attack(*, a, a)

        accepted
        .OOXX..
        ...*...
        .......
        -------
    >

    /// Come out underneath along the second line to a friend: the groups join, and the opponent loses the side.
    pattern! < SecondLine4
        ?XXX?
        O.*.O
        .....
        -----

        : |, OC

        ?XXX?
        a.*.b
        .....
        -----

        ; !same_string(a, b)

        accepted
        ..XXX..
        OO.*.OO
        .......
        -------

        refused
        .OOOOO.
        .OXXXO.
        .O.*.O.
        .......
        -------
    >

    /// Hane on the third line under a stone on the fourth: theirs there would open our side.
    pattern! < SecondLine6
        ?OX.?
        ?.*.?
        ?...?
        ?...?
        -----

        : 8, OXe, minterri(3), shape(10)

        ?bA.?
        ?c*.?
        ?...?
        ?...?
        -----

        ; alive(A) && (lib(b) > 3 || oplay_defend_both(*, c, *, b))

        accepted
        -----
        .....
        .....
        ..*..
        .OX..
    >

    /// Block the crawl on the second line where the cut behind it captures nothing.
    pattern! < SecondLine7
        OX?
        .*X
        ...
        ---

        : 8, OXe, minterri(2), shape(6)

        bX?
        c*X
        ...
        ---

        ; lib(b) > 2 && oplay_defend_both(*, c, *, b)

        accepted
        .O..|
        OX*.|
        ..X.|
    >

    /// Crawl where each step takes territory from under their wall.
    pattern! < SecondLine8
        XX.?
        OO*.
        ...?
        ----

        : 8, Oe, maxterri(4), followup(2), shape(5)

        XXe?
        bb*.
        ...?
        ----

        ; !weak(b) && (xarea(e) || xmoyo(e))

        accepted
        ..XX.X
        O.OO*.
        ......
        ------
    >

    /// Push under a stone of the third line into the territory behind it.
    pattern! < SecondLine9
        ?XX
        O*.
        ...
        ---

        : 8, OXe, minterri(2), shape(-1)

        ?XX
        b*d
        ...
        ---

        ; !weak(b) && xterri(d)

        accepted
        X...|
        .XO.|
        XOO.|
        OXO.|
        OX*.|
        .X..|
        ....|
        ----+
    >
}

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

        : 8, OXe, maxterri(3), followup(3)
    >

    /// Block the hane on the second line.
    pattern! < SecondLine2
        OOX?
        *X.?
        ....
        ----

        : 8, OXe, minterri(3)
    >

    /// Hane on the second line under a wall, when the cut behind it can be captured.
    pattern! < SecondLine3
        ?OXX
        ..*.
        ....
        ----

        : 8, OXe, maxterri(3)

        ?OXX
        .a*.
        ....
        ----

        ; oplay_attack(*, a, a)
    >

    /// Come out underneath along the second line to a friend: the groups join, and the opponent loses the side.
    pattern! < SecondLine4
        ?XXX?
        O.*.O
        .....
        -----

        : |, OC, shape(1)

        ?XXX?
        a.*.b
        .....
        -----

        ; !same_string(a, b)
    >

    /// Slide under their side from a stone on the third line: half of the territory there is gone, and more follows.
    pattern! < SecondLine5
        ?X..??
        .O...?
        ....*.
        ......
        ------

        : 8, OXe, followup(4), maxterri(5)

        ?X.d??
        .b...?
        ....*.
        ......
        ------

        ; !weak(b) && (xterri(d) || xmoyo(d)) && lib(b) > 2

        accepted
        O..X..X.
        ...O....
        ......*.
        ........
        --------
    >

    /// Descend to the second line where the opponent's descent would threaten a slide: reverse sente.
    pattern! < SecondLine6
        ?OX.?
        ?.*.?
        ?...?
        ?...?
        -----

        : 8, OXe, minterri(3)

        ?bA.?
        ?.*.?
        ?...?
        ?...?
        -----

        ; lib(b) > 2 && alive(A)

        accepted
        -----
        .....
        .....
        ..*..
        .OX..
    >

    /// Block the crawl on the second line where the stone above it holds.
    pattern! < SecondLine7
        OX?
        .*X
        ...
        ---

        : 8, OXe, shape(1), minterri(2)

        bX?
        .*X
        ...
        ---

        ; lib(b) > 2

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

        : 8, Oe, maxterri(4), followup(2)

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

        : 8, OXe, minterri(2)

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

    /// A diagonal move to the second line keeps their slide and their hane out at once.
    pattern! < SecondLine10
        ?O.X?
        ?.*.?
        ?...?
        -----

        : 8, OXe, minterri(3), reverse_followup(3)

        ?b.X?
        c.*.?
        ?...?
        -----

        ; (oterri(c) || omoyo(c)) && !weak(b)

        accepted
        .......O
        ........
        .......X
        .O......
        O...O.XO
        .....*..
        ........
        --------
    >

    /// Connect above the stone that has come in on the first line: the cut would take the side apart.
    pattern! < SecondLine11
        ?OX
        O*X
        .X.
        ---

        : 8, OXe, minterri(2)

        ?aX
        b*X
        .C.
        ---

        ; !same_string(a, b) && wormsize(C) == 1

        accepted
        .OX
        O*X
        .X.
        ---
    >

    /// Take the last room of a weak stone on the side from below, where it cannot block.
    pattern! < SecondLine12
        ?.X.?
        O...?
        ?.*.?
        ?...?
        -----

        : 8, OXae, shape(1)

        ?.A.?
        b...?
        ?.*.?
        ?...?
        -----

        ; weak(A) && genus(A) < 2 && !weak(b)

        accepted
        |........
        |........
        |.*.X...O
        |........
        |..O.....
    >
}

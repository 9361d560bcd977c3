//! Which captures are worth more than their stones? Ponnuki, cutting stones, and captures that save a string.
//!
//! The size of a capture is counted by the engine, which reads every string; here is only what shape adds to it.

use gnugo_engine::patterns;

patterns! {
    /// Captures.
    pub static CAPTURE: Shape;

    /// Capture a single stone with four before it is saved: a ponnuki is worth many points of influence.
    pattern! < Capture1
        ?O?
        OX*
        ?O?

        : -, CE, shape(8)

        ?O?
        OA*
        ?O?

        ; defend(A)

        accepted
        .....
        ..O..
        .OX*.
        ..OX.
        .....

        refused
        ..O.O..
        .OX*.O.
        ..O.O..
        .......
    >

    /// Capture a stone on the second line from the first: two strings are joined and the edge is closed.
    pattern! < Capture2
        OXO
        .*.
        ---

        : |, CXe, minterri(2), shape(1)

        OAO
        .*.
        ---

        ; lib(A) == 1

        accepted
        .XOX..
        .OXO..
        ..*...
        ------
    >

    /// Capture the stone that cuts two of our strings apart.
    pattern! < Capture3
        OX*
        ?O?

        : 8, sCa, shape(6)

        bA*
        ?c?

        ; !same_string(b, c) && lib(A) <= 2 && defend(A) && does_attack(*, A)

        accepted
        ..O....
        .OX*...
        .XO.X..
        .X.....

        refused
        ..O....
        .OX*O..
        .XO....
        .X.O...
    >

    /// Capture a string of three or more stones that lie in a line with one of ours.
    pattern! < Capture4
        OX*

        : -, s

        OA*

        ; lib(A) == 1 && wormsize(A) > 2

        accepted
        .....OO..
        ....OXXO.
        ....*XOO.
        .....O...

        refused
        .....O...
        ....OXO..
        ....*XO..
        .....O...
    >

    /// Save a string by capturing what surrounds it.
    pattern! < Capture5
        OX
        ?*

        : 8, sd, shape(11)

        bA
        ?*

        ; lib(A) == 1 && attack(b) && !oplay_attack(*, b)

        accepted
        .X.O..
        XOOXO.
        .XX*..
        ......

        refused
        ..O....
        .OXO...
        .O*....
        .......
    >

    /// Take the key stone in a net although a ladder works too: the ladder leaves a ladder breaker behind.
    pattern! < Capture6
        ?O?.
        OX..
        ?.*.
        ....

        : '\\', OXaE, shape(-1)

        ?O?.
        OAb.
        ?c*.
        ....

        ; lib(A) == 2 && defend(A) && does_attack(*, A)

        > replace(b, *); replace(c, *)

        accepted
        ..XX...
        ..OO...
        .OX....
        .O.*...
        .......
    >

    /// Capture on the edge the stone that would have connected the opponent underneath.
    pattern! < Capture7
        XO?
        *XO
        ---

        : 8, eB, shape(3)

        BO?
        *AO
        ---

        ; lib(A) == 1 && !same_string(A, B)

        accepted
        .XXO..
        ..XO..
        ..*XO.
        ------
    >

    /// Capture on the second line what has come in: no aji is left in the corner of the territory.
    pattern! < Capture10
        ?OO?
        OX*.
        ....
        ----

        : 8, OXe, minterri(3), shape(9)

        ?OO?
        OA*.
        ....
        ----

        ; has_aji(A) && does_attack(*, A)

        accepted
        ..X..
        .XOO.
        OOX*.
        .....
        -----
    >

    /// Capture what gives an eye, not what is big: a chain on the edge of our weak dragon.
    pattern! < Capture12
        OX*

        : -, sOXe, shape(8)

        bA*

        ; weak(b) && genus(b) < 2 && vital_chain(A) && lib(A) <= 2 && has_aji(A) && does_attack(*, A)

        accepted
        |X.OX
        |*XO.
        |.O..
        |....
        |....
        +----
    >
}

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

        : -, CE, shape(2)

        ?O?
        OA*
        ?O?

        ; defend(A)
    >

    /// Capture a stone on the second line from the first: two strings are joined and the edge is closed.
    pattern! < Capture2
        OXO
        .*.
        ---

        : |, Ce, minterri(2)

        OAO
        .*.
        ---

        ; lib(A) == 1
    >

    /// Capture the stone that cuts two of our strings apart.
    pattern! < Capture3
        OX*
        ?O?

        : 8, sCa, shape(1)

        bA*
        ?c?

        ; !same_string(b, c) && lib(A) <= 2 && defend(A) && does_attack(*, A)
    >

    /// Capture a string of three or more stones that lie in a line with one of ours.
    pattern! < Capture4
        OX*

        : -, s, shape(1)

        OA*

        ; lib(A) == 1 && wormsize(A) > 2
    >

    /// Save a string by capturing what surrounds it.
    pattern! < Capture5
        OX
        ?*

        : 8, sd

        bA
        ?*

        ; lib(A) == 1 && attack(b) && !oplay_attack(*, b)
    >

    /// Take the key stone in a net although a ladder works too: the ladder leaves a ladder breaker behind.
    pattern! < Capture6
        ?O?.
        OX..
        ?.*.
        ....

        : '\\', OXaE, shape(1)

        ?O?.
        OAb.
        ?c*.
        ....

        ; lib(A) == 2 && defend(A) && does_attack(*, A)

        > replace(b, *); replace(c, *)
    >

    /// Capture on the edge the stone that would have connected the opponent underneath.
    pattern! < Capture7
        XO?
        *XO
        ---

        : 8, eB

        BO?
        *AO
        ---

        ; lib(A) == 1 && !same_string(A, B)
    >
}

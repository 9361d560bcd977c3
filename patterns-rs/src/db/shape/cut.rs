//! Where can the opponent's stones be separated? Cuts, wedges, and moves that stop a connection underneath.
//!
//! "If you can cut, cut" holds only for cuts that live: the safety of the cutting stone is checked for every shape
//! pattern, and the constraints read what the cut needs besides. Cuts that give atari are in `atari`.

use gnugo_engine::patterns;

patterns! {
    /// Cuts.
    pub static CUT: Shape;

    /// Cut where two stones touch only at a corner, when neither can be captured as it is.
    pattern! < Cut1
        OX
        X*

        : '\\', sOXB, shape(7)

        OA
        B*

        ; !same_string(A, B) && safe_omove(*) && !attack(A) && !attack(B)

        accepted
        ....O..
        ..OXX..
        ..X*...
        .XX....
        ...O...

        refused
        ...O...
        ..OXO..
        ..X*...
        .XX....
        .......
    >

    /// Push through a one-space jump and cut on one side.
    pattern! < Cut2
        ?X.
        O*.
        ?X.

        : -, OXB, shape(10)

        ?Xb
        O*a
        ?Xc

        ; !oplay_attack(*, a, b, b) || !oplay_attack(*, a, c, c)

        accepted
        ..X...
        .XX...
        OO*...
        ..X...
        .O.O..

        refused
        ..X.X..
        OO*....
        ..X.X..
        .......
    >

    /// Push through at the waist of a knight's move and cut behind the block.
    pattern! < Cut3
        X..
        O*X

        : 8, OXB, shape(-2)

        Xab
        O*X

        ; !oplay_attack(*, a, b, b)

        accepted
        .X...
        OX...
        OO*X.
        ..O..
        .....

        refused
        ..X.X..
        .OX....
        .OO*X..
        ...O...
        .......
    >

    /// Wedge between two stones of a one-space jump where ours stand on both sides: they are cut apart for good.
    pattern! < Cut4
        ?O?
        X*X
        ?O?

        : +, OXB, shape(11)

        accepted
        ..OO..
        .X*X..
        ..OO..
        ......
    >

    /// Descend to the first line between two stones, so that they cannot connect underneath.
    pattern! < Cut5
        XOX
        .*.
        ---

        : |, OXB, shape(7)

        AbC
        .*.
        ---

        ; !same_string(A, C) && !attack(b)

        accepted
        .OO..
        XXOXX
        ..*..
        -----

        refused
        .XXX...
        XXOXX..
        ..*....
        -------
    >

    /// Descend to the second line between two stones on the third, so that they cannot connect underneath.
    pattern! < Cut6
        XOX
        .*.
        ...
        ---

        : |, OXB

        AOC
        d*e
        ...
        ---

        ; !same_string(A, C) && oplay_defend(*, d, *) && oplay_defend(*, e, *)

        accepted
        ..OO...
        .XXOXX.
        ...*...
        .......
        -------
    >

    /// Cut a knight's move above when a push at its waist has been answered.
    pattern! < Cut7
        ?XO?
        ?*X?
        ?.O?

        : 8, OXBa, shape(11)

        ?AO?
        ?*B?
        ?.O?

        ; !same_string(A, B) && !attack(A) && !attack(B)

        accepted
        .O..
        .X*.
        .OX.
    >

    /// Cut two stones at their corner, where they cannot join at the other point either.
    pattern! < Cut8
        ?X?
        X*.
        ?.O

        : '\\', OXB, shape(9)

        ?A?
        B*.
        ?.O

        ; !same_string(A, B) && !oplay_connect(*, A, B)

        accepted
        OX.
        X*.
        ..O
    >

    /// Cut a diagonal move where a ladder or a net for the cutting stone does not work.
    pattern! < Cut10
        X.
        *X

        : /, OXB, shape(1)

        A.
        *B

        ; !same_string(A, B) && (weak(A) || weak(B)) && !oplay_connect(*, A, B)

        accepted
        |.O.X
        |.XO.
        |X*..
    >

    /// Cut at a point behind which a string of theirs can be captured, or the other has to run.
    pattern! < Cut11
        OX?
        X*?
        ?.?

        : 8, OXBa, shape(6)

        OA?
        C*?
        ?.?

        ; !same_string(A, C) && lib(A) <= 4 && lib(C) <= 4 && !attack(A) && !attack(C) && !oplay_defend_both(*, A, C)

        accepted
        ....O.
        .OX...
        O..X.O
        ..*XO.
        ..XO..
        ..OO..
    >

    /// Cut off the stone that has come out along the second line.
    pattern! < Cut15
        ?OX?
        X*.?
        ..??
        ----

        : 8, OXB, shape(11)

        ?OA?
        B*.?
        ..??
        ----

        ; !same_string(A, B) && !oplay_connect(*, A, B)

        accepted
        |...
        |..X
        |.*O
        |.X.
    >

    /// Stand under the gap through which two stones of theirs would link below ours.
    pattern! < Cut17
        ?.O.?
        X...X
        ?.*.?
        ?...?
        -----

        : |, OXB, shape(7)

        ?.c.?
        A...B
        ?.*.?
        ?...?
        -----

        ; !same_dragon(A, B) && (weak(A) || weak(B)) && !weak(c)

        accepted
        ......O
        ..O....
        X...X..
        ..*....
        .......
        -------
    >

    /// Descend to the first line, so that their stone there is cut off.
    pattern! < Cut19
        ?XO?
        ?.*X
        ----

        : 8, OXB, shape(11)

        ?AO?
        ?.*B
        ----

        ; !same_dragon(A, B)

        accepted
        .XO.
        ..*X
        ----
    >
}

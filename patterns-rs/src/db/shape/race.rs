//! Which liberty is filled first in a race? Those from outside, where both sides live or die by who moves first.
//!
//! A race that is won or lost already wants no move: both dragons have to be critical, and their liberties about as many.

use gnugo_engine::patterns;

patterns! {
    /// Races.
    pub static RACE: Shape;

    /// Fill a liberty by a hane, in a race that goes to whoever moves first.
    pattern! < Race3
        X*
        O.

        : 8, Xa, shape(8)

        A*
        b.

        ; critical(A) && critical(b) && lib(A) <= 4 && lib(b) <= lib(A) + 1

        accepted
        |.X..X.
        |.....X
        |.X.O..
        |..*X.O
        |...OO.
        |......

        refused
        -----
        ..*.X
        XOXX.
        .OOXX
    >

    /// Fill a liberty on the first line, in a race that goes to whoever moves first.
    pattern! < Race4
        OX
        .*
        --

        : 8, sXa, shape(8)

        bA
        .*
        --

        ; critical(A) && critical(b) && lib(A) <= 4 && lib(b) <= lib(A) + 1

        accepted
        -----+
        ..*..|
        ..XO.|
        ..OX.|

        refused
        X..|
        XO.|
        OX*|
        OX.|
        OX.|
    >

    /// Fill a liberty with a move that is joined to ours, in a race that goes to whoever moves first.
    pattern! < Race5
        ?O
        X*

        : 8, sXa, shape(8)

        ?b
        A*

        ; critical(A) && critical(b) && lib(A) <= 4 && lib(b) <= lib(A) + 1 && olib(*) > 1

        accepted
        |..XX
        |.OOX
        |.*XO
        |....
        |....

        refused
        -----
        .....
        OOOX.
        OX*X.
        X.X..
        X....
    >

    /// Fill a liberty at the far end of stones that can still be saved, where ours live by their capture: in a race that goes to
    /// whoever moves first, or with a weak dragon of which nobody knows.
    pattern! < Race6
        OX*

        : -, Xa, shape(8)

        bA*

        ; critical(A) && (critical(b) && lib(A) <= 4 && lib(b) <= lib(A) + 1 || unknown(b) && weak(b) && lib(A) <= 3)

        accepted
        ----+
        ....|
        ....|
        ....|
        ..*.|
        .OX.|
        OXO.|

        accepted
        .....
        XOO..
        OX*.X
        .....
        .....
        -----

        refused
        -----
        .....
        OOOX.
        OX*X.
        X.X..
        X....
    >

    /// Fill the outer liberty while the eye inside cannot be entered: a stone there would be captured as it is played.
    pattern! < Race7
        ?XX?
        X.X*
        ?XX?

        : -, Xa, shape(6)

        ?AA?
        AcA*
        ?AA?

        ; lib(A) > 1 && lib(A) <= 4 && critical(A) && o_suicide(c)

        accepted
        ..OOO.....
        .OXXOO....
        .X.X*.....
        .OXXOO....
        ..OOO.....

        refused
        .........
        ..XX.....
        .X.X*....
        ..XX.....
        .........
    >
}

//! Which stones decide a fight? Those that hold a weak dragon in, and cutting stones of ours that are saved or joined.
//!
//! "Cutting stones are never small." How many they are is counted elsewhere; the constraints ask what hangs on them, and read
//! that the move works. Key stones that are simply taken are in `capture`.

use gnugo_engine::patterns;

patterns! {
    /// Key stones.
    pub static KEY_STONE: Shape;

    /// Catch in a net what holds a weak dragon in: it has little room behind its two liberties.
    pattern! < KeyStone5
        OX.
        ?.*

        : 8, OXd, shape(5)

        bA.
        ?.*

        ; lib(A) == 2 && lib2(A) < 5 && weak(b) && !dead(b) && defend(A) && does_attack(*, A)

        accepted
        ..X.....|
        ........|
        O.*.O...|
        OX....X.|
        XOO.....|
        .X......|

        refused
        +---
        |...
        |XOO
        |.X.
        |*.X
        |.XX
        |.OX
    >

    /// Save the stone in atari that keeps two dragons of theirs apart.
    pattern! < KeyStone7
        XOX
        ?*?

        : |, XdB, shape(8)

        AaB
        ?*?

        ; lib(a) == 1 && !same_dragon(A, B) && does_defend(*, a)

        accepted
        +-----
        |.....
        |.....
        |.....
        |..*..
        |.XOX.
        |.OX..

        refused
        +----
        |....
        |....
        |..XO
        |.*O.
        |.XXO
        |.XOO
    >

    /// Take stones and put the next string into atari with the same move.
    pattern! < KeyStone10
        X*

        : -, sXa, shape(8)

        B*

        ; lib(B) == 2 && wormsize(B) > 1 && o_captures_something(*)

        accepted
        ..O|
        .OX|
        OX*|
        OX.|
        XO.|
        .X.|

        refused
        ----+
        OOX.|
        OX*.|
        .X..|
        XOX.|
    >

    /// Catch stones by a hane at the end of ours while they could still be saved: with the room around them they are
    /// more than four points.
    pattern! < KeyStone11
        OX
        .*

        : 8, Xa, shape(8)

        OA
        .*

        ; lib(A) <= 3 && lib(A) > 1 && effective_size(A) > 4 && defend(A) && does_attack(*, A)

        accepted
        -----
        ...O.
        ..XXO
        .OXOO
        ..*..
        .....
        .....

        refused
        |.....X
        |.X....
        |...*..
        |..OX..
        |..X...
    >

    /// Connect at the point where they would take stones of ours on which a weak dragon hangs.
    pattern! < KeyStone12
        O?
        *O

        : /, sC, shape(8)

        a?
        *b

        ; !same_string(a, b) && x_captures_something(*) && olib(*) > 1 && (weak(a) || weak(b)) && wormsize(a) + wormsize(b) > 3

        accepted
        |....O.
        |..XOO.
        |.XO*..
        |..X...
        |......
        +------

        refused
        OXXOO
        XXO..
        OX*OO
        -----
    >

    /// Stretch with the stone with which we can cut in two places, before it is short of liberties.
    pattern! < KeyStone13
        XO*
        ?X?

        : 8, X, shape(3)

        Xa*
        ?X?

        ; lib(a) <= 3 && olib(*) > 2 && potential_cutstone(a)

        accepted
        .O.X.....
        ..XO*....
        ..XO.....
        ...OX....
        ...X..O..
        .........

        refused
        .........
        ...X.....
        ..XO*....
        .........
    >
}

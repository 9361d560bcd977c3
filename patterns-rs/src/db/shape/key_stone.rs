//! Which captures decide a fight? Stones on which a weak dragon hangs, and stones that keep others apart.
//!
//! "Cutting stones are never small." The worth of what is captured is counted elsewhere; the constraints ask what hangs on
//! it, and read that the capture works and that it is urgent.

use gnugo_engine::patterns;

patterns! {
    /// Key stones.
    pub static KEY_STONE: Shape;

    /// Take the stone in atari beside a weak dragon before it is pulled out.
    pattern! < KeyStone1
        OX*

        : -, sXd, shape(8)

        bA*

        ; lib(A) == 1 && weak(b) && !dead(b) && adjacent_to_defendable_stone_in_atari(b)

        accepted
        |........
        |........
        |.....*..
        |....OXO.
        |....XO..
        |.....X..
        |........
        |........
        +--------

        refused
        -----
        .....
        OOOX.
        OX*X.
        X.X..
        X....
    >

    /// Take from around the corner the stone in atari beside a weak dragon before it is pulled out.
    pattern! < KeyStone2
        O?
        X*

        : 8, sXd, shape(8)

        b?
        A*

        ; lib(A) == 1 && weak(b) && !dead(b) && adjacent_to_defendable_stone_in_atari(b)

        accepted
        .....
        ...X.
        ..*..
        .OXO.
        .XO..

        refused
        X.XO.|
        ..XO.|
        ..*..|
        -----+
    >

    /// Capture stones beside a weak dragon that could still be saved: with the room around them they are more than
    /// three points.
    pattern! < KeyStone3
        OX*

        : -, sXd, shape(8)

        bA*

        ; lib(A) == 2 && weak(b) && !dead(b) && effective_size(A) > 3 && defend(A) && does_attack(*, A)

        accepted
        .....
        XOO..
        OX*..
        .....
        .....
        -----

        refused
        ----+
        OOX.|
        OX*.|
        .X..|
        XOX.|
    >

    /// Capture from around the corner stones beside a weak dragon that could still be saved: with the room around them
    /// they are more than three points.
    pattern! < KeyStone4
        O?
        X*

        : 8, sXd, shape(8)

        b?
        A*

        ; lib(A) == 2 && weak(b) && !dead(b) && effective_size(A) > 3 && defend(A) && does_attack(*, A)

        accepted
        -----+
        O....|
        .O...|
        .....|
        ..O..|
        .OXX*|
        .XOO.|
        ...X.|
        ...X.|

        refused
        ----+
        OOX.|
        OX*.|
        .X..|
        XOX.|
    >

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

    /// Take the stone in atari that keeps two dragons of ours apart.
    pattern! < KeyStone6
        OXO
        ?*?

        : |, sCX, shape(8)

        aAb
        ?*?

        ; lib(A) == 1 && !same_dragon(a, b)

        accepted
        .....
        ...X.
        ..*..
        .OXO.
        .XO..

        refused
        +------
        |..X...
        |...*XO
        |..OXOX
        |.....X
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

    /// Take the tail of a weak dragon.
    pattern! < KeyStone8
        OX*

        : -, sXa, shape(8)

        OA*

        ; weak(A) && !dead(A) && lib(A) <= 2 && wormsize(A) > 1 && dragonsize(A) > wormsize(A) && does_attack(*, A)

        accepted
        |.O..
        |....
        |..O.
        |.XO.
        |.*XO
        |X.XO
        |.XO.
        |.O..
        |.O..

        refused
        -----
        .....
        OOOX.
        OX*X.
        X.X..
        X....
    >

    /// Take the tail of a weak dragon from around the corner.
    pattern! < KeyStone9
        O?
        X*

        : 8, sXa, shape(8)

        O?
        A*

        ; weak(A) && !dead(A) && lib(A) <= 2 && wormsize(A) > 1 && dragonsize(A) > wormsize(A) && does_attack(*, A)

        accepted
        .O.......
        .......OO
        .......OX
        .....OOXX
        ....*XX.X
        ---------

        refused
        ----+
        OOX.|
        OX*.|
        .X..|
        XOX.|
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
}

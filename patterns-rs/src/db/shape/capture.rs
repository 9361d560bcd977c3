//! Which captures are worth more than their stones? Ponnuki, cutting stones, captures that save a string, and stones on
//! which a weak dragon hangs.
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

        ; defend(A) && does_attack(*, A)

        > replace(b, *); replace(c, *)

        accepted
        ..XX...
        ..OO...
        .OX....
        .O.*.X.
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

        ; !same_string(A, B)

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

    /// Capture what gives a weak dragon eyes, not what is big: stones whose capture makes two, or a chain on which one hangs.
    pattern! < Capture12
        OX*

        : -, sde, shape(8)

        bA*

        ; weak(b) && !dead(b) && genus(b) < 2 && (owl_substantial(A) || vital_chain(A) && lib(A) <= 2 && has_aji(A))
        ; && does_attack(*, A)

        accepted
        |X*OX
        |.XOX
        |.O.X
        |....
        |....
        +----

        accepted
        +-------
        |..OX*O.
        |.OXXXXO
        |..OXOO.
        |.XOXO..
        |..XO...

        refused
        ----+
        OOX.|
        OX*.|
        .X..|
        XOX.|
    >

    /// Capture stones beside a weak dragon before they are saved: those in atari that would be pulled out, and those with two
    /// liberties that are, with the room around them, more than three points.
    pattern! < KeyStone3
        OX*

        : -, sXd, shape(8)

        bA*

        ; weak(b) && !dead(b) && (lib(A) == 1 && defend(A)
        ; || lib(A) == 2 && effective_size(A) > 3 && defend(A) && does_attack(*, A))

        accepted
        .....
        XOO..
        OX*..
        .....
        .....
        -----

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
        ----+
        OOX.|
        OX*.|
        .X..|
        XOX.|
    >

    /// Capture from around the corner stones beside a weak dragon before they are saved: those in atari that would be pulled
    /// out, and those with two liberties that are, with the room around them, more than three points.
    pattern! < KeyStone4
        O?
        X*

        : 8, sXd, shape(8)

        b?
        A*

        ; weak(b) && !dead(b) && (lib(A) == 1 && defend(A)
        ; || lib(A) == 2 && effective_size(A) > 3 && defend(A) && does_attack(*, A))

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

        accepted
        .....
        ...X.
        ..*..
        .OXO.
        .XO..

        refused
        ----+
        OOX.|
        OX*.|
        .X..|
        XOX.|
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
}

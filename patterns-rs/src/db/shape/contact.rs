//! What is played when stones touch and neither side is settled? Extensions, crosscuts, wedges, clamps and counter-hane.
//!
//! Contact fights go by liberties: the constraints count them, or read what is left after the opponent's strongest answer.

use gnugo_engine::patterns;

patterns! {
    /// Contact fights.
    pub static CONTACT: Shape;

    /// Extend quietly against a hane when the stone that bends stands firm: a double hane would be cut.
    pattern! < Contact1
        ?.X?
        .XO*
        ?.O?
        ????

        : 8, OXd, shape(1)

        ?.A?
        .Bc*
        ?.c?
        ????

        ; !same_string(A, B) && !weak(A) && lib(c) <= 4

        accepted
        .X..
        *OX.
        .O..
        ....
    >

    /// Clamp a stone from both sides on the second line: it cannot extend and has no base.
    pattern! < Contact2
        ?..??
        OX*.?
        ....?
        -----

        : 8, OXa, shape(1)

        ?..??
        bA*.?
        ....?
        -----

        ; wormsize(A) == 1 && !weak(b) && lib(A) <= 3

        accepted
        |....
        |....
        |.*..
        |.X..
        |.O..
        |....
        |...O
    >

    /// Stand up against a stone that leans on ours from above, before it bends around.
    pattern! < Contact3
        ?X.?
        .O*?
        .O.?
        ?..?

        : 8, OXad, shape(1)

        ?A.?
        .O*?
        .O.?
        ?..?

        ; wormsize(A) == 1 && lib(A) <= 3 && weak(A)

        accepted
        |..X.
        |.*O.
        |..O.
        |....
    >

    /// Push down the attached stone from the far side: between two of ours it gets two liberties.
    pattern! < Contact4
        ?...
        OX*.
        ?...

        : -, OXa, shape(1)

        ?...
        bA*.
        ?...

        ; wormsize(A) == 1 && lib(A) == 3 && weak(A) && !weak(b)

        accepted
        ......
        .*....
        .X...O
        .O...O
        ......
        O.....
    >

    /// Squeeze: the atari is answered by a connection that leaves a dumpling without eyes.
    pattern! < Contact5
        OX?
        XX*
        ?O?

        : 8, OXaW, shape(1), followup(3)

        OB?
        BB*
        ?O?

        ; lib(B) == 2 && weak(B) && !oplay_attack(*, *)

        accepted
        ..O.
        .OXO
        OXX*
        ..O.
    >

    /// Stretch out of a position in which both sides are short of liberties: the longer string wins the race.
    pattern! < Contact6
        ?X..
        XO*.
        XO..
        ?X??

        : 8, OXdE, shape(1)

        ?X..
        Xb*.
        Xb..
        ?X??

        ; weak(b) && lib(b) <= 3 && !attack(b) && oplay_lib(*, b) > lib(b)

        accepted
        .O...|
        .X...|
        XO*..|
        XO...|
        .X..O|

        refused
        .X..
        XO*.
        XO..
        .X..
    >

    /// Attach on top of a third-line stone in front of our framework: it is pressed low, and our wall faces the right way.
    pattern! < Contact7
        ?.....?
        ?O.*..?
        ?..X..?
        ?.....?
        ?.....?
        -------

        : 8, OXE, shape(1)

        ?.....?
        ?b.*..?
        ?..A..?
        ?.....?
        ?.....?
        -------

        ; wormsize(A) == 1 && lib(A) == 4 && omoyo(*) && !oterri(*) && !weak(b)

        accepted
        X....O...
        ......O..
        .........
        ..O.*....
        ....X...O
        O........
        ........O
        ---------
    >
}

//! What is played when stones touch and neither side is settled? Squeezes, and stretches that win liberties.
//!
//! Contact fights go by liberties: the constraints count them, or read what is left after the opponent's strongest answer.

use gnugo_engine::patterns;

patterns! {
    /// Contact fights.
    pub static CONTACT: Shape;

    /// Squeeze: the atari is answered by a connection that leaves a dumpling without eyes.
    pattern! < Contact5
        OX?
        XX*
        ?O?

        : 8, OXaW, followup(3), shape(3)

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

        : 8, OXdE, shape(4)

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

    /// Attach to a stone that has ours on both sides: it can only run away from us.
    pattern! < Contact12
        ..?..
        ..X.O
        O.*..
        .....

        : 8, OX, shape(7)

        accepted
        ...X....
        ........
        ...X.O..
        .O.*....
        ........
        ........
    >
}

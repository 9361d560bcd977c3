//! How are stones saved that could be captured, when there are several ways? The shapes that reading confirms.
//!
//! The constraints ask what is at stake: the stones with the room around them, which is more than their number.

use gnugo_engine::patterns;

patterns! {
    /// Stones that are saved.
    pub static RESCUE: Shape;

    /// Stretch out into the open with stones that could be captured: more than four points are at stake.
    pattern! < Rescue1
        ???
        ?.?
        O*.
        ?.?
        ???

        : -, Xd, shape(5)

        ???
        ?.?
        a*.
        ?.?
        ???

        ; lib(a) <= 2 && attack(a) && effective_size(a) > 4 && does_defend(*, a)

        accepted
        -----
        .....
        .....
        .....
        ..*..
        ..OX.
        .XX..

        refused
        -----
        .....
        OX...
        .X..O
        X.*OX
        .....
        ....O
    >

    /// Stretch along what holds stones that could be captured: more than four points are at stake.
    pattern! < Rescue2
        ?X
        O*

        : 8, Xd, shape(8)

        ?X
        a*

        ; lib(a) <= 2 && attack(a) && effective_size(a) > 4 && does_defend(*, a)

        accepted
        |....
        |XX.X
        |O*O.
        |....
        |....
        |....
        +----

        refused
        OXXOO
        XXO..
        OX*OO
        -----
    >

    /// Save stones by an atari on what holds them: more than four points are at stake.
    pattern! < Rescue3
        OX
        ?*

        : 8, sXd, shape(8)

        aA
        ?*

        ; lib(A) == 2 && lib(a) <= 2 && effective_size(a) > 4 && attack(a) && does_defend(*, a)

        accepted
        .X.X..|
        .OXO..|
        ..*...|
        ......|
        ......|

        refused
        X.XO.|
        ..XO.|
        ..*..|
        -----+
    >

    /// Save stones by enclosing what holds them, which has two liberties: more than four points are at stake.
    pattern! < Rescue4
        OX.
        ??*

        : 8, Xd, shape(6)

        aA.
        ??*

        ; lib(A) == 2 && effective_size(a) > 4 && attack(a) && does_defend(*, a)

        accepted
        +-------
        |..X....
        |.XOX...
        |XOOO*..
        |.X.X...
        |.......

        refused
        +---
        |...
        |XOO
        |.X.
        |*.X
        |.XX
        |.OX
    >

    /// Save stones by a diagonal move: more than four points are at stake.
    pattern! < Rescue5
        O.
        ?*

        : 8, Xd, shape(8)

        a.
        ?*

        ; lib(a) <= 2 && attack(a) && does_defend(*, a) && effective_size(a) > 4

        accepted
        .X.X..|
        .OXO..|
        ..*...|
        ......|
        ......|

        refused
        X.XO.|
        ..XO.|
        ..*..|
        -----+
    >
}

//! Which moves on the second line are large? Hane-connect, descents and slides that settle a side.
//!
//! A hane on the second line with its connection takes four to six points and often a base as well.

use gnugo_engine::patterns;

patterns! {
    /// The second line.
    pub static SECOND_LINE: Shape;

    /// Descend to the second line: it stops the slide underneath and threatens one.
    pattern! < SecondLine1
        ?OX?
        .*.?
        ....
        ----

        : 8, OXe, maxterri(3), followup(3)
    >

    /// Block the hane on the second line.
    pattern! < SecondLine2
        OOX?
        *X.?
        ....
        ----

        : 8, OXe, minterri(3)
    >

    /// Hane on the second line under a wall, when the cut behind it can be captured.
    pattern! < SecondLine3
        ?OXX
        ..*.
        ....
        ----

        : 8, OXe, maxterri(3)

        ?OXX
        .a*.
        ....
        ----

        ; oplay_attack(*, a, a)
    >

    /// Come out underneath along the second line to a friend: the groups join, and the opponent loses the side.
    pattern! < SecondLine4
        ?XXX?
        O.*.O
        .....
        -----

        : |, OC, shape(1)

        ?XXX?
        a.*.b
        .....
        -----

        ; !same_string(a, b)
    >
}

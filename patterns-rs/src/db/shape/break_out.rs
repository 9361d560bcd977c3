//! Where does a ring or a wall break? Pushes behind which the opponent cannot block, and ways around its end.
//!
//! The opponent is given his block, and reading tells whether the line that it makes is broken: one of its stones captured,
//! or a side of it cut.

use gnugo_engine::patterns;

patterns! {
    /// Moves that break out, and in.
    pub static BREAK_OUT: Shape;

    /// Push into a one-space gap where somebody is weak: the block behind leaves a cut.
    pattern! < BreakOut1
        ?.?
        X*X
        ?O?

        : |, OXdB, shape(8)

        ?q?
        A*B
        ?d?

        ; (weak(d) || weak(A) || weak(B)) && !dead(d) && !same_string(A, B) && oplay_break_through(*, q, A, q, B)

        accepted
        |....O
        |.....
        |..X..
        |..*O.
        |..X..
        |.....
        |....O

        refused
        .O.O..|
        OXO.X.|
        .X*X..|
        X.....|
        O.....|
    >

    /// Push through the waist of a knight's move where somebody is weak: the block behind leaves a cut.
    pattern! < BreakOut2
        X.?
        .*X
        ?O?

        : 8, OXdB, shape(5)

        Aq?
        .*B
        ?d?

        ; (weak(d) || weak(A) || weak(B)) && !dead(d) && !same_string(A, B) && oplay_break_through(*, q, A, q, B)

        accepted
        |.....X
        |.X.O..
        |..*X..
        |..O...
        |......

        refused
        +------
        |......
        |..X...
        |....X.
        |..O*..
        |..OX..
        |..OX..
    >

    /// Push into the gap of a wall with a framework behind it: the block leaves a cut.
    pattern! < BreakOut3
        ?.?
        X*X
        ?O?

        : |, OXB, shape(8)

        ?q?
        A*B
        ?d?

        ; !weak(d) && !same_string(A, B) && xmoyo(q) && oplay_break_through(*, q, A, q, B)

        accepted
        ..X..|
        O..X.|
        ..O*.|
        ...X.|
        -----+

        refused
        .O.O..|
        OXO.X.|
        .X*X..|
        X.....|
        O.....|
    >

    /// Come out under the stone that presses on a weak group, to where the ring around it ends.
    pattern! < BreakOut4
        ?X?
        O*.
        ?.?

        : 8, OdE, shape(7)

        ?X?
        d*.
        ?.?

        ; is_surrounded(d) && weak(d) && !dead(d) && !surround_map(d, *)

        accepted
        .....|
        .....|
        .X*..|
        X.O..|
        .....|
        .....|
        -----+

        refused
        X....
        ....X
        .O*..
        .OX..
        XOX..
    >

    /// Bend around the end of the stones that surround a weak group.
    pattern! < BreakOut5
        X*
        O.

        : 8, OXdE, shape(8)

        X*
        d.

        ; is_surrounded(d) && weak(d) && !dead(d) && !surround_map(d, *)

        accepted
        |......
        |......
        |..*X..
        |...OOX
        |......
        |......
        +------

        refused
        +------
        |...*X.
        |....OX
        |...O.O
    >

    /// Link a weak group that is surrounded to a friend outside, where the cut is known.
    pattern! < BreakOut6
        O?
        *O

        : 8, sdC, shape(8)

        d?
        *a

        ; is_surrounded(d) && xcut(*) && weak(d) && !dead(d) && !weak(a) && !same_dragon(d, a) && safe_omove(*)

        accepted
        ....|
        ....|
        .O*.|
        .XO.|
        ..X.|

        refused
        OXXOO
        XXO..
        OX*OO
        -----
    >
}

//! Where does a stone between theirs gain? Thrusts at the waist of a knight's move or a jump.
//!
//! The constraints read that the two sides cannot be connected around the stone.

use gnugo_engine::patterns;

patterns! {
    /// Wedges.
    pub static WEDGE: Shape;

    /// Thrust at the waist of a knight's move whose stones do not support each other.
    pattern! < Wedge2
        X..
        .*X

        : 8, OXBa, shape(3)

        A..
        .*B

        ; !same_string(A, B) && weak(A) && !oplay_connect(*, A, B)

        accepted
        ....O
        .....
        ...*X
        O.X..
        .OXXO
        .OOO.
    >

    /// Strike at the waist of a two-space jump next to our own wall.
    pattern! < Wedge3
        ?O..?
        X*.X?
        ?...?

        : 8, OXBW, followup(3), shape(2)

        ?c..?
        A*.B?
        ?...?

        ; !same_dragon(A, B) && !oplay_connect(*, A, B) && !weak(c)

        accepted
        |....O...
        |...X*.X.
        |........
    >

    /// Step through a knight's move of theirs where ours wait on both sides: they are joined and the others cut.
    pattern! < Wedge5
        ?OX
        X*O

        : 8, OXBCa, shape(6)

        ?bA
        C*d

        ; !same_dragon(A, C) && (weak(A) || weak(C) || weak(b) || weak(d)) && lib(b) > 2 && lib(d) > 2

        accepted
        .OX
        X*O
    >
}

//! Which points look like eyes and are none, and which are eyes though they look open?
//!
//! `E` patterns speak before strings are joined, `e` patterns afterwards: their actions correct what was found of eye spaces.

use gnugo_engine::patterns;

patterns! {
    /// Corrections of eye spaces.
    pub static EYE_POINTS: Connection;

    /// A single stone between two of theirs that stand at its corners can be taken, but where it stood there is no eye.
    pattern! < EyePoint1
        XOX
        OXO
        ?.?

        : |, e

        PbQ
        cAd
        ?.?

        ; attack(A) && !attack(P) && !attack(Q)
        > not_lunch(A, b); not_lunch(A, c); not_lunch(A, d)

        accepted
        .XX.XX.
        .XXOXX.
        ..OXO..
        ..O.O..
        ..OOO..
        .......

        refused
        .XX.O..
        .XXOX..
        ..OXO..
        ..O.O..
        ..OOO..
        .......
    >

    /// The last liberty of a string that hangs between two of their stones has to be filled: it is no point of an eye.
    pattern! < EyePoint2
        XOX
        O.O
        ?O?

        : |, E

        AbB
        OpO
        ?O?

        ; lib(b) == 1 && !attack(A) && !attack(B)
        > remove_eyepoint(p)

        accepted
        .XXX.
        .XOX.
        .O.O.
        ..O..
        .....

        refused
        .X.X.
        .XOX.
        .O.O.
        ..O..
        .....
    >

    /// Nobody gets into the eye below a stone in atari on the second line: who goes on under it is captured with it.
    pattern! < EyePoint3
        OX
        ..
        --

        : 8, E

        OA
        pq
        --

        ; lib(A) == 1 && !safe_xmove(q)
        > make_proper_eye(p)

        accepted
        ..O...
        OOXO..
        O..O..
        ------

        refused
        ..O...
        OOXOX.
        O..X..
        ------
    >
}

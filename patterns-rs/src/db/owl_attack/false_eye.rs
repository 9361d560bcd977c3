//! Which diagonal decides about an eye?

use gnugo_engine::patterns;

patterns! {
    /// Diagonals of eyes.
    pub static FALSE_EYE: OwlAttack;

    /// Take the diagonal that makes the eye false.
    pattern! < KillFalseEye1
        X*?
        .X?
        X??

        : 8, -, value(74)
    >

    /// Take the second diagonal: the eye is false.
    pattern! < KillFalseEye2
        *X?
        X.X
        ?XO

        : _, -, value(76)
    >

    /// Take the diagonal of an eye on the edge: one is enough.
    pattern! < KillFalseEye3
        *X?
        X.X
        ---

        : 8, -, value(78)
    >

    /// Take the only diagonal of the corner's eye.
    pattern! < KillFalseEye4
        |X*
        |.X
        +--

        : _, -, value(80)
    >

    /// The second of the upper diagonals: the eye is false.
    pattern! < KillFalseEye5
        *XO
        X.X
        ?X?

        : 8, -, value(74)

        *XO
        XpX
        ?X?

        ; !obvious_false_xeye(p)

        accepted
        .OXO..
        .*XOO.
        .X.XO.
        .XXXO.
        .OOOO.

        refused
        .OXO..
        .*XOO.
        .X.XO.
        OOXOO.
        .OOO..
    >

    /// Take the diagonal over an eye of two at the side.
    pattern! < KillFalseEye6
        |XX*
        |..X
        |XX?

        : 8, -, value(72)
    >

    /// Wedge in at the diagonal, held from outside.
    pattern! < KillFalseEye7
        OX*O
        X.X?
        ?X??

        : 8, -, value(76)
    >

    /// Take the corner of a two-point eye on the edge.
    pattern! < KillFalseEye8
        *XX?
        X..X
        ----

        : 8, -, value(75)
    >

    /// Push in at the roof of the eye.
    pattern! < KillFalseEye9
        O*X
        X.X
        ?X?

        : 8, s, value(74)
    >

    /// Cut the roof of the eye.
    pattern! < KillFalseEye10
        X*X
        X.X
        ?X?

        : _, -, value(74)
    >

    /// Cut the roof of an eye on the edge.
    pattern! < KillFalseEye11
        X*X
        X.X
        ---

        : _, -, value(76)
    >
}

//! Which diagonal decides about an eye?

use gnugo_engine::patterns;

patterns! {
    /// Diagonals of eyes.
    pub static FALSE_EYE: OwlDefense;

    /// Take the diagonal that makes the eye real.
    pattern! < LiveFalseEye1
        O*?
        .O?
        O??

        : 8, -, value(74)
    >

    /// Take the diagonal, since the attacker has the other.
    pattern! < LiveFalseEye2
        *O?
        O.O
        ?OX

        : _, -, value(76)
    >

    /// Take the diagonal of the eye on the edge.
    pattern! < LiveFalseEye3
        *O?
        O.O
        ---

        : 8, -, value(78)
    >

    /// Take the only diagonal of the corner's eye.
    pattern! < LiveFalseEye4
        |O*
        |.O
        +--

        : _, -, value(80)
    >

    /// The second of the upper diagonals makes the eye.
    pattern! < LiveFalseEye5
        *OX
        O.O
        ?O?

        : 8, -, value(74)

        *OX
        OpO
        ?O?

        ; !obvious_false_oeye(p)

        accepted
        .XOX..
        .*OXX.
        .O.OX.
        .OOOX.
        .XXXX.

        refused
        .XOX..
        .*OXX.
        .O.OX.
        XXOXX.
        .XXX..
    >

    /// Guard the diagonal over an eye of two at the side.
    pattern! < LiveFalseEye6
        |OO*
        |..O
        |OO?

        : 8, -, value(72)
    >

    /// Push out at the diagonal: it belongs to the eye.
    pattern! < LiveFalseEye7
        XO*X
        O.O?
        ?O??

        : 8, -, value(76)
    >

    /// Hold the corner of a two-point eye on the edge.
    pattern! < LiveFalseEye8
        *OO?
        O..O
        ----

        : 8, -, value(75)
    >

    /// Connect the eye's roof.
    pattern! < LiveFalseEye9
        X*O
        O.O
        ?O?

        : 8, -, value(74)
    >

    /// Close the roof of the eye.
    pattern! < LiveFalseEye10
        O*O
        O.O
        ?O?

        : _, -, value(74)
    >

    /// Close the roof of an eye on the edge.
    pattern! < LiveFalseEye11
        O*O
        O.O
        ---

        : _, -, value(76)
    >
}

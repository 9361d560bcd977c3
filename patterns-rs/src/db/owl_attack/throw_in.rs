//! Which sacrifice turns an eye false, or takes liberties?

use gnugo_engine::patterns;

patterns! {
    /// Throw-ins.
    pub static THROW_IN: OwlAttack;

    /// Throw in on the second line: the eye below becomes false.
    pattern! < KillThrowIn1
        OX?
        X*X
        ?.?
        ---

        : 8, s, value(84)
    >

    /// Throw in on the first line beside the eye.
    pattern! < KillThrowIn2
        ?X?
        X.X
        O*X
        ---

        : 8, s, value(84)
    >

    /// Throw in on the first line: the eye beside it is false then.
    pattern! < KillThrowIn3
        XXO
        .*X
        ---

        : 8, s, value(84)
    >

    /// Reduce the eye on the first line from outside.
    pattern! < KillThrowIn4
        XXO
        .*.
        ---

        : 8, s, value(82)
    >

    /// Take the mouth of an eye that has lost a corner.
    pattern! < KillThrowIn5
        OX?
        *.X
        ?X?

        : 8, s, value(82)
    >

    /// Throw in between two diagonals that are ours: no eye comes of it.
    pattern! < KillThrowIn6
        OXO
        X*X
        ?.?

        : _, s, value(85)
    >

    /// Play under the mouth: whoever captures has a false eye.
    pattern! < KillThrowIn7
        OX?
        .*X
        OX?

        : _, s, value(84)
    >

    /// Throw in at the end of two points on the first line.
    pattern! < KillThrowIn8
        XXX?
        O*.X
        ----

        : 8, s, value(84)
    >

    /// Throw in at the mouth of a room of two.
    pattern! < KillThrowIn9
        ?XX?
        O*.X
        ?XX?

        : _, s, value(82)
    >

    /// Push in along the first line of the corner: one eye less.
    pattern! < KillThrowIn10
        |OX
        |*X
        |.X
        +--

        : 8, s, value(86)
    >

    /// Throw in above an eye of one: it turns false.
    pattern! < KillThrowIn11
        X?X
        O*X
        X.X
        ?X?

        : 8, s, value(80)
    >
}

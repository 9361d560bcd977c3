//! Which sacrifice turns an eye false, or takes liberties?

use gnugo_engine::patterns;

patterns! {
    /// Throw-ins.
    pub static THROW_IN: OwlDefense;

    /// Connect at the point where a throw-in would spoil the eye.
    pattern! < LiveThrowIn1
        XO?
        O*O
        ?.?
        ---

        : 8, -, value(84)
    >

    /// Connect below the eye.
    pattern! < LiveThrowIn2
        ?O?
        O.O
        X*O
        ---

        : 8, -, value(84)
    >

    /// Keep the first-line eye from becoming false.
    pattern! < LiveThrowIn3
        OOX
        .*O
        ---

        : 8, -, value(84)
    >

    /// Complete the eye on the first line.
    pattern! < LiveThrowIn4
        OOX
        .*.
        ---

        : 8, -, value(82)
    >

    /// Close the mouth of an eye that has lost a corner: it is real.
    pattern! < LiveThrowIn5
        XO?
        *.O
        ?O?

        : 8, -, value(82)
    >

    /// Connect at the false eye's place, and look for eyes elsewhere.
    pattern! < LiveThrowIn6
        XOX
        O*O
        ?.?

        : _, -, value(85)
    >

    /// Fill the point of a false eye, before a throw-in there takes a liberty.
    pattern! < LiveThrowIn7
        XO?
        .*O
        XO?

        : _, -, value(84)
    >

    /// Connect at the end of the first line: one whole eye.
    pattern! < LiveThrowIn8
        OOO?
        X*.O
        ----

        : 8, -, value(84)
    >

    /// Close a room of two points.
    pattern! < LiveThrowIn9
        ?OO?
        X*.O
        ?OO?

        : _, -, value(82)
    >

    /// Block above the corner's eye.
    pattern! < LiveThrowIn10
        |XO
        |*O
        |.O
        +--

        : 8, -, value(86)
    >

    /// Connect above an eye of one point.
    pattern! < LiveThrowIn11
        O?O
        X*O
        O.O
        ?O?

        : 8, -, value(80)
    >
}

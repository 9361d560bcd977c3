//! How does the edge line end?

use gnugo_engine::patterns;

patterns! {
    /// Descents, and what they prepare.
    pub static DESCENT: OwlAttack;

    /// Step diagonally to the first line: the push under our stone is stopped.
    pattern! < KillDescent1
        XO.
        X.*
        ---

        : 8, -, value(66)
    >

    /// Descend to the first line in contact: no hane is left.
    pattern! < KillDescent2
        .O?
        X*?
        ---

        : 8, -, value(64)
    >

    /// Draw down to the second line, aiming at the eye space.
    pattern! < KillDescent3
        ?XO
        X.*
        ...
        ---

        : 8, -, value(64)
    >

    /// Descend below a wall that touches the dragon's.
    pattern! < KillDescent4
        XXO?
        X.*.
        ----

        : 8, -, value(67)
    >

    /// Go down along the second line into the corner.
    pattern! < KillDescent5
        |XO?
        |.*?
        |..?
        +---

        : 8, -, value(66)
    >

    /// Crawl up to the heart of the corner.
    pattern! < KillDescent6
        |..XX
        |.*.X
        |..OO
        +----

        : 8, -, value(69)
    >

    /// Slide in on the first line below the end of the wall.
    pattern! < KillDescent7
        XXX
        ..X
        .*O
        ---

        : 8, -, value(70)
    >

    /// Jump along the first line before the dragon closes it.
    pattern! < KillDescent9
        XX.O
        ..*?
        ----

        : 8, -, value(66)
    >

    /// Slide from the descended wall.
    pattern! < KillDescent10
        XX?O
        X..O
        ..*.
        ----

        : 8, -, value(64)
    >
}

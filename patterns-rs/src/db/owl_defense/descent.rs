//! How does the edge line end?

use gnugo_engine::patterns;

patterns! {
    /// Descents, and what they prepare.
    pub static DESCENT: OwlDefense;

    /// Hane on the first line against the descent.
    pattern! < LiveDescent2
        .X?
        O*?
        ---

        : 8, -, value(64)
    >

    /// Cap the descent at the second line.
    pattern! < LiveDescent3
        ?OX
        O.*
        ...
        ---

        : 8, -, value(64)
    >

    /// Slip one point out under the attacker's wall.
    pattern! < LiveDescent4
        OOX?
        O.*.
        ----

        : 8, -, value(67)
    >

    /// Bend into the corner from the first line.
    pattern! < LiveDescent5
        |OX?
        |.*?
        |..?
        +---

        : 8, -, value(66)
    >

    /// Take the heart of the corner: no crawl is left.
    pattern! < LiveDescent6
        |..OO
        |.*.O
        |..XX
        +----

        : 8, -, value(69)
    >

    /// Stop the slide on the first line.
    pattern! < LiveDescent7
        OOO
        ..O
        .*X
        ---

        : 8, -, value(70)
    >

    /// Close the first line one point farther out.
    pattern! < LiveDescent9
        OO.X
        ..*?
        ----

        : 8, -, value(66)
    >

    /// Stop the slide from the descended wall at its landing.
    pattern! < LiveDescent10
        OO?X
        O..X
        ..*.
        ----

        : 8, -, value(64)
    >
}

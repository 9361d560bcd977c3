//! What comes in along the edge from far away?

use gnugo_engine::patterns;

patterns! {
    /// Slides and the monkey jump.
    pub static MONKEY: OwlDefense;

    /// Stop the monkey jump one point before the wall.
    pattern! < LiveMonkey1
        O..X?
        ?.*.?
        -----

        : 8, -, value(64)
    >

    /// Answer the monkey jump's landing point beforehand.
    pattern! < LiveMonkey2
        ?...X
        O*...
        -----

        : 8, -, value(66)
    >

    /// Stop the slide along the second line.
    pattern! < LiveMonkey3
        ?.X?
        O*..
        ..??
        ----

        : 8, -, value(62)
    >

    /// Hold the base against the slide.
    pattern! < LiveMonkey4
        O..X
        ?*..
        .??.
        ----

        : 8, -, value(62)
    >

    /// Close the first line against the slide.
    pattern! < LiveMonkey5
        O.X
        .*.
        ---

        : 8, -, value(64)
    >

    /// Take the corner before it is slid into.
    pattern! < LiveMonkey6
        |O.?
        |.*X
        |..?
        +---

        : 8, -, value(64)
    >

    /// Make the corner a base.
    pattern! < LiveMonkey7
        |...O
        |.*..
        |..X?
        +----

        : 8, -, value(62)
    >
}

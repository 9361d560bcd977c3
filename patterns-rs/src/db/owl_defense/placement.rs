//! Which point inside an eye space kills, and so saves?

use gnugo_engine::patterns;

patterns! {
    /// Vital points of eye spaces.
    pub static PLACEMENT: OwlDefense;

    /// The middle of three in a row makes two eyes.
    pattern! < LivePlacement1
        ?OOO?
        O.*.O
        ?OOO?

        : _, -, value(90)
    >

    /// Divide three points on the first line.
    pattern! < LivePlacement2
        OOOO
        .*.O
        ----

        : 8, -, value(92)
    >

    /// The elbow of bent three makes two eyes.
    pattern! < LivePlacement3
        ?OO?
        O.*O
        ?O.O
        ??O?

        : _, -, value(90)
    >

    /// Divide three points in the corner at the elbow.
    pattern! < LivePlacement4
        |OO?
        |.OO
        |*.O
        +---

        : _, -, value(93)
    >

    /// The middle of the pyramid of four makes two eyes.
    pattern! < LivePlacement6
        ?OOO?
        O.*.O
        ?O.O?
        ??O??

        : _, -, value(90)
    >

    /// The middle of a pyramid on the edge makes two eyes.
    pattern! < LivePlacement7
        ?O.O?
        O.*.O
        -----

        : _, -, value(90)
    >

    /// The heart of the bulky five divides it.
    pattern! < LivePlacement8
        ?OO?
        O..O
        O.*O
        ?O.O
        ??O?

        : 8, -, value(88)
    >

    /// Divide a bulky five on the edge by its heart.
    pattern! < LivePlacement9
        ?OOO?
        O..O?
        O.*.O
        -----

        : 8, -, value(90)
    >

    /// Divide the corner's bulky five by its heart.
    pattern! < LivePlacement10
        |OOO?
        |..O?
        |.*.O
        +----

        : 8, -, value(90)
    >

    /// The middle of the cross makes two eyes, or more.
    pattern! < LivePlacement11
        ??O??
        ?O.O?
        O.*.O
        ?O.O?
        ??O??

        : _, -, value(88)
    >

    /// The heart of the rabbity six divides it.
    pattern! < LivePlacement12
        ?O.O
        O.*.
        O..O
        ?OO?

        : _, -, value(86)
    >

    /// The middle of a corridor with a way in: the eye behind it is whole.
    pattern! < LivePlacement15
        ?OOO?
        O.*.X
        ?OOO?

        : _, -, value(78)
    >

    /// Divide the corridor before it is closed.
    pattern! < LivePlacement16
        ?OOO?
        O.*..
        ?OOO?

        : _, -, value(82)
    >

    /// Take the second point of the first line from the inside.
    pattern! < LivePlacement17
        OOO?
        O..?
        O.*?
        ----

        : 8, -, value(78)
    >

    /// The upper middle of six on the edge.
    pattern! < LivePlacement18
        ?OOO?
        O.*.O
        O...O
        -----

        : _, -, value(78)
    >

    /// Close the way in and keep the elbow.
    pattern! < LivePlacement19
        OOO
        O.*
        O.O
        ?O?

        : 8, -, value(84)
    >

    /// The point two from the wall on the first line makes the eye.
    pattern! < LivePlacement20
        OOO?
        ...O
        .*.O
        ----

        : 8, -, value(78)
    >

    /// The point two from the wall on the second line makes the eye.
    pattern! < LivePlacement21
        OOO?
        .*.O
        ...O
        ----

        : 8, -, value(76)
    >

    /// Make the eye at the step of the wall.
    pattern! < LivePlacement22
        OOO?
        ..OO
        .*.O
        ----

        : 8, -, value(80)
    >

    /// Shut the mouth of the eye from below.
    pattern! < LivePlacement23
        O.O
        O*O
        ..?
        ---

        : 8, -, value(82)
    >
}

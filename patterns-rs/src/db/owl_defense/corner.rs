//! What is vital in the corner?

use gnugo_engine::patterns;

patterns! {
    /// The 2-1 and 1-1 points, and the corner's groups.
    pub static CORNER: OwlDefense;

    /// The 1-2 point gives a corner of five points or six its two eyes.
    pattern! < LiveCorner1
        |.??
        |*.O
        |..O
        +---

        : 8, -, value(80)
    >

    /// The point 2-1 makes an eye on either side.
    pattern! < LiveCorner2
        |..OO
        |...O
        |.*.O
        +----

        : 8, -, value(84)
    >

    /// The middle of the first line in a corner of six.
    pattern! < LiveCorner3
        |OO?
        |..O
        |*.O
        |..O
        +---

        : 8, -, value(84)
    >

    /// The second point of the second line in the corner.
    pattern! < LiveCorner4
        |OOOO
        |.*.O
        |..?O
        +----

        : 8, -, value(82)
    >

    /// Make the corner's eye by the 2-1 point.
    pattern! < LiveCorner7
        |O..
        |.O.
        |.*.
        +---

        : 8, -, value(80)
    >

    /// The 1-2 point, with the first line still open.
    pattern! < LiveCorner8
        |.O?
        |*.O
        |..O
        +---

        : 8, -, value(84)
    >

    /// Fall back to the 2-1 point.
    pattern! < LiveCorner9
        |..O?
        |..OX
        |.*.X
        +----

        : 8, -, value(78)
    >

    /// The middle of the corner's column: below it is an eye.
    pattern! < LiveCorner11
        |.OO
        |*.O
        |.OO
        +---

        : 8, -, value(86)
    >

    /// The 2-2 point of a corner two points wide.
    pattern! < LiveCorner12
        |..O
        |.*O
        |..O
        +---

        : 8, -, value(80)
    >

    /// The 2-2 point, the heart of the carpenter's square.
    pattern! < LiveCorner13
        |?OO?
        |...O
        |.*.O
        |....
        +----

        : 8, -, value(78)
    >

    /// The 2-2 point makes the corner's eye.
    pattern! < LiveCorner15
        |O...
        |.*..
        |....
        +----

        : 8, -, value(78)
    >

    /// Draw back to the 1-2 point of the corner.
    pattern! < LiveCorner16
        |.OO
        |*OX
        |..X
        +---

        : 8, -, value(84)
    >

    /// Block on the second line of the corner.
    pattern! < LiveCorner17
        |.OX
        |.*X
        |..X
        +---

        : 8, -, value(80)
    >

    /// Close the corner from below.
    pattern! < LiveCorner18
        |.OO
        |..O
        |.*X
        +---

        : 8, -, value(78)
    >

    /// Descend, so that the corner is as large as can be.
    pattern! < LiveCorner19
        |.OO?
        |..O?
        |..*X
        +----

        : 8, -, value(82)
    >

    /// Make the eye at the 1-1 point.
    pattern! < LiveCorner22
        |.O
        |*O
        |.O
        +--

        : 8, -, value(80)
    >

    /// Secure the corner's eye from the 1-2 point.
    pattern! < LiveCorner23
        |.OX
        |*OX
        |..O
        +---

        : 8, -, value(78)
    >

    /// Push against the stones that live in the corner.
    pattern! < LiveCorner24
        |.*O?
        |.XO?
        |..X?
        +----

        : 8, -, value(76)
    >
}

//! What is vital in the corner?

use gnugo_engine::patterns;

patterns! {
    /// The 2-1 and 1-1 points, and the corner's groups.
    pub static CORNER: OwlAttack;

    /// The 1-2 point, the vital point of small corners of five points or six.
    pattern! < KillCorner1
        |.??
        |*.X
        |..X
        +---

        : 8, s, value(80)
    >

    /// The point 2-1, seen from the longer side.
    pattern! < KillCorner2
        |..XX
        |...X
        |.*.X
        +----

        : 8, s, value(84)
    >

    /// The middle of the first line in a corner of six: a ko, if outside liberties are few.
    pattern! < KillCorner3
        |XX?
        |..X
        |*.X
        |..X
        +---

        : 8, s, value(84)
    >

    /// The second point of the second line in the corner: the L group's weakness.
    pattern! < KillCorner4
        |XXXX
        |.*.X
        |..?X
        +----

        : 8, s, value(82)
    >

    /// Place at the 2-1 point: the corner's eye is gone.
    pattern! < KillCorner7
        |X..
        |.X.
        |.*.
        +---

        : 8, s, value(80)
    >

    /// The 1-2 point below an open first line.
    pattern! < KillCorner8
        |.X?
        |*.X
        |..X
        +---

        : 8, s, value(84)
    >

    /// Slide to the 2-1 point from the descended stone.
    pattern! < KillCorner9
        |..X?
        |..XO
        |.*.O
        +----

        : 8, s, value(78)
    >

    /// The middle of a corner column with a way in from above.
    pattern! < KillCorner11
        |.XX
        |*.X
        |.XX
        +---

        : 8, s, value(86)
    >

    /// The 2-2 point of a corner two points wide.
    pattern! < KillCorner12
        |..X
        |.*X
        |..X
        +---

        : 8, s, value(80)
    >

    /// The 2-2 point, the heart of the carpenter's square.
    pattern! < KillCorner13
        |?XX?
        |...X
        |.*.X
        |....
        +----

        : 8, s, value(78)
    >

    /// The 2-2 point of a corner that is open to the side.
    pattern! < KillCorner15
        |X...
        |.*..
        |....
        +----

        : 8, s, value(78)
    >

    /// Place at the 1-2 point behind the wall, and connect along the first line.
    pattern! < KillCorner16
        |.XX
        |*XO
        |..O
        +---

        : 8, s, value(84)
    >

    /// Push into the corner on the second line.
    pattern! < KillCorner17
        |.XO
        |.*O
        |..O
        +---

        : 8, -, value(80)
    >

    /// Come in from below on the first line.
    pattern! < KillCorner18
        |.XX
        |..X
        |.*O
        +---

        : 8, -, value(78)
    >

    /// Hane into the corner on the first line.
    pattern! < KillCorner19
        |.XX?
        |..X?
        |..*O
        +----

        : 8, -, value(82)
    >

    /// The middle of three points of the first line in the corner.
    pattern! < KillCorner22
        |.X
        |*X
        |.X
        +--

        : 8, s, value(80)
    >

    /// The 1-2 point with the corner's wall of one.
    pattern! < KillCorner23
        |.XO
        |*XO
        |..X
        +---

        : 8, s, value(78)
    >

    /// Widen the hold on the corner from inside.
    pattern! < KillCorner24
        |.*X?
        |.OX?
        |..O?
        +----

        : 8, -, value(76)
    >
}

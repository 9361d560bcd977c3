//! What is large in front of an enclosure, and behind it? Sides of 19 lines.

use gnugo_engine::patterns;

patterns! {
    /// Moves for a side of 19×19 with an enclosure at one end.
    pub static ENCLOSURE_SIDE: Fuseki;

    /// Make a framework of an enclosure and a four-four point of ours.
    pattern! < Side19f
        +-------------------+
        |...................|
        |...................|
        |....O....*.........|
        |..O............O...|
        |...................|
        |...................|

        : 8, t
    >

    /// Approach the star point from inside, before the enclosure makes a framework with it.
    pattern! < SideEnclosure1
        +-------------------+
        |...................|
        |...................|
        |....X........*.....|
        |..X............X...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Split the side between the enclosure and the star point, with room for two lines on either side.
    pattern! < SideEnclosure2
        +-------------------+
        |...................|
        |...................|
        |....X.....*........|
        |..X............X...|
        |...................|
        |...................|

        : 8, t
    >

    /// Approach the star point from the side of our high enclosure.
    pattern! < SideEnclosure3
        +-------------------+
        |...................|
        |...................|
        |.............*.....|
        |..O.O..........X...|
        |...................|
        |...................|

        : 8, t
    >

    /// Approach the star point: our high enclosure stands firm behind.
    pattern! < SideEnclosure4
        +-------------------+
        |...................|
        |...................|
        |...O.........*.....|
        |...............X...|
        |...O...............|
        |...................|

        : 8, j, value(22)
    >

    /// Take the middle of the side behind the opponent's high enclosure, from our star point.
    pattern! < SideEnclosure5
        +-------------------+
        |...................|
        |...................|
        |...X.....*.........|
        |...............O...|
        |...X...............|
        |...................|

        : 8, t
    >

    /// Approach the star point, before the side behind the high enclosure is filled.
    pattern! < SideEnclosure6
        +-------------------+
        |...................|
        |...................|
        |...X.........*.....|
        |...............X...|
        |...X...............|
        |...................|

        : 8, j, value(25)
    >

    /// Join the back of the enclosure to our star point by the middle of the side.
    pattern! < SideEnclosure7
        +-------------------+
        |...................|
        |...................|
        |...O.....*.........|
        |...............O...|
        |..O................|
        |...................|

        : 8, j, value(22)
    >

    /// Join the back of the enclosure to our star point high.
    pattern! < SideEnclosure8
        +-------------------+
        |...................|
        |...................|
        |...O...............|
        |.........*.....O...|
        |..O................|
        |...................|

        : 8, t
    >

    /// Approach the star point: the back of our enclosure waits at the other end.
    pattern! < SideEnclosure9
        +-------------------+
        |...................|
        |...................|
        |...O.........*.....|
        |...............X...|
        |..O................|
        |...................|

        : 8, t
    >

    /// Take the middle of the side behind the opponent's enclosure, from our star point.
    pattern! < SideEnclosure10
        +-------------------+
        |...................|
        |...................|
        |...X.....*.........|
        |...............O...|
        |..X................|
        |...................|

        : 8, t
    >

    /// Take the middle of the side behind the opponent's enclosure high.
    pattern! < SideEnclosure11
        +-------------------+
        |...................|
        |...................|
        |...X...............|
        |.........*.....O...|
        |..X................|
        |...................|

        : 8, t
    >

    /// Split the side between the back of the enclosure and the star point.
    pattern! < SideEnclosure12
        +-------------------+
        |...................|
        |...................|
        |...X.....*.........|
        |...............X...|
        |..X................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach the three-four point high, while the side behind the enclosure is empty.
    pattern! < SideEnclosure13
        +-------------------+
        |...................|
        |...................|
        |...X...............|
        |..............*.X..|
        |..X................|
        |...................|

        : 8, j, value(25)
    >

    /// Approach the three-four point: an enclosure at either end would take the whole side.
    pattern! < SideEnclosure14
        +-------------------+
        |...................|
        |...................|
        |....X.........*....|
        |..X.............X..|
        |...................|
        |...................|

        : 8, t
    >

    /// Approach the three-four point from the side of our enclosure.
    pattern! < SideEnclosure15
        +-------------------+
        |...................|
        |...................|
        |...O...............|
        |..............*.X..|
        |..O................|
        |...................|

        : 8, t
    >

    /// Enclose the second corner: two enclosures face each other.
    pattern! < SideEnclosure16
        +-------------------+
        |...................|
        |...................|
        |....O.........*....|
        |..O.............O..|
        |...................|
        |...................|

        : 8, t
    >

    /// Approach the three-four point from the side that our enclosure looks at.
    pattern! < SideEnclosure17
        +-------------------+
        |...................|
        |...................|
        |....O.........*....|
        |..O.............X..|
        |...................|
        |...................|

        : 8, t
    >

    /// Join the back of the high enclosure to our star point by the middle of the side.
    pattern! < SideEnclosure18
        +-------------------+
        |...................|
        |...................|
        |...O.....*.........|
        |...............O...|
        |...O...............|
        |...................|

        : 8, t
    >
}

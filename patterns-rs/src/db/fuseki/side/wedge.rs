//! What follows a stone in the middle of the side, between two corners of the other player? Sides of 19 lines.

use gnugo_engine::patterns;

patterns! {
    /// Moves about a stone that splits a side of 19×19.
    pub static WEDGE_SIDE: Fuseki;

    /// Check the stone that splits our side: what is left to it is to extend towards our other corner.
    pattern! < SideWedge1
        +-------------------+
        |...................|
        |...................|
        |.........X..*......|
        |...O...........O...|
        |...................|

        : 8, j, value(25)
    >

    /// Check the stone that splits our side from above.
    pattern! < SideWedge2
        +-------------------+
        |...................|
        |...................|
        |.........X.........|
        |...O........*..O...|
        |...................|

        : 8, t
    >

    /// Check the high stone that splits our side from below, which takes its base.
    pattern! < SideWedge3
        +-------------------+
        |...................|
        |...................|
        |...........*.......|
        |...O.....X.....O...|
        |...................|

        : 8, j, value(22)
    >

    /// Extend two lines to the free side when the splitting stone is checked.
    pattern! < SideWedge4
        +-------------------+
        |...................|
        |...................|
        |......*..O..X......|
        |...X...........X...|
        |...................|

        : 8, j
    >

    /// Extend two lines to the free side when the splitting stone is checked closely.
    pattern! < SideWedge5
        +-------------------+
        |...................|
        |...................|
        |......*..O.X.......|
        |...X...........X...|
        |...................|

        : 8, j
    >

    /// Extend two lines to the free side when the splitting stone is checked from above.
    pattern! < SideWedge6
        +-------------------+
        |...................|
        |...................|
        |......*..O.........|
        |...X........X..X...|
        |...................|

        : 8, j
    >

    /// Extend two lines from the splitting stone: a base before it is attacked.
    pattern! < SideWedge7
        +-------------------+
        |...................|
        |...................|
        |......*..O.........|
        |...X...........X...|
        |...................|

        : 8, j, value(25)
    >

    /// Check the splitting stone from the enclosure, which gets larger.
    pattern! < SideWedge8
        +-------------------+
        |...................|
        |...................|
        |....O..*..X........|
        |..O............O...|
        |...................|

        : 8, t
    >

    /// Check the splitting stone from the star point and drive it towards the enclosure.
    pattern! < SideWedge9
        +-------------------+
        |...................|
        |...................|
        |....O.....X..*.....|
        |..O............O...|
        |...................|

        : 8, t
    >

    /// Extend two lines to the star point, which is approached by it.
    pattern! < SideWedge10
        +-------------------+
        |...................|
        |...................|
        |....X..X..O..*.....|
        |..X............X...|
        |...................|

        : 8, j
    >

    /// Extend two lines towards the enclosure when the star point has closed its side.
    pattern! < SideWedge11
        +-------------------+
        |...................|
        |...................|
        |....X..*..O..X.....|
        |..X............X...|
        |...................|

        : 8, j
    >

    /// Check the base of two lines from our star point: an invasion may follow.
    pattern! < SideWedge12
        +-------------------+
        |...................|
        |...X...............|
        |..O..X..X..*.......|
        |...O...........O...|
        |...................|
        |..O................|

        : 8, j, value(25)
    >

    /// Check the wide extension from our star point: an invasion between may follow.
    pattern! < SideWedge13
        +-------------------+
        |...................|
        |...................|
        |.....X...X..*......|
        |...O...........O...|
        |...................|
        |..O................|

        : 8, t
    >
}

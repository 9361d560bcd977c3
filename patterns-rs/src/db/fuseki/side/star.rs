//! Who moves first on a side with star points? Sides of 19 lines.

use gnugo_engine::patterns;

patterns! {
    /// Moves for a side of 19×19 with a star point to approach, or with two of ours.
    pub static STAR_SIDE: Fuseki;

    /// Take the middle of the side between two four-four points of ours: three in a row.
    pattern! < Side19a
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...O.....*.....O...|
        |...................|
        |...................|

        : |, t
    >

    /// Approach the opponent's star point from the side of ours.
    pattern! < SideStar1
        +-------------------+
        |...................|
        |...................|
        |.....*.............|
        |...X...........O...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach one of two star points of the opponent: either side leaves room to extend.
    pattern! < SideStar2
        +-------------------+
        |...................|
        |...................|
        |.....*.............|
        |...X...........X...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach the star point from the side that our three-four point opens to.
    pattern! < SideStar3
        +-------------------+
        |...................|
        |...................|
        |.....*.............|
        |...X............O..|
        |...................|
        |...................|

        : 8, t
    >

    /// Approach the star point from the side of our low three-four point, which the extension is to join.
    pattern! < SideStar4
        +-------------------+
        |...................|
        |...................|
        |.....*.........O...|
        |...X...............|
        |...................|
        |...................|

        : 8, t
    >

    /// Go in between the corner and the middle of three in a row: there is room to slide or to jump out.
    pattern! < SideStar5
        +-------------------+
        |...................|
        |...................|
        |.....*.............|
        |...X.....X.....X...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach the second corner too: whichever stone is attacked, the other side is ours.
    pattern! < SideStar6
        +-------------------+
        |...................|
        |...................|
        |.....O.......*.....|
        |...X...........X...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach the other corner as well when the first approach was answered by a jump.
    pattern! < SideStar7
        +-------------------+
        |...................|
        |...................|
        |.....O.......*.....|
        |...X...........X...|
        |...................|
        |...X...............|

        : 8, j, value(25)
    >

    /// Approach the other corner as well when the first approach was answered by a knight's move.
    pattern! < SideStar8
        +-------------------+
        |...................|
        |...................|
        |.....O.......*.....|
        |...X...........X...|
        |...................|
        |..X................|

        : 8, j, value(25)
    >

    /// Extend two lines from the approach: a base, which our star point looks at.
    pattern! < SideStar9
        +-------------------+
        |...................|
        |...................|
        |.....O..*..........|
        |...X...........O...|
        |...................|
        |...X...............|

        : 8, j, value(22)
    >

    /// Extend on the fourth line to the middle between the approach and our star point.
    pattern! < SideStar10
        +-------------------+
        |...................|
        |...................|
        |.....O.............|
        |...X.....*.....O...|
        |...................|
        |...X...............|

        : 8, j, value(22)
    >

    /// Extend on the third line to the middle between the approach and our star point.
    pattern! < SideStar11
        +-------------------+
        |...................|
        |...................|
        |.....O...*.........|
        |...X...........O...|
        |...................|
        |..X................|

        : 8, t
    >

    /// Come near to the stone in the middle from our star point.
    pattern! < SideStar12
        +-------------------+
        |...................|
        |...................|
        |...........*.......|
        |...X.....X.....O...|
        |...................|
        |...................|

        : 8, t
    >

    /// Approach the star point from the side of our stones in the corner and in the middle.
    pattern! < SideStar13
        +-------------------+
        |...................|
        |...................|
        |.............*.....|
        |...O.....O.....X...|
        |...................|
        |...................|

        : 8, t
    >

    /// Approach the star point from the side of our corner and our low stone in the middle.
    pattern! < SideStar14
        +-------------------+
        |...................|
        |...................|
        |.........O...*.....|
        |...O...........X...|
        |...................|
        |...................|

        : 8, t
    >
}

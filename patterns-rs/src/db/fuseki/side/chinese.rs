//! What becomes of a star point and a three-four point that opens to it? Sides of 19 lines.

use gnugo_engine::patterns;

patterns! {
    /// Moves of the Chinese openings, for and against them, on a side of 19×19.
    pub static CHINESE_SIDE: Fuseki;

    /// The Chinese opening, low: the side stone works with both corners.
    pattern! < SideChinese1
        +-------------------+
        |...................|
        |...................|
        |..........*........|
        |...O............O..|
        |...................|
        |...................|

        : 8, j
    >

    /// The Chinese opening, high.
    pattern! < SideChinese2
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...O......*.....O..|
        |...................|
        |...................|

        : 8, j
    >

    /// Enclose the corner by a knight's move: it faces our star point.
    pattern! < SideChinese3
        +-------------------+
        |...................|
        |...................|
        |..............*....|
        |...O............O..|
        |...................|
        |...................|

        : 8, j
    >

    /// Enclose the corner by a jump: it faces our star point.
    pattern! < SideChinese4
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...O..........*.O..|
        |...................|
        |...................|

        : 8, j
    >

    /// Approach the star point from the side that the Chinese opening does not build on.
    pattern! < SideChinese5
        +-------------------+
        |...................|
        |...................|
        |..........X........|
        |...X............X..|
        |...................|
        |..*................|

        : 8, t
    >

    /// Approach the star point from the side that the high Chinese opening does not build on.
    pattern! < SideChinese6
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...X......X.....X..|
        |...................|
        |..*................|

        : 8, j, value(25)
    >

    /// Answer the approach by a knight's move towards the stone on the side.
    pattern! < SideChinese7
        +-------------------+
        |...................|
        |...................|
        |.....*....O........|
        |...O............O..|
        |...................|
        |..X................|

        : 8, j
    >

    /// Answer the approach by a jump towards the stone on the side.
    pattern! < SideChinese8
        +-------------------+
        |...................|
        |...................|
        |..........O........|
        |...O.*..........O..|
        |...................|
        |..X................|

        : 8, j
    >

    /// Answer the approach by a knight's move towards the high stone on the side.
    pattern! < SideChinese9
        +-------------------+
        |...................|
        |...................|
        |.....*.............|
        |...O......O.....O..|
        |...................|
        |..X................|

        : 8, j
    >

    /// Answer the approach by a jump: the framework gets higher.
    pattern! < SideChinese10
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...O.*....O.....O..|
        |...................|
        |..X................|

        : 8, j
    >

    /// Kick the stone that came into the Chinese framework: it has no room to extend.
    pattern! < SideChinese11
        +-------------------+
        |...................|
        |...................|
        |....*X....O........|
        |...O............O..|
        |...................|
        |...................|

        : 8, j
    >

    /// Kick the stone that came into the high Chinese framework.
    pattern! < SideChinese12
        +-------------------+
        |...................|
        |...................|
        |....*X.............|
        |...O......O.....O..|
        |...................|
        |...................|

        : 8, j
    >

    /// The mini-Chinese opening, high: the approach and the three-four point share the side stone.
    pattern! < SideChinese13
        +-------------------+
        |...................|
        |...................|
        |.....O.........O...|
        |...X.....*.........|
        |...................|
        |..X................|

        : 8, j
    >

    /// The mini-Chinese opening, low: two lines from the approach, and wide from the corner.
    pattern! < SideChinese14
        +-------------------+
        |...................|
        |...................|
        |.....O..*......O...|
        |...X...............|
        |...................|
        |..X................|

        : 8, j
    >

    /// The mini-Chinese opening after a jump: two lines from the approach.
    pattern! < SideChinese15
        +-------------------+
        |...................|
        |...................|
        |.....O..*......O...|
        |...X...............|
        |...................|
        |...X...............|

        : 8, j
    >

    /// Kobayashi's side: extend from the approach to a three-four point towards our low one.
    pattern! < SideChinese16
        +-------------------+
        |...................|
        |...................|
        |....O...*......O...|
        |..X................|
        |...X...............|
        |...................|

        : 8, j
    >

    /// Kobayashi's side, after a knight's answer.
    pattern! < SideChinese17
        +-------------------+
        |...................|
        |...................|
        |....O...*......O...|
        |..X................|
        |...................|
        |...X...............|

        : 8, j
    >
}

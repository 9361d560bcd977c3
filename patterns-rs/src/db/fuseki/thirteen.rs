//! Which opening moves fit a board of 13×13? First moves as whole boards, and sides of 13 lines.
//!
//! Corners come first, as on the large board, and are worth more than approaches; but a corner and its neighbour see each other.

use gnugo_engine::patterns;

patterns! {
    /// Openings on 13×13.
    pub static THIRTEEN: Fuseki;

    /// Begin on the four-four point.
    pattern! < Thirteen1
        +-------------+
        |.............|
        |.............|
        |.............|
        |.........*...|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        +-------------+

        : /, j, value(28)
    >

    /// Take the opposite corner.
    pattern! < Thirteen2
        +-------------+
        |.............|
        |.............|
        |.............|
        |.........X...|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |...*.........|
        |.............|
        |.............|
        |.............|
        +-------------+

        : /, j, value(28)
    >

    /// Begin on the three-four point.
    pattern! < Thirteen10
        +-------------+
        |.............|
        |.............|
        |.............|
        |..........*..|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        +-------------+

        : 8, j, value(28)
    >

    /// Take the opposite corner.
    pattern! < Thirteen11
        +-------------+
        |.............|
        |.............|
        |.............|
        |..........X..|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |...*.........|
        |.............|
        |.............|
        |.............|
        +-------------+

        : 8, j, value(28)
    >

    /// Take a corner while the middle is taken.
    pattern! < Thirteen18
        +-------------+
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |.............|
        |......X......|
        |.............|
        |.............|
        |...*.........|
        |.............|
        |.............|
        |.............|
        +-------------+

        : /, j, value(28)
    >

    /// Take the opposite corner: the middle works with it.
    pattern! < Thirteen19
        +-------------+
        |.............|
        |.............|
        |.............|
        |.........*...|
        |.............|
        |.............|
        |......O......|
        |.............|
        |.............|
        |...X.........|
        |.............|
        |.............|
        |.............|
        +-------------+

        : /, j, value(28)
    >

    /// Take the corner beside a star point of ours: one side of the board is built.
    pattern! < Thirteen23
        +-------------+
        |.............|
        |.............|
        |.............|
        |...O.....*...|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the corner beside a star point of the opponent.
    pattern! < Thirteen24
        +-------------+
        |.............|
        |.............|
        |.............|
        |...X.....*...|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the star point that the opponent's three-four point opens to.
    pattern! < Thirteen25
        +-------------+
        |.............|
        |.............|
        |.............|
        |..X......*...|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the star point beside the closed side of the opponent's three-four point.
    pattern! < Thirteen26
        +-------------+
        |.............|
        |.............|
        |...X.........|
        |.........*...|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take a second three-four point, with the open side between.
    pattern! < Thirteen27
        +-------------+
        |.............|
        |.............|
        |...O.........|
        |..........*..|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the star point beside the closed side of our three-four point.
    pattern! < Thirteen28
        +-------------+
        |.............|
        |.............|
        |...O.........|
        |.........*...|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the star point that our three-four point opens to.
    pattern! < Thirteen29
        +-------------+
        |.............|
        |.............|
        |.............|
        |..O......*...|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Approach the star point from the side of ours.
    pattern! < Thirteen30
        +-------------+
        |.............|
        |.............|
        |.....*.......|
        |...X.....O...|
        |.............|
        |.............|

        : 8, t
    >

    /// Answer the approach with a knight's move on the other side.
    pattern! < Thirteen31
        +-------------+
        |.............|
        |.............|
        |.....X.......|
        |...O.....X...|
        |.............|
        |..*..........|

        : 8, j
    >

    /// Take the middle of the side between two star points of ours.
    pattern! < Thirteen32
        +-------------+
        |.............|
        |.............|
        |.............|
        |...O..*..O...|
        |.............|

        : |, t
    >

    /// Extend after the approach, to the middle of the side.
    pattern! < Thirteen33
        +-------------+
        |.............|
        |.............|
        |.....O.*.....|
        |...X.....O...|
        |.............|
        |..X..........|

        : 8, t
    >

    /// Close the open side of the three-four point with an enclosure.
    pattern! < Thirteen34
        +-------------+
        |.............|
        |.............|
        |....*........|
        |..O......X...|
        |.............|
        |.............|

        : 8, j
    >

    /// Answer the approach with a knight's move: the side is too short for it to extend.
    pattern! < Thirteen35
        +-------------+
        |.............|
        |.............|
        |.....X.......|
        |...O.....O...|
        |.............|
        |..*..........|

        : 8, j
    >

    /// Pincer the approach from our other star point.
    pattern! < Thirteen36
        +-------------+
        |.............|
        |.............|
        |.....X.*.....|
        |...O.....O...|
        |.............|
        |.............|

        : 8, j
    >

    /// Approach the three-four point low from the side of our star point.
    pattern! < Thirteen37
        +-------------+
        |.............|
        |.............|
        |....*........|
        |..X......O...|
        |.............|
        |.............|

        : 8, j
    >

    /// Approach one of two star points of the opponent.
    pattern! < Thirteen38
        +-------------+
        |.............|
        |.............|
        |.....*.......|
        |...X.....X...|
        |.............|
        |.............|

        : 8, t
    >

    /// Enclose the three-four point in front of our star point.
    pattern! < Thirteen39
        +-------------+
        |.............|
        |.............|
        |....*........|
        |..O......O...|
        |.............|
        |.............|

        : 8, t
    >

    /// Take the three-four point that opens to the closed side of the opponent's.
    pattern! < Thirteen40
        +-------------+
        |.............|
        |.............|
        |...X.........|
        |..........*..|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the three-four point beside a star point of the opponent, to enclose it along this side.
    pattern! < Thirteen41
        +-------------+
        |.............|
        |.............|
        |.............|
        |...X......*..|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the three-four point whose open side faces our star point.
    pattern! < Thirteen42
        +-------------+
        |.............|
        |.............|
        |.............|
        |...O......*..|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the three-four point beside a star point of the opponent, low on this side.
    pattern! < Thirteen43
        +-------------+
        |.............|
        |.............|
        |.........*...|
        |...X.........|
        |.............|
        |.............|

        : 8, j, value(28)
    >

    /// Take the three-four point with its closed side towards our star point.
    pattern! < Thirteen44
        +-------------+
        |.............|
        |.............|
        |.........*...|
        |...O.........|
        |.............|
        |.............|

        : 8, j, value(28)
    >
}

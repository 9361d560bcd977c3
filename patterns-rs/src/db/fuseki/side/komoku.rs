//! Who moves first in front of a three-four point? Sides of 19 lines.

use gnugo_engine::patterns;

patterns! {
    /// Enclosures of and approaches to a three-four point, by who has the other end of a side of 19×19.
    pub static KOMOKU_SIDE: Fuseki;

    /// Enclose the three-four point by a knight's move before the star point across helps an approach.
    pattern! < SideKomoku1
        +-------------------+
        |...................|
        |...................|
        |....*..............|
        |..O............X...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Enclose the three-four point by a jump, which looks at the opponent's star point.
    pattern! < SideKomoku2
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..O.*..........X...|
        |...................|
        |...................|

        : 8, j
    >

    /// Enclose the three-four point by a knight's move: the opponent's lies low across.
    pattern! < SideKomoku3
        +-------------------+
        |...................|
        |...................|
        |....*..........X...|
        |..O................|
        |...................|
        |...................|

        : 8, j
    >

    /// Approach the three-four point low, from the side of our star point.
    pattern! < SideKomoku4
        +-------------------+
        |...................|
        |...................|
        |....*..............|
        |..X............O...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach the three-four point high, from the side of our star point.
    pattern! < SideKomoku5
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..X.*..........O...|
        |...................|
        |...................|

        : 8, j, value(25)
    >

    /// Approach the three-four point low before the star point makes a framework with it.
    pattern! < SideKomoku6
        +-------------------+
        |...................|
        |...................|
        |....*..............|
        |..X............X...|
        |...................|
        |...................|

        : 8, j
    >

    /// Approach the three-four point high before the star point makes a framework with it.
    pattern! < SideKomoku7
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..X.*..........X...|
        |...................|
        |...................|

        : 8, j
    >

    /// Approach the three-four point low: our low three-four point gives room on the side.
    pattern! < SideKomoku8
        +-------------------+
        |...................|
        |...................|
        |....*..........O...|
        |..X................|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach the three-four point high: our low three-four point gives room on the side.
    pattern! < SideKomoku9
        +-------------------+
        |...................|
        |...................|
        |...............O...|
        |..X.*..............|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach low between two three-four points that face each other: what he can't enclose, we shall.
    pattern! < SideKomoku10
        +-------------------+
        |...................|
        |...................|
        |....*..............|
        |..X.............O..|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Approach high between two three-four points that face each other.
    pattern! < SideKomoku11
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..X.*...........O..|
        |...................|
        |...................|

        : 8, j
    >

    /// Approach one of two three-four points of the opponent that face each other.
    pattern! < SideKomoku12
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..X.*...........X..|
        |...................|
        |...................|

        : 8, j
    >

    /// Pincer the low approach from afar: an extension from our star point too.
    pattern! < SideKomoku13
        +-------------------+
        |...................|
        |...................|
        |....X...*..........|
        |..O............O...|
        |...................|
        |...................|

        : 8, j, value(25)
    >

    /// Pincer the low approach closely: the side is ours at its other end.
    pattern! < SideKomoku14
        +-------------------+
        |...................|
        |...................|
        |....X.*............|
        |..O............O...|
        |...................|
        |...................|

        : 8, j, value(25)
    >

    /// Pincer the high approach from two lines away, high, on the side of our star point.
    pattern! < SideKomoku15
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..O.X..*.......O...|
        |...................|
        |...................|

        : 8, j, value(25)
    >

    /// Pincer the low approach closely before it joins the opponent's star point.
    pattern! < SideKomoku16
        +-------------------+
        |...................|
        |...................|
        |....X.*............|
        |..O............X...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Attach below the high approach and take the corner: the side is the opponent's.
    pattern! < SideKomoku17
        +-------------------+
        |...................|
        |...................|
        |....*..............|
        |..O.X..........X...|
        |...................|
        |...................|

        : 8, j, value(22)
    >
}

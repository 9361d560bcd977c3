//! How is the approach to our star point answered when the whole side is seen? Sides of 19 lines.

use gnugo_engine::patterns;

patterns! {
    /// Answers to an approach from a side of 19×19.
    pub static ANSWER_SIDE: Fuseki;

    /// Answer the approach by a jump: our other corner looks at the stone that came in.
    pattern! < SideAnswer1
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O...........O...|
        |...................|
        |...*...............|

        : 8, j, value(25)
    >

    /// Answer the approach by a knight's move, which keeps the corner.
    pattern! < SideAnswer2
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O...........O...|
        |...................|
        |..*................|

        : 8, j, value(22)
    >

    /// Pincer the approach closely from the side of our other star point.
    pattern! < SideAnswer3
        +-------------------+
        |...................|
        |...................|
        |.....X.*...........|
        |...O...........O...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Answer the approach by a jump and leave the side to the opponent.
    pattern! < SideAnswer4
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O...........X...|
        |...................|
        |...*...............|

        : 8, j, value(22)
    >

    /// Answer the approach by a knight's move where the side is the opponent's anyway.
    pattern! < SideAnswer5
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O...........X...|
        |...................|
        |..*................|

        : 8, j, value(22)
    >

    /// Pincer the approach closely, so that the opponent's two corners don't join.
    pattern! < SideAnswer6
        +-------------------+
        |...................|
        |...................|
        |.....X.*...........|
        |...O...........X...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Jump: the stone in the middle of the side is a pincer already.
    pattern! < SideAnswer7
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O.....O.....O...|
        |...................|
        |...*...............|

        : 8, j, value(25)
    >

    /// Kick the approach, which our stone in the middle of the side keeps from extending.
    pattern! < SideAnswer8
        +-------------------+
        |...................|
        |...................|
        |....*X.............|
        |...O.....O.....O...|
        |...................|
        |...................|

        : 8, j, value(22)
    >

    /// Take the last room for a base from a stone that came in between.
    pattern! < SideAnswer9
        +-------------------+
        |...................|
        |...................|
        |.....X.*...........|
        |...O.....O.....O...|
        |...................|
        |...................|

        : 8, t
    >

    /// Answer the approach by a knight's move: a low three-four point of the opponent looks at the side.
    pattern! < SideAnswer10
        +-------------------+
        |...................|
        |...................|
        |.....X.........X...|
        |...O...............|
        |...................|
        |..*................|

        : 8, j
    >

    /// Answer the approach by a jump: a low three-four point of the opponent looks at the side.
    pattern! < SideAnswer11
        +-------------------+
        |...................|
        |...................|
        |.....X.........X...|
        |...O...............|
        |...................|
        |...*...............|

        : 8, j, value(22)
    >

    /// Answer the approach by a knight's move: a three-four point of the opponent opens to the side.
    pattern! < SideAnswer12
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O............X..|
        |...................|
        |..*................|

        : 8, j
    >

    /// Answer the approach by a jump: a three-four point of the opponent opens to the side.
    pattern! < SideAnswer13
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O............X..|
        |...................|
        |...*...............|

        : 8, j
    >

    /// Keep the corner by a knight's move while our three-four point has the other end of the side.
    pattern! < SideAnswer14
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O............O..|
        |...................|
        |..*................|

        : 8, j
    >

    /// Jump while our three-four point has the other end of the side.
    pattern! < SideAnswer15
        +-------------------+
        |...................|
        |...................|
        |.....X.............|
        |...O............O..|
        |...................|
        |...*...............|

        : 8, j
    >

    /// Jump while our low three-four point has the other end of the side.
    pattern! < SideAnswer16
        +-------------------+
        |...................|
        |...................|
        |.....X.........O...|
        |...O...............|
        |...................|
        |...*...............|

        : 8, j
    >

    /// Pincer the approach closely from the side that our three-four point opens to.
    pattern! < SideAnswer17
        +-------------------+
        |...................|
        |...................|
        |.....X.*...........|
        |...O............O..|
        |...................|
        |...................|

        : 8, j
    >

    /// Pincer the approach closely: the side is to be ours as far as our low three-four point.
    pattern! < SideAnswer18
        +-------------------+
        |...................|
        |...................|
        |.....X.*.......O...|
        |...O...............|
        |...................|
        |...................|

        : 8, j
    >
}

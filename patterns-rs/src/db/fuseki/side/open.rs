//! Which point of an empty corner works with the corner beside it? Sides of 19 lines.
//!
//! Corners come first: what they are worth here is more than the valuation finds for an approach, which is up to 27.5.

use gnugo_engine::patterns;

patterns! {
    /// Moves in an empty corner of 19×19, by who has the next one.
    pub static OPEN_SIDE: Fuseki;

    /// Take the star point beside one of ours: two in a row.
    pattern! < SideOpen1
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...O...........*...|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the three-four point whose open side faces our star point.
    pattern! < SideOpen2
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...O............*..|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the three-four point with its closed side towards our star point.
    pattern! < SideOpen3
        +-------------------+
        |...................|
        |...................|
        |...............*...|
        |...O...............|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the three-three point beside a star point of ours: the corner is safe at once.
    pattern! < SideOpen4
        +-------------------+
        |...................|
        |...................|
        |................*..|
        |...O...............|
        |...................|
        |...................|

        : 8, t
    >

    /// Take the star point beside a star point of the opponent.
    pattern! < SideOpen5
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...X...........*...|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the three-four point beside a star point of the opponent, to enclose it along this side.
    pattern! < SideOpen6
        +-------------------+
        |...................|
        |...................|
        |...................|
        |...X............*..|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the three-four point beside a star point of the opponent, low on the side that he looks at.
    pattern! < SideOpen7
        +-------------------+
        |...................|
        |...................|
        |...............*...|
        |...X...............|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the star point that the open side of our three-four point faces.
    pattern! < SideOpen8
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..O............*...|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take a second three-four point: both open sides face each other.
    pattern! < SideOpen9
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..O.............*..|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take a second three-four point, turned the same way as the first one.
    pattern! < SideOpen10
        +-------------------+
        |...................|
        |...................|
        |...............*...|
        |..O................|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the star point beside the closed side of our three-four point.
    pattern! < SideOpen11
        +-------------------+
        |...................|
        |...................|
        |...O...............|
        |...............*...|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take a second three-four point, which opens towards the first one.
    pattern! < SideOpen12
        +-------------------+
        |...................|
        |...................|
        |...O...............|
        |................*..|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take a second three-four point: both lie low on this side, and open to the other sides.
    pattern! < SideOpen13
        +-------------------+
        |...................|
        |...................|
        |...O...........*...|
        |...................|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the star point that the opponent's three-four point opens to.
    pattern! < SideOpen14
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..X............*...|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take a three-four point that faces the opponent's: whoever plays next between them gains on both.
    pattern! < SideOpen15
        +-------------------+
        |...................|
        |...................|
        |...................|
        |..X.............*..|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take a three-four point that looks away from the opponent's.
    pattern! < SideOpen16
        +-------------------+
        |...................|
        |...................|
        |...............*...|
        |..X................|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take the star point beside the closed side of the opponent's three-four point.
    pattern! < SideOpen17
        +-------------------+
        |...................|
        |...................|
        |...X...............|
        |...............*...|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take a three-four point that opens to the closed side of the opponent's.
    pattern! < SideOpen18
        +-------------------+
        |...................|
        |...................|
        |...X...............|
        |................*..|
        |...................|
        |...................|

        : 8, j, value(28)
    >

    /// Take a three-four point while the opponent's lies as low on this side.
    pattern! < SideOpen19
        +-------------------+
        |...................|
        |...................|
        |...X...........*...|
        |...................|
        |...................|
        |...................|

        : 8, j, value(28)
    >
}

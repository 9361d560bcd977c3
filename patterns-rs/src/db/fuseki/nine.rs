//! Which opening moves fit a board of 9×9? Whole boards, move by move.
//!
//! One move rules much of so small a board: the middle or a point near it comes first, and the answer keeps its distance
//! from the first stone.

use gnugo_engine::patterns;

patterns! {
    /// Openings on 9×9.
    pub static NINE: Fuseki;

    /// Begin in the middle of a small board.
    pattern! < Nine1
        +---------+
        |.........|
        |.........|
        |.........|
        |.........|
        |....*....|
        |.........|
        |.........|
        |.........|
        |.........|
        +---------+

        : _, jF
    >

    /// Keep away from the middle stone, on the three-four point.
    pattern! < Nine2
        +---------+
        |.........|
        |.........|
        |.........|
        |.........|
        |....X....|
        |......*..|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, jF
    >

    /// Take the other side in return.
    pattern! < Nine3
        +---------+
        |.........|
        |.........|
        |.........|
        |.........|
        |....O....|
        |..*...X..|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, jF
    >

    /// Build the other corner of the same side.
    pattern! < Nine4
        +---------+
        |.........|
        |.........|
        |.....*...|
        |.........|
        |....X....|
        |..X...O..|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Face the framework from the other side.
    pattern! < Nine5
        +---------+
        |.........|
        |.........|
        |.....X...|
        |...*.....|
        |....O....|
        |..O...X..|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Lean on the middle stone from the side line.
    pattern! < Nine6
        +---------+
        |.........|
        |.........|
        |.........|
        |.........|
        |....X.*..|
        |.........|
        |.........|
        |.........|
        |.........|
        +---------+

        : -, tF
    >

    /// Take the opposite side of the board.
    pattern! < Nine7
        +---------+
        |.........|
        |.........|
        |.........|
        |.........|
        |....O.X..|
        |..*......|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Answer the middle with the three-three point of a corner.
    pattern! < Nine8
        +---------+
        |.........|
        |.........|
        |.........|
        |.........|
        |....X....|
        |.........|
        |..*......|
        |.........|
        |.........|
        +---------+

        : /, tF
    >

    /// Take the other corner of the same side.
    pattern! < Nine9
        +---------+
        |.........|
        |.........|
        |.........|
        |......*..|
        |....O....|
        |......X..|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, jF
    >

    /// Take the corner opposite to the fight.
    pattern! < Nine10
        +---------+
        |.........|
        |.........|
        |.........|
        |..*...X..|
        |....X....|
        |......O..|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Begin on the four-four point, towards the middle.
    pattern! < Nine11
        +---------+
        |.........|
        |.........|
        |.........|
        |.....*...|
        |.........|
        |.........|
        |.........|
        |.........|
        |.........|
        +---------+

        : /, jF
    >

    /// Take the opposite corner in the same way.
    pattern! < Nine12
        +---------+
        |.........|
        |.........|
        |.........|
        |.....X...|
        |.........|
        |...*.....|
        |.........|
        |.........|
        |.........|
        +---------+

        : /, jF
    >

    /// Take a third corner of the small board.
    pattern! < Nine13
        +---------+
        |.........|
        |.........|
        |.........|
        |...*.O...|
        |.........|
        |...X.....|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Take the last corner: each side has two.
    pattern! < Nine14
        +---------+
        |.........|
        |.........|
        |.........|
        |...X.X...|
        |.........|
        |...O.*...|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Face the corner stone from the other side of the middle.
    pattern! < Nine15
        +---------+
        |.........|
        |.........|
        |.........|
        |.....X...|
        |...*.....|
        |.........|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Take the corner under the facing stone.
    pattern! < Nine16
        +---------+
        |.........|
        |.........|
        |.........|
        |.....O...|
        |...X.....|
        |.........|
        |...*.....|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Begin on the three-four point.
    pattern! < Nine17
        +---------+
        |.........|
        |.........|
        |.........|
        |......*..|
        |.........|
        |.........|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Take the opposite corner in the same way.
    pattern! < Nine18
        +---------+
        |.........|
        |.........|
        |.........|
        |......X..|
        |.........|
        |..*......|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, jF
    >

    /// Take a third corner of the small board.
    pattern! < Nine19
        +---------+
        |.........|
        |.........|
        |.........|
        |......O..|
        |.........|
        |..X......|
        |.....*...|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Answer the corner with a stone near the middle.
    pattern! < Nine20
        +---------+
        |.........|
        |.........|
        |.........|
        |......X..|
        |...*.....|
        |.........|
        |.........|
        |.........|
        |.........|
        +---------+

        : 8, tF
    >

    /// Begin on the three-three point.
    pattern! < Nine21
        +---------+
        |.........|
        |.........|
        |......*..|
        |.........|
        |.........|
        |.........|
        |.........|
        |.........|
        |.........|
        +---------+

        : /, tF
    >

    /// Take the opposite corner higher than the opponent did.
    pattern! < Nine22
        +---------+
        |.........|
        |.........|
        |......X..|
        |.........|
        |.........|
        |...*.....|
        |.........|
        |.........|
        |.........|
        +---------+

        : /, jF
    >

    /// Take the last corner: each side has two.
    pattern! < Nine23
        +---------+
        |.........|
        |.........|
        |...*.....|
        |......X..|
        |.........|
        |..O......|
        |.....X...|
        |.........|
        |.........|
        +---------+

        : 8, jF
    >
}

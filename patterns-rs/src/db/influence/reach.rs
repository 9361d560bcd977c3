//! Which shapes hold more than their stones do? Enclosures, extensions with room under them, and walls.

use gnugo_engine::patterns;

patterns! {
    /// Stones that work together.
    pub static REACH: Influence;

    /// A stone on the three-three point has the corner.
    pattern! < Reach1
        |....
        |..O.
        |.*..
        |....
        +----

        : /, E, value(40)
    >

    /// The small enclosure of a corner: a knight's move.
    pattern! < Reach2
        |......
        |..O...
        |....O.
        |.*....
        |......
        +------

        : 8, E, value(40)
    >

    /// The high enclosure of a corner: a one-point jump.
    pattern! < Reach3
        |......
        |..O.O.
        |......
        |.*....
        |......
        +------

        : 8, E, value(30)
    >

    /// The large enclosure of a corner: thinner inside.
    pattern! < Reach4
        |.......
        |..O....
        |.....O.
        |..*....
        |.......
        +-------

        : 8, E, value(25)
    >

    /// The star point with a knight's move towards the side.
    pattern! < Reach5
        |.......
        |...O...
        |.....O.
        |..*....
        |.......
        +-------

        : 8, E, value(20)
    >

    /// The two-point extension on the third line.
    pattern! < Reach6
        ....
        O..O
        .*..
        ....
        ----

        : 8, E, value(25)
    >

    /// A step on the third line towards a stone on the fourth.
    pattern! < Reach7
        ...O
        O...
        .*..
        ....
        ----

        : 8, E, value(20)
    >

    /// The one-point jump on the third line.
    pattern! < Reach8
        ...
        O.O
        .*.
        ...
        ---

        : |, E, value(25)
    >

    /// A wall of three faces the open.
    pattern! < Reach9
        O..
        O.*
        O..

        : -, E, value(25)
    >

    /// The one-point jump into the open.
    pattern! < Reach10
        ...
        ...
        .*.
        O.O
        ?.?

        : |, E, value(12)
    >

    /// A ponnuki faces all sides.
    pattern! < Reach11
        ?O?..
        O.O.*
        ?O?..

        : -, E, value(35)
    >

    /// Two stones on the second line have the first.
    pattern! < Reach12
        ?OO?
        ?*.?
        ----

        : 8, E, value(20)
    >
}

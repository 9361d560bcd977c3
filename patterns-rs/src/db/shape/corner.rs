//! Who takes the corner? Invasions at three-three, and the blocks that answer them.

use gnugo_engine::patterns;

patterns! {
    /// Corners.
    pub static CORNER: Shape;

    /// Block an invasion at the three-three point on the side where we have a stone.
    pattern! < Corner1
        |.....???
        |.....???
        |...O...?
        |..X*...?
        |.......?
        |.......?
        +--------

        : 8, j, shape(1)

        |.....???
        |.....???
        |...O...b
        |..X*...a
        |.......c
        |.......?
        +--------

        ; o_somewhere(a, b, c)
    >

    /// Bend in front of the stone that pushes out after an invasion at the three-three point.
    pattern! < Corner2
        |.......
        |..*....
        |..XO...
        |..XO...
        |.......
        |.......
        +-------

        : 8, jX, shape(1)
    >
}

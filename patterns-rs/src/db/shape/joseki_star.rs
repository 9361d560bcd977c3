//! How does the play around a four-four stone go on? Joseki after an approach, seen from both sides.
//!
//! `J` moves are played before tenuki is thought of; who approaches and who is approached is `O` in turn.

use crate::helpers::on_a_large_board;
use gnugo_engine::patterns;

patterns! {
    /// Joseki at the four-four point.
    pub static JOSEKI_STAR: Shape;

    /// Answer the low approach with a knight's move on the other side.
    pattern! < Star1
        |.......
        |..*....
        |.......
        |...O...
        |.....X.
        |.......
        |.......
        +-------

        : 8, J, on_a_large_board
    >

    /// Answer the low approach with a one-space jump on the other side.
    pattern! < Star2
        |.......
        |...*...
        |.......
        |...O...
        |.....X.
        |.......
        |.......
        +-------

        : 8, J, on_a_large_board
    >

    /// Pincer the low approach where a stone of ours further along the side keeps it from extending.
    pattern! < Star3
        |.......??????
        |..........???
        |...O......???
        |.....X.*..???
        |..........???
        |..........???
        +-------------

        : 8, j, on_a_large_board

        |.......??????
        |..........???
        |...O......bdf
        |.....X.*..ace
        |..........???
        |..........???
        +-------------

        ; o_somewhere(a, b, c, d, e, f)
    >

    /// Kick the approach where a stone of ours waits behind it: it gets heavy.
    pattern! < Star4
        |.......???
        |.......???
        |...O...???
        |....*X.???
        |.......???
        |.......???
        +----------

        : 8, J, shape(1), on_a_large_board

        |.......???
        |.......???
        |...O...bdf
        |....*X.ace
        |.......???
        |.......???
        +----------

        ; o_somewhere(a, b, c, d, e, f)
    >

    /// After the kick: jump out on the other side.
    pattern! < Star5
        |.......
        |...*...
        |.......
        |...O.X.
        |....OX.
        |.......
        |.......
        +-------

        : 8, J, on_a_large_board
    >

    /// Defend the corner against the slide, after a knight's move.
    pattern! < Star6
        |.......
        |..O....
        |.......
        |...O...
        |..*..X.
        |...X...
        |.......
        +-------

        : 8, J, on_a_large_board
    >

    /// Defend the corner against the slide, after a one-space jump.
    pattern! < Star7
        |.......
        |...O...
        |.......
        |...O...
        |..*..X.
        |...X...
        |.......
        +-------

        : 8, J, on_a_large_board
    >

    /// Slide into the corner when the approach was answered with a knight's move.
    pattern! < Star8
        |.......
        |..X....
        |.......
        |...X...
        |.....O.
        |...*...
        |.......
        +-------

        : 8, J, on_a_large_board
    >

    /// Slide into the corner when the approach was answered with a one-space jump.
    pattern! < Star9
        |.......
        |...X...
        |.......
        |...X...
        |.....O.
        |...*...
        |.......
        +-------

        : 8, J, on_a_large_board
    >

    /// Extend after the slide: a base on the side.
    pattern! < Star10
        |???????????
        |??.........
        |...X.......
        |..X..O..*..
        |...O.......
        |...........
        +-----------

        : 8, J, on_a_large_board
    >

    /// Stand up when the approaching stone is kicked.
    pattern! < Star11
        |.???...?
        |.???....
        |........
        |...X.*..
        |....XO..
        |........
        |........
        +--------

        : 8, J, on_a_large_board
    >

    /// After the kick: three spaces from the wall of two.
    pattern! < Star12
        |????????????
        |????........
        |...X.O......
        |....XO...*..
        |............
        |............
        +------------

        : 8, J, on_a_large_board
    >

    /// Come out between two approaches with a diagonal move.
    pattern! < Star13
        |.......
        |..X....
        |....*..
        |...O...
        |.....X.
        |.......
        |.......
        +-------

        : /, J, shape(1), on_a_large_board
    >

    /// Answer the high approach with a knight's move on the other side.
    pattern! < Star14
        |.......
        |..*....
        |.......
        |...O.X.
        |.......
        |.......
        |.......
        +-------

        : 8, J, on_a_large_board
    >
}

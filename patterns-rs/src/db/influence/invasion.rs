//! Where is a framework still open? Under the star point, in the wide gaps of a side, and under high stones.

use gnugo_engine::patterns;

patterns! {
    /// Points to invade at.
    pub static INVASION: Influence;

    /// The three-three point under a lone stone on the star point.
    pattern! < Invasion1
        |......
        |......
        |...X..
        |..*...
        |......
        |......
        +------

        : /, sI, value(12)
    >

    /// The three-three point although one side is taken.
    pattern! < Invasion2
        |......?
        |......?
        |...X..X
        |..*....
        |.......
        |.......
        +-------

        : 8, sI, value(8)
    >

    /// The three-three point although a knight's move guards one side.
    pattern! < Invasion3
        |......?
        |...X...
        |..*..X.
        |.......
        |.......
        +-------

        : 8, sI, value(12)
    >

    /// The middle of a gap of five on the third line.
    pattern! < Invasion4
        .......
        X..*..X
        .......
        .......
        -------

        : |, sI, value(10)
    >

    /// A gap of four on the third line.
    pattern! < Invasion5
        ......
        X.*..X
        ......
        ......
        ------

        : 8, sI, value(8)
    >

    /// A gap of three on the third line is just wide enough.
    pattern! < Invasion6
        .....
        X.*.X
        .....
        .....
        -----

        : |, sI, value(10)
    >

    /// Under a gap of three on the fourth line.
    pattern! < Invasion7
        X...X
        ..*..
        .....
        .....
        -----

        : |, sI, value(9)
    >

    /// Under a gap of two on the fourth line.
    pattern! < Invasion8
        X..X
        .*..
        ....
        ....
        ----

        : 8, sI, value(10)
    >

    /// Between a stone on the fourth line and one on the third, four apart.
    pattern! < Invasion9
        X.....
        ..*..X
        ......
        ......
        ------

        : 8, sI, value(9)
    >

    /// In front of a star point stone, where its extension is too far away.
    pattern! < Invasion10
        X......
        ...*..X
        .......
        .......
        -------

        : 8, sI, value(10)
    >
}

//! What meets stones on the first line? Blocks and crawls, with the stones above that make them work.

use gnugo_engine::patterns;

patterns! {
    /// Answers on the first line.
    pub static CRAWL: Shape;

    /// Stop the crawl along the first line in front of the next stone of ours.
    pattern! < Crawl1
        o?o??
        O.O??
        ?*X?o
        -----

        : 8, OX, shape(8)

        accepted
        XO....O
        O..O.XO
        .O.OX.X
        O.*XX..
        -------

        refused
        |..XXX
        |XX..X
        |..X..
        |.X..O
        |XOOXO
        |*.XX.
        |.O..X
        |XXXXX
        |XO.OO
    >

    /// Stop under two stones of ours what comes along the first line: they need every liberty.
    pattern! < Crawl2
        XOOX
        ?*X?
        ----

        : 8, OX, shape(8)

        accepted
        .....OOO
        ..O..OXX
        XXXOOX..
        ...*X.X.
        --------

        refused
        .OXOOX..
        O.OO.X.X
        ..XOOX..
        ..O*X...
        --------
    >

    /// Stop a stone that has come in along the first line under ours.
    pattern! < Crawl3
        .???.
        ox?O?
        ?x*X?
        -----

        : 8, OX, shape(8)

        accepted
        XO.....
        X.O....
        .XO....
        ..X*...
        -------

        refused
        .XO..|
        ..O..|
        ....X|
        .O.OX|
        ....*|
        .....|
        .....|
        .....|
        .O...|
    >

    /// Stop a stone on the first line where our wall above is close.
    pattern! < Crawl4
        ?O?
        oxO
        ?*X
        ---

        : 8, OX, shape(8)

        accepted
        .O..|
        XO..|
        XO.*|
        X.OX|
        .XX.|

        refused
        |X.X..
        |.XOOO
        |XOX..
        |*.O..
        |.....
        +-----
    >

    /// Crawl on along the first line while it stays open.
    pattern! < Crawl5
        ..X.
        x*O?
        ----

        : 8, OX, shape(8)

        accepted
        .X.X.OO.|
        XX.XOOXO|
        OOOOXXXX|
        XXO.X...|
        .O.OO*X.|
        --------+

        refused
        |.OO.
        |..XO
        |..X.
        |OX.X
        |*...
        |...X
        |....
        |..X.
    >

    /// Crawl on along the first line beside their wall.
    pattern! < Crawl6
        oXXx
        .*O?
        ----

        : 8, OX, shape(7)

        accepted
        ..O.|
        ..O.|
        OOXO|
        XXXO|
        XOX*|
        X...|
        ....|
        ----+

        refused
        |OX.X
        |OX..
        |O.X.
        |OX..
        |*X..
        |....
        +----
    >

    /// Descend to the first line in front of a stone that has come in, below one with liberties to spare.
    pattern! < Crawl7
        xXOo
        ?x*X
        ----

        : 8, OX, shape(8)

        xXao
        ?x*X
        ----

        ; lib(a) > 3

        accepted
        .X.OX.
        ..XOOO
        ...*X.
        ------

        refused
        XX.|
        ..X|
        .O*|
        .X.|
        ...|
        ---+
    >
}

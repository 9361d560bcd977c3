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

        : 8, OX, shape(9)

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

        : 8, OX, shape(7)

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

        : 8, OX, shape(6)

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

    /// Crawl on along the first line under their wall.
    pattern! < Crawl6
        oXXx
        .*O?
        ----

        : 8, OX, shape(10)

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

        : 8, OX, shape(10)

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

    /// Stop two stones on the first line from in front.
    pattern! < Crawl8
        o.O?
        ?*XX
        ----

        : 8, OX, shape(13)

        o.O?
        ?*AA
        ----

        ; lib(A) <= 2

        accepted
        O..|
        ...|
        ..*|
        .OX|
        .OX|
        OX.|

        refused
        ...|
        ...|
        ..*|
        .OX|
        .OX|
        .OX|
    >

    /// Go under a stone on the second line along the first, from one friend to the next.
    pattern! < Crawl9
        ?x??
        OX.?
        ?*Oo
        ----

        : 8, OX, shape(9)

        ?x??
        aX.?
        ?*Oo
        ----

        ; lib(a) > 2

        accepted
        |..X.
        |.OOO
        |*XXO
        |O.XX
        |.OXX
        |.OXO

        refused
        X.X.|
        .XO.|
        X.X*|
        XX.O|
        ..O.|
        X...|
    >

    /// Stop a stone with room on the first line between two of ours above.
    pattern! < Crawl10
        O.?O
        ??*X
        ----

        : 8, OX, shape(10)

        O.?O
        ??*A
        ----

        ; lib(A) > 2

        accepted
        |.XX
        |.OO
        |..O
        |*.O
        |XOO
        |XXX

        refused
        ------
        ...*X.
        .O.OOX
        O.O.OX
    >

    /// Connect on the first line while their stones press from above.
    pattern! < Crawl11
        ?oXX
        oO*O
        ----

        : 8, OX, shape(11)

        accepted
        OO.|
        XXO|
        .X*|
        ..O|
        ...|
        ...|

        refused
        +-------
        |.O*O...
        |XXXOOXX
        |OOOOX.X
        |.XXOXX.
    >
}

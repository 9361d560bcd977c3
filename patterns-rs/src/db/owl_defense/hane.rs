//! How is eye space taken, or kept, by hane and bends?

use gnugo_engine::patterns;

patterns! {
    /// Hane and bends around a dragon.
    pub static HANE: OwlDefense;

    /// Descend to the first line, where a hane would take the room along the edge.
    pattern! < LiveHane1
        ?O?
        XO.
        .*.
        ---

        : 8, -, value(70)
    >

    /// Block on the first line, so that nobody crawls under the dragon.
    pattern! < LiveHane2
        ?OO
        XO.
        X*.
        ---

        : 8, -, value(72)
    >

    /// Draw back to the second line, and keep the room below.
    pattern! < LiveHane4
        ?O?
        XO.
        .*.
        ...
        ---

        : 8, -, value(66)
    >

    /// Block on the second line, where the attacker would push on.
    pattern! < LiveHane5
        ?OO
        XO.
        X*.
        ...
        ---

        : 8, -, value(64)
    >

    /// Bend around before the attacker does.
    pattern! < LiveHane6
        ?O?
        XO.
        .*.
        ...
        ...

        : 8, -, value(60)
    >

    /// Stretch, so that nobody bends at the head of the stones.
    pattern! < LiveHane7
        OO?
        XO*
        X..

        : 8, -, value(62)
    >

    /// Turn the corner: two directions for eyes.
    pattern! < LiveHane8
        XOO
        XO*
        ?..

        : 8, -, value(58)
    >

    /// Stretch along the second line.
    pattern! < LiveHane9
        XX?
        OO*
        ?..
        ---

        : 8, -, value(62)
    >

    /// Crawl on along the second line: each step is room.
    pattern! < LiveHane10
        XXX
        OO*
        ...
        ---

        : 8, -, value(66)
    >

    /// Crawl with three stones: eight are needed to live, six in the corner.
    pattern! < LiveHane11
        XXX?
        OOO*
        ....
        ----

        : 8, -, value(66)
    >

    /// Widen the room along the first line by one point.
    pattern! < LiveHane12
        O.X
        O*.
        ---

        : 8, -, value(68)
    >

    /// Hane on the second line below the attacker's stone.
    pattern! < LiveHane13
        OX?
        O*.
        ...
        ---

        : 8, -, value(66)
    >

    /// Hane on the first line below the attacker's stone.
    pattern! < LiveHane14
        OX?
        O*.
        ---

        : 8, -, value(64)

        accepted
        +-------+
        |.OOXX..|
        |*XO.XXX|
        |OO.OXXX|
        |XXOX.XX|
        |.XX....|
        |.X...XX|
        |....X..|
        +-------+
    >

    /// Widen the room to where the attacker would jump in.
    pattern! < LiveHane15
        OO.X
        O.*.
        ----

        : 8, -, value(70)
    >

    /// Stop the push along the edge of the room.
    pattern! < LiveHane16
        |..O
        |.*O
        |.XX

        : 8, -, value(67)
    >

    /// Close the gap of the corner's wall.
    pattern! < LiveHane17
        |..O?
        |.*OX
        |..X?
        +----

        : 8, -, value(71)
    >

    /// Descend at the side: the corner is closed.
    pattern! < LiveHane18
        |.OO
        |*OX
        |..X

        : 8, -, value(69)
    >

    /// Draw back along the second line of the side.
    pattern! < LiveHane19
        |.OO
        |.OX
        |.*X
        |...

        : 8, -, value(67)
    >

    /// Fill the bend: the wall has no hole there.
    pattern! < LiveHane20
        ?XO?
        X.*O
        ?.O?

        : 8, -, value(63)
    >

    /// Join the diagonal on the outer side.
    pattern! < LiveHane21
        XO?
        .*O
        ?.?

        : 8, -, value(65)
    >

    /// Close the room on the second line, under the end of our wall: what lies behind is the eye.
    pattern! < LiveHane22
        XO?
        .*.
        ?..
        ---

        : 8, -, value(72)

        XO?
        .*c
        ?..
        ---

        ; !owl_eyespace(*) && owl_proper_eye(c)

        accepted
        .XXXXXX.
        .XOOOOX.
        X.*..OX.
        .X...OX.
        --------

        refused
        .XXXXXX.
        .XOOOOX.
        ..*..OX.
        .....OX.
        --------
    >
}

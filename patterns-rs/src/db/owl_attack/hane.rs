//! How is eye space taken, or kept, by hane and bends?

use gnugo_engine::patterns;

patterns! {
    /// Hane and bends around a dragon.
    pub static HANE: OwlAttack;

    /// Hane on the first line: the room along the edge gets smaller.
    pattern! < KillHane1
        ?X?
        OX.
        .*.
        ---

        : 8, -, value(70)
    >

    /// Push along the first line under the dragon.
    pattern! < KillHane2
        ?XX
        OX.
        O*.
        ---

        : 8, -, value(72)

        accepted
        +-------+
        |.......|
        |.......|
        |OOO....|
        |XXO....|
        |.XXO...|
        |..XO...|
        |..*O...|
        +-------+
    >

    /// Hane on the second line: the dragon has no room below.
    pattern! < KillHane4
        ?X?
        OX.
        .*.
        ...
        ---

        : 8, -, value(66)
    >

    /// Push on along the second line: the dragon is pressed upwards.
    pattern! < KillHane5
        ?XX
        OX.
        O*.
        ...
        ---

        : 8, -, value(64)
    >

    /// Hane around the end of the dragon's stones.
    pattern! < KillHane6
        ?X?
        OX.
        .*.
        ...
        ...

        : 8, -, value(60)
    >

    /// Take the point to which the head of the dragon would stretch.
    pattern! < KillHane7
        XX?
        OX*
        O..

        : 8, -, value(62)
    >

    /// Take the point where the dragon would turn.
    pattern! < KillHane8
        OXX
        OX*
        ?..

        : 8, -, value(58)
    >

    /// Bend around on the second line: the dragon has to stay below.
    pattern! < KillHane9
        OO?
        XX*
        ?..
        ---

        : 8, -, value(62)
    >

    /// Stop the crawl on the second line at its head.
    pattern! < KillHane10
        OOO
        XX*
        ...
        ---

        : 8, -, value(66)
    >

    /// Block three stones that crawl on the second line.
    pattern! < KillHane11
        OOO?
        XXX*
        ....
        ----

        : 8, -, value(66)
    >

    /// Hane from the wall, on the first line and in contact.
    pattern! < KillHane12
        X.O
        X*.
        ---

        : 8, -, value(68)
    >

    /// Bend down to the second line in contact with the dragon.
    pattern! < KillHane13
        XO?
        X*.
        ...
        ---

        : 8, -, value(66)
    >

    /// Bend down to the first line: the dragon ends here.
    pattern! < KillHane14
        XO?
        X*.
        ---

        : 8, -, value(64)
    >

    /// Jump in along the first line from a stone on the second.
    pattern! < KillHane15
        XX.O
        X.*.
        ----

        : 8, s, value(70)
    >

    /// Push up along the edge of the room.
    pattern! < KillHane16
        |..X
        |.*X
        |.OO

        : 8, -, value(67)
    >

    /// Push in where the corner's wall has its gap.
    pattern! < KillHane17
        |..X?
        |.*XO
        |..O?
        +----

        : 8, -, value(71)
    >

    /// Place on the first line behind the end of the dragon's wall.
    pattern! < KillHane18
        |.XX
        |*XO
        |..O

        : 8, -, value(69)
    >

    /// Push in on the second line of the side, below the dragon's stone.
    pattern! < KillHane19
        |.XX
        |.XO
        |.*O
        |...

        : 8, -, value(67)
    >

    /// Step into the bend of the dragon's wall.
    pattern! < KillHane20
        ?OX?
        O.*X
        ?.X?

        : 8, s, value(63)
    >

    /// Hane between two diagonal stones of the dragon.
    pattern! < KillHane21
        OX?
        .*X
        ?.?

        : 8, -, value(65)
    >

    /// Step to the edge of the room on the second line, under the end of its wall: behind it is the eye.
    pattern! < KillHane22
        OX?
        .*.
        ?..
        ---

        : 8, -, value(70)

        OX?
        .*c
        ?..
        ---

        ; !owl_eyespace(*) && owl_proper_eye(c)

        accepted
        .OOOOOO.
        .OXXXXO.
        O.*..XO.
        .O...XO.
        --------

        refused
        .OOOOOO.
        .OXXXXO.
        ..*..XO.
        .....XO.
        --------
    >
}

//! Which loose move holds stones that an atari would let go? Nets.

use gnugo_engine::patterns;

patterns! {
    /// Nets.
    pub static NET: Attack;

    /// The net: wherever the stone runs, it runs into a wall.
    pattern! < Net1
        ?O?.
        OX..
        ?.*.
        ....

        : '\\', A

        accepted
        .OOO..
        .OX...
        .O.*..
        ......
    >

    /// The loose net, a knight's move away.
    pattern! < Net2
        ?O?..
        OX...
        ?..*.
        ?....

        : 8, A

        accepted
        .OO...
        OX....
        O..*..
        ......
    >

    /// A net for two stones.
    pattern! < Net3
        ?OO?
        OXX.
        ?..*
        ?..?

        : 8, A

        ?OO?
        OAA.
        ?..*
        ?..?

        ; lib(A) <= 3

        accepted
        .OO...
        OXX.O.
        O..*..
        ......
    >

    /// Close the mouth of a bag: the stone is held above and on both lower corners.
    pattern! < Net4
        ?OO?
        O.X*
        ?O.O

        : 8, A

        accepted
        .OO..
        O.X*.
        .O.O.
        .....
    >

    /// A net against the edge: the stone on the second line cannot get past ours on the first.
    pattern! < Net5
        ?O?
        OX.
        ..*
        ---

        : 8, A

        accepted
        ..O...
        .OX..O
        ...*..
        ------
    >

    /// Cap a stone that could only run towards the cap, between two of ours further out.
    pattern! < Net6
        O...O
        ..*..
        .....
        ?OXO?

        : |, A

        O...O
        ..*..
        .....
        ?OAO?

        ; lib(A) <= 3

        accepted
        .O...O.
        ...*...
        .......
        ..OXO..
        ..O.O..
        ...O...
    >

    /// The crane's nest: three stones cannot get out of the bag, whichever side they push at.
    pattern! < Net7
        O.*.O
        O...O
        ?XXX?

        : |, A

        O.*.O
        O...O
        ?AAA?

        ; lib(A) <= 3

        accepted
        .......
        .O.*.O.
        .O...O.
        .OXXXO.
        ..OOO..
    >

    /// Cap a stone that leans on our wall, between two of ours that stand a step out.
    pattern! < Net8
        ?.*.?
        O...O
        ?.X.?
        ?OOO?

        : |, A

        accepted
        ...*...
        .O...O.
        ...X...
        .OOOOO.
    >

    /// Take the point at the corner of a bent string: it cannot come out on either side of the bend.
    pattern! < Net9
        ?OO?
        OXX.
        OX.*
        ?O.?

        : 8, A

        ?OO?
        OAA.
        OA.*
        ?O.?

        ; lib(A) <= 3

        accepted
        .OOO.
        OXX..
        OX.*.
        OO...
    >

    /// The loose net for two stones, a knight's move from their head.
    pattern! < Net10
        ?OO?.
        OXX..
        ?....
        ?..*.

        : 8, A

        ?OO?.
        OAA..
        ?....
        ?..*.

        ; lib(A) <= 3

        accepted
        .OOO...
        OXX....
        .......
        O..*...
        ..O....
    >

    /// Close a corridor a step ahead of the stone that would run along it.
    pattern! < Net11
        ?*?
        O.O
        OXO

        : |, A

        ?*?
        O.O
        OAO

        ; lib(A) == 2

        accepted
        .*...
        O.O..
        OXO..
        O.O..
        .O...
    >

    /// A net of which a friend already holds one side.
    pattern! < Net12
        ?O??
        OX.O
        ?.*?

        : 8, A

        accepted
        .OO...
        OX.O..
        O.*...
        ......
    >
}

//! Where can a stone live, or run, inside the opponent's sphere? Invasions of sides and corners.
//!
//! Every invasion here has two ways out: a base on either side, or the corner. Whether the surrounding stones are too
//! strong for it is beyond a pattern.

use gnugo_engine::patterns;

patterns! {
    /// Invasions.
    pub static INVADE: Shape;

    /// Split two stones on the third line that are too far apart to hold the side: an extension is left either way.
    pattern! < Invade1
        ?.........?
        ?.........?
        X....*....X
        ...........
        ...........
        -----------

        : |, OXIE, shape(2)
    >

    /// Invade the corner at the three-three point under a four-four stone that has a side to defend.
    pattern! < Invade2
        |??????....
        |??????....
        |??????....
        |??????....
        |......????
        |......????
        |...X..????
        |..*...????
        |......????
        |......????
        +----------

        : /, OXIe, minterri(8)

        |??????....
        |??ab??....
        |??cd??....
        |??ef??....
        |......????
        |......????
        |...X..hjl?
        |..*...gik?
        |......????
        |......????
        +----------

        ; x_somewhere(a, b, c, d, e, f, g, h, i, j, k, l)
    >

    /// Split a high and a low stone that are too far apart, nearer to the high one, which cannot block so low.
    pattern! < Invade3
        ?........?
        X........?
        ....*....X
        ..........
        ..........
        ----------

        : 8, OXI, shape(1)
    >

    /// Invade between two stones on the fourth line, low enough to reach out under either of them.
    pattern! < Invade4
        X.....X
        ...*...
        .......
        .......
        -------

        : |, OXI
    >

    /// Invade the corner at the three-three point even between stones on both sides of it, as long as nothing is below.
    pattern! < Invade5
        |..X....
        |.......
        |.......
        |...X...
        |..*...X
        |.......
        |.......
        +-------

        : /, OXIe, minterri(8)
    >

    /// Slide in under a side that hangs open: the skirt can be lifted as long as the gap below it is not closed.
    pattern! < Invade6
        ???X?
        O....
        ..*..
        .....
        -----

        : 8, OXe, maxterri(3)
    >

    /// Invade under the four-four stone at three-three when the opponent has only a knight's move enclosure: there is room for a life.
    pattern! < Invade7
        |.......??
        |.........
        |.........
        |...X.....
        |..*..X...
        |.........
        |.........
        +---------

        : 8, OXIe, minterri(8)

        |.......??
        |.........
        |.........
        |...A.....
        |..*..X...
        |.........
        |.........
        +---------

        ; !alive(A) || !xterri(*)

        accepted
        .......|
        .......|
        .......|
        ....X..|
        .......|
        ...X...|
        ....*..|
        .......|
        .......|
        -------+
    >

    /// Invade a wide gap on the third line between a low stone and a wall, where a two-space extension is left.
    pattern! < Invade8
        ?.........?
        X.........?
        X....*....X
        ..........?
        ..........?
        -----------

        : 8, OXI, shape(1)

        ; !xterri(*)

        accepted
        ...........
        X..........
        X....*....X
        ...........
        ...........
        -----------
    >

    /// Break into a three-space extension in the middle, where a friend outside waits for the fragments.
    pattern! < Invade9
        ?.......?
        ?.......?
        OX..*..XO
        .........
        .........
        ---------

        : |, XI, shape(1)

        ?.......?
        ?.......?
        bX..*..Xd
        .........
        .........
        ---------

        ; !weak(b) && !weak(d) && !xterri(*)

        accepted
        |..O.......
        |..........
        |..........
        |.OX..*..XO
        |..........
        |..........
        +----------
    >

    /// Invade a three-space extension one line lower: the stone connects under to ours beside it or lives on its own.
    pattern! < Invade10
        ?.....??
        ?X...X.?
        .......O
        ...*....
        ........
        --------

        : 8, XI

        ?.....??
        ?X...X.?
        .......c
        ...*....
        ........
        --------

        ; !weak(c) && !xterri(*)

        accepted
        ........
        .X...X..
        .......O
        ...*....
        ........
        --------
    >

    /// Invade between two weak groups on the side: neither gets a base from the other.
    pattern! < Invade11
        ?.....?
        X.....X
        ...*...
        .......
        -------

        : |, XIa, shape(1)

        ?.....?
        A.....B
        ...*...
        .......
        -------

        ; (weak(A) || weak(B)) && !xterri(*)

        accepted
        O.....|
        ...X..|
        .O....|
        ......|
        ....*.|
        ......|
        ......|
        ...X..|

        refused
        .......
        X.....X
        ...*...
        .......
        -------
    >

    /// Approach from the wide side an enclosure of two stones that has not been extended yet.
    pattern! < Invade13
        |..........??
        |...........?
        |....X......?
        |..X......*..
        |...........?
        |...........?
        +------------

        : 8, OXI

        ; !oarea(*) && !xarea(*)

        accepted
        |..............
        |..............
        |....X.........
        |..X......*....
        |..............
        |.............O
        +--------------
    >

    /// Place a stone on the second line under a high stone: it lives in the corner of the side or connects to ours.
    pattern! < Invade14
        ?....??
        ?.X...?
        ......?
        ......O
        ..*...?
        ......?
        -------

        : 8, XIe

        ?....??
        ?.A...?
        ......?
        ......b
        ..*...?
        ......?
        -------

        ; !weak(b) && !xterri(*) && wormsize(A) == 1

        accepted
        .......
        ..X....
        .......
        ......O
        ..*....
        .......
        -------
    >

    /// Attach under a lone stone of the third line between ours: whichever side it blocks, the other connects.
    pattern! < Invade15
        ?.....?
        O..X..O
        ?..*..?
        ?.....?
        -------

        : |, XIa, shape(1)

        ?.....?
        b..A..c
        ?..*..?
        ?.....?
        -------

        ; wormsize(A) == 1 && !weak(b) && !weak(c)

        accepted
        .......
        O..X..O
        ...*...
        .......
        -------
    >
}

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

        : |, OXIE, shape(-4)
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

        : /, OXIe, minterri(8), shape(-3)

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

        : 8, OXI, shape(-5)
    >

    /// Invade between two stones on the fourth line, low enough to reach out under either of them.
    pattern! < Invade4
        X.....X
        ...*...
        .......
        .......
        -------

        : |, OXI, shape(-6)
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

        : /, OXIe, minterri(8), shape(-2)
    >

    /// Slide in under a side that hangs open: the skirt can be lifted as long as the gap below it is not closed.
    pattern! < Invade6
        ???X?
        O....
        ..*..
        .....
        -----

        : 8, OXe, maxterri(3), shape(-6)
    >
}

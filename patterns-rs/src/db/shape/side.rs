//! How far do stones extend along a side? Extensions from one stone and from walls, and what closes or opens a side.
//!
//! "From one stone two spaces, from two stones three": further, and the opponent can invade in between. Extensions that
//! also press on the opponent ahead are worth the most.

use crate::helpers::on_a_large_board;
use gnugo_engine::patterns;

patterns! {
    /// Extensions along a side.
    pub static SIDE: Shape;

    /// Extend two spaces from a lone stone on the third line: a base that cannot be cut.
    pattern! < Side1
        ?.......
        ?.......
        oO..*...
        ?.......
        ?.......
        --------

        : 8, OeE, shape(-1)
    >

    /// Extend two spaces away from an opponent who presses from behind: the stone has no base without it.
    pattern! < Side2
        ?.......
        ?.......
        X.O..*..
        ........
        ........
        --------

        : 8, Ode, shape(4)
    >

    /// Extend two spaces away from an opponent who stands one point further off.
    pattern! < Side3
        ?........
        ?........
        X..O..*..
        .........
        .........
        ---------

        : 8, Ode, shape(7)
    >

    /// Extend three spaces from a wall of two.
    pattern! < Side4
        ?........
        ?O.......
        ?O...*...
        ?........
        ?........
        ---------

        : 8, OeE, shape(4)
    >

    /// Extend four spaces from a wall of three.
    pattern! < Side5
        ?O........
        ?O........
        ?O....*...
        ?.........
        ?.........
        ----------

        : 8, OeE, shape(-1)
    >

    /// Extend towards an opponent's stone so that it cannot extend towards us: both sides are played at once.
    pattern! < Side6
        ?.......?
        ?.......?
        oO..*..X?
        ?.......?
        ?.......?
        ---------

        : 8, OXaeE, shape(4)
    >

    /// Take the last wide gap between two of our positions on the third line before it is invaded.
    pattern! < Side7
        ?.........?
        ?.........?
        O....*....O
        ...........
        ...........
        -----------

        : |, OeE, shape(-4)
    >

    /// Extend two spaces even where only one would be left to the opponent: a base first.
    pattern! < Side8
        ?......?
        ?......?
        X.O..*.X
        ........
        ........
        --------

        : 8, Od
    >

    /// Extend narrowly by one space when two would be cut off.
    pattern! < Side9
        ?.....?
        ?.....?
        X.O.*.X
        .......
        .......
        -------

        : 8, Od, shape(-1)
    >

    /// Make a base on the second line with a slide away from stones that hold us in.
    pattern! < Side10
        ?X...?
        X.O...
        ....*.
        ......
        ------

        : 8, Ode, shape(-6)
    >

    /// Extend high from a low stone, to keep the balance between the third and the fourth line.
    pattern! < Side11
        ?........
        ?....*...
        oO.......
        ?........
        ?........
        ---------

        : 8, OeE, shape(-6)
    >

    /// Approach a four-four stone from the side on which we have a stone already.
    pattern! < Approach2
        |.......???
        |.........?
        |.........?
        |...X.....?
        |.....*...?
        |.........?
        |.........?
        +----------

        : 8, j, shape(3), on_a_large_board

        |.......???
        |.........?
        |.........?
        |...X.....b
        |.....*...a
        |.........?
        |.........?
        +----------

        ; o_somewhere(a, b)
    >

    /// Extend towards a friend along the side: the weak stone is linked before the gap is entered.
    pattern! < Side21
        ?.....?
        ?.....?
        .O..*.?
        ......?
        ......?
        -------

        : 8, OdeC, shape(3)

        ?.....?
        ?.....?
        .a..*d?
        ......?
        ......?
        -------

        ; weak(a) && o_visible_along_edge(*, d)

        accepted
        ...X......
        ..........
        X.........
        ..O..*...O
        ..........
        ..........
        ----------

        refused
        .......
        .......
        .O..*..
        .......
        .......
        -------
    >
}

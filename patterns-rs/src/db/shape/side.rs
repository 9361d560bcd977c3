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

        : 8, OeE, shape(1)
    >

    /// Extend two spaces away from an opponent who presses from behind: the stone has no base without it.
    pattern! < Side2
        ?.......
        ?.......
        X.O..*..
        ........
        ........
        --------

        : 8, Ode, shape(2)
    >

    /// Extend two spaces away from an opponent who stands one point further off.
    pattern! < Side3
        ?........
        ?........
        X..O..*..
        .........
        .........
        ---------

        : 8, Ode, shape(1)
    >

    /// Extend three spaces from a wall of two.
    pattern! < Side4
        ?........
        ?O.......
        ?O...*...
        ?........
        ?........
        ---------

        : 8, OeE, shape(2)
    >

    /// Extend four spaces from a wall of three.
    pattern! < Side5
        ?O........
        ?O........
        ?O....*...
        ?.........
        ?.........
        ----------

        : 8, OeE, shape(2)
    >

    /// Extend towards an opponent's stone so that it cannot extend towards us: both sides are played at once.
    pattern! < Side6
        ?.......?
        ?.......?
        oO..*..X?
        ?.......?
        ?.......?
        ---------

        : 8, OXaeE, shape(2)
    >

    /// Take the last wide gap between two of our positions on the third line before it is invaded.
    pattern! < Side7
        ?.........?
        ?.........?
        O....*....O
        ...........
        ...........
        -----------

        : |, OeE
    >

    /// Extend two spaces even where only one would be left to the opponent: a base first.
    pattern! < Side8
        ?......?
        ?......?
        X.O..*.X
        ........
        ........
        --------

        : 8, Od, shape(1)
    >

    /// Extend narrowly by one space when two would be cut off.
    pattern! < Side9
        ?.....?
        ?.....?
        X.O.*.X
        .......
        .......
        -------

        : 8, Od
    >

    /// Make a base on the second line with a slide away from stones that hold us in.
    pattern! < Side10
        ?X...?
        X.O...
        ....*.
        ......
        ------

        : 8, Ode, shape(1)
    >

    /// Extend high from a low stone, to keep the balance between the third and the fourth line.
    pattern! < Side11
        ?........
        ?....*...
        oO.......
        ?........
        ?........
        ---------

        : 8, OeE
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

        : 8, j, shape(1), on_a_large_board

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

    /// Extend two spaces from a stone on the fourth line to the third: a firm link that makes a side of it.
    pattern! < Side12
        ?......?
        oO.....?
        ?...*..?
        ?......?
        ?......?
        --------

        : 8, OeE, shape(1)

        ; !oarea(*) && !xarea(*)

        accepted
        |...X.
        |.....
        |.....
        |..*..
        |.....
        |.....
        |...O.
        |.....
    >

    /// From a wall of two, extend to the point from which the opponent's next stone has no extension to our side.
    pattern! < Side13
        ?........?
        ?O.......?
        ?O...*..X?
        ?........?
        ?........?
        ----------

        : 8, OXaeE, shape(1)

        ?........?
        ?a.......?
        ?a...*..B?
        ?........?
        ?........?
        ----------

        ; !weak(a) && wormsize(B) <= 2

        accepted
        ..........
        .O........
        .O...*..X.
        ..........
        ..........
        ----------
    >

    /// An extension that is a pincer: the stone between our wall and the new one has no room for two eyes.
    pattern! < Side14
        ?O........
        ?O...X..*.
        ?.........
        ?.........
        ----------

        : 8, OXadeE, shape(1)

        ?a........
        ?a...A..*.
        ?.........
        ?.........
        ----------

        ; !weak(a) && wormsize(A) == 1 && !alive(A)

        accepted
        .O..O......
        ...........
        ...........
        ...........
        .O.........
        .O...X..*.O
        ...........
        ...........
        -----------
    >

    /// Jump up in the middle of our two wings: the side becomes a box.
    pattern! < Side15
        ?.......?
        ?...*...?
        .........
        O...O...O
        .........
        .........
        ---------

        : |, OeE, shape(1)

        ?.......?
        ?...*...?
        .........
        O...b...O
        .........
        .........
        ---------

        ; !xarea(*) && !oterri(*) && !weak(b)

        accepted
        .........
        ....*....
        .........
        O...O...O
        .........
        .........
        ---------
    >

    /// Close the side on the second line under our two high stones.
    pattern! < Side16
        ?....??
        O...O.X
        ......?
        ...*..?
        ......?
        -------

        : 8, OXe, minterri(3)

        ?....??
        a...b.X
        ......?
        ...*..?
        ......?
        -------

        ; !oterri(*) && !weak(a) && !weak(b)

        accepted
        .......
        O...O.X
        .......
        ...*...
        .......
        -------
    >

    /// Narrow pincer: the lone stone has no extension, and our corner grows while it runs.
    pattern! < Side17
        ?O.......?
        ?........?
        ?...X.*..?
        ?........?
        ?........?
        ----------

        : 8, OXae, shape(1)

        ?b.......?
        ?........?
        ?...A.*..?
        ?........?
        ?........?
        ----------

        ; wormsize(A) == 1 && weak(A) && !weak(b)

        accepted
        ......O...
        .O........
        ..........
        ....X.*...
        ..........
        ..........
        ----------
    >

    /// Two-space pincer against a stone that has come close to ours.
    pattern! < Side18
        ?.........?
        ?.........?
        ?O..X..*..?
        ?.........?
        ?.........?
        -----------

        : 8, OXaeE

        ?.........?
        ?.........?
        ?b..A..*..?
        ?.........?
        ?.........?
        -----------

        ; wormsize(A) == 1 && !weak(b) && !xarea(*) && !alive(A)

        accepted
        .......O...
        ...........
        ..O........
        ...........
        ...........
        .O..X..*...
        ...........
        ...........
        -----------
    >

    /// Extend under the knight's cap: the two-space extension makes a base while the stone above looks on.
    pattern! < Side19
        ?X......
        ?.......
        O....*..
        ........
        ........
        --------

        : 8, Od, shape(1)

        ?X......
        ?.......
        a....*..
        ........
        ........
        --------

        ; weak(a) && !oarea(*)

        accepted
        |..X......
        |.........
        |.O....*..
        |.........
        |.........
        +---------

        refused
        .X......
        ........
        O....*..
        ........
        ........
        --------
    >

    /// Extend on the fourth line towards a friend further along: the side becomes one framework.
    pattern! < Side20
        ?......?
        O...*..?
        ?......?
        ?......?
        ?......?
        --------

        : 8, OeE, shape(1)

        ?......?
        a...*d.?
        ?......?
        ?......?
        ?......?
        --------

        ; o_visible_along_edge(*, d) && !weak(a) && !oarea(*)

        accepted
        ........
        O..*...O
        X.......
        ........
        ........
        --------
    >

    /// Extend towards a friend along the side: the weak stone is linked before the gap is entered.
    pattern! < Side21
        ?.....?
        ?.....?
        .O..*.?
        ......?
        ......?
        -------

        : 8, OdeC, shape(1)

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

    /// Extend on the third line right up to the point where the opponent's enclosure would extend to.
    pattern! < Side22
        ?.......?
        ?......X?
        O...*...?
        ?......X?
        ?.......?
        ---------

        : 8, OXeE, shape(1)

        ?.......?
        ?......X?
        a...*...?
        ?......X?
        ?.......?
        ---------

        ; !weak(a) && !oarea(*) && !xarea(*)

        accepted
        .........
        .......X.
        O...*....
        .......X.
        .........
        ---------
    >

    /// From an enclosure in the corner extend along the side: the most efficient shape there is.
    pattern! < Side23
        |..........?
        |..O.......?
        |..........?
        |...O....*.?
        |..........?
        |..........?
        +-----------

        : 8, OeE

        |..........?
        |..O.......?
        |..........?
        |...O..c.*.?
        |..........?
        |..........?
        +-----------

        ; !oarea(*) && !xarea(*) && !xmoyo(c)

        accepted
        ...X..|
        ......|
        ......|
        ......|
        ......|
        ......|
        ...*..|
        ......|
        ......|
        ......|
        ......|
        ...O..|
        .O....|
        ......|
        ......|
        ------+
    >

    /// Pincer an approach stone two spaces away, on the side where we are strong.
    pattern! < Side24
        |.........??
        |..........?
        |..........?
        |...O......?
        |.....X..*.?
        |..........?
        |..........?
        +-----------

        : 8, OXaeE, shape(1)

        |.........??
        |..........?
        |..........?
        |...O......?
        |.....A..*d?
        |..........?
        |..........?
        +-----------

        ; wormsize(A) == 1 && !oarea(*) && !xarea(*) && o_visible_along_edge(*, d)

        accepted
        |...........
        |...........
        |...........
        |...O......O
        |.....X..*..
        |...........
        |...........
        +-----------
    >
}

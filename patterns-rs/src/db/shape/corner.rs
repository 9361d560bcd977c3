//! Who takes the corner? Invasions at three-three, and the blocks that answer them.

use gnugo_engine::patterns;

patterns! {
    /// Corners.
    pub static CORNER: Shape;

    /// Block an invasion at the three-three point on the side where we have a stone.
    pattern! < Corner1
        |.....???
        |.....???
        |...O...?
        |..X*...?
        |.......?
        |.......?
        +--------

        : 8, j, shape(1)

        |.....???
        |.....???
        |...O...b
        |..X*...a
        |.......c
        |.......?
        +--------

        ; o_somewhere(a, b, c)
    >

    /// Bend in front of the stone that pushes out after an invasion at the three-three point.
    pattern! < Corner2
        |.......
        |..*....
        |..XO...
        |..XO...
        |.......
        |.......
        +-------

        : 8, jX, shape(1)
    >

    /// Kick the approach stone when ours waits on its other side: it gets heavy before it has a base.
    pattern! < Corner3
        |.......??
        |........?
        |...O....?
        |....*X..?
        |........?
        |........?
        +---------

        : 8, OXae, shape(1)

        |.......??
        |........?
        |...b...e?
        |....*A.d?
        |........?
        |........?
        +---------

        ; o_somewhere(d, e) && wormsize(A) == 1 && !weak(b)
    >

    /// Block the slide at the three-three point: the corner stays ours, and the sliding stone has half a base.
    pattern! < Corner4
        |..?......
        |.........
        |...O.....
        |..*..X...
        |..X......
        |.........
        +---------

        : 8, OXe, shape(1), minterri(6)
    >

    /// Slide into the corner under the four-four stone once it has been answered on the other side: base and territory.
    pattern! < Corner5
        |..X......
        |.........
        |...X.....
        |.....O...
        |..*......
        |.........
        +---------

        : 8, OXe, shape(1)
    >

    /// Take the three-three point under our stone that has been approached from both sides: the corner lives.
    pattern! < Corner6
        |?.....??
        |?.....??
        |..X...??
        |......??
        |...O....
        |..*..X..
        |........
        |..??????
        +--------

        : 8, OXed, shape(1), minterri(8)
    >

    /// Hold the corner with a diagonal move when their slide would take it and our stones their base.
    pattern! < Corner7
        |.....??
        |..O...?
        |.......
        |...*X..
        |.......
        |.......
        +-------

        : 8, OXe, minterri(5)
    >

    /// Block on the second line the stone that slides towards our corner stone.
    pattern! < Corner8
        |.......
        |...O...
        |.......
        |...*X..
        |.......
        +-------

        : 8, OXae, shape(1)

        |.......
        |...O...
        |.......
        |...*A..
        |.......
        +-------

        ; !alive(A)
    >

    /// Press the approach stone of the other side down when a stone of ours on the side looks on: corner and side become one.
    pattern! < Corner9
        |........??
        |....*....?
        |...O.X...?
        |.........?
        |.........?
        +----------

        : 8, OXeE, shape(1)

        |........??
        |....*...d?
        |...b.X..c?
        |.........?
        |.........?
        +----------

        ; o_somewhere(c, d) && !weak(b)
    >

    /// Turn in the corner at the two-two point's height: the second line is worth more than it looks where it is both sides' base.
    pattern! < Corner10
        |.XX?
        |.OX?
        |.O*?
        |...?
        +----

        : 8, OXe, shape(1), minterri(6)

        |.XX?
        |.aX?
        |.a*?
        |...?
        +----

        ; lib(a) <= 4
    >

    /// Answer an approach with a knight's move on the other side: the corner is kept and the approach gets no base in it.
    pattern! < Corner11
        |.........
        |..*......
        |.........
        |...O.....
        |.....X...
        |.........
        |.........
        +---------

        : 8, OXde, shape(1)

        |.........
        |..*......
        |.........
        |...b.....
        |.....A...
        |.........
        |.........
        +---------

        ; wormsize(A) == 1 && wormsize(b) == 1

        accepted
        |.........
        |..*......
        |.........
        |...O.....
        |.....X...
        |.........
        |.........
        +---------
    >

    /// Answer an approach with a one-space jump where our stones up the side make a framework of it.
    pattern! < Corner12
        |...?.....
        |...?.....
        |...?.....
        |...*.....
        |.........
        |...O.....
        |.....X...
        |.........
        |.........
        +---------

        : 8, OXdE, shape(1)

        |..cd.....
        |..ef.....
        |..gh.....
        |...*.....
        |.........
        |...b.....
        |.....A...
        |.........
        |.........
        +---------

        ; wormsize(A) == 1 && wormsize(b) == 1 && o_somewhere(c, d, e, f, g, h)
    >

    /// Crawl to the other side when our three-three stone has been blocked on one.
    pattern! < Corner13
        |......
        |..XX..
        |..O*..
        |......
        |......
        +------

        : 8, OXd, shape(2)

        accepted
        |.....
        |.....
        |..*X.
        |..OX.
        |.....
        |.....
        +-----
    >

    /// Hane on the second line for a life in the corner under their wall.
    pattern! < Corner14
        |..X...
        |..OXX.
        |..OOX.
        |....*.
        |......
        +------

        : 8, OXd, shape(1)

        |..X...
        |..bXX.
        |..bbX.
        |...c*.
        |......
        +------

        ; weak(b) && oplay_defend(*, c, *)
    >

    /// Approach a lone three-four stone from the side where we have a friend.
    pattern! < Corner15
        |.......
        |.......
        |..*....
        |.......
        |...X...
        |.......
        |.......
        +-------

        : 8, OXe, shape(1)

        |.......
        |..d....
        |..*....
        |.......
        |...A...
        |.......
        |.......
        +-------

        ; wormsize(A) == 1 && lib(A) == 4 && !oarea(*) && o_visible_along_edge(*, d)

        accepted
        ----------+
        ..........|
        ..........|
        O....*....|
        .......X..|
        ..........|
        ..........|
        ..........|
    >

    /// Turn at the two-four point's side of the corner: without it the opponent slides to the two-two point.
    pattern! < Corner16
        |.O.?
        |.OX?
        |..*?
        |...?
        +----

        : 8, OXde, shape(1), minterri(4)

        ; !xterri(*)
    >

    /// Close the corner at three-three once both its sides are extended: one move makes territory of them.
    pattern! < Corner17
        |..O.????
        |......??
        |.......?
        |.......?
        |...O....
        |..*....O
        |........
        |........
        +--------

        : /, Oed, minterri(8)

        |..a.????
        |......??
        |.......?
        |.......?
        |...b....
        |..*....c
        |........
        |........
        +--------

        ; !oterri(*) && !weak(a) && !weak(b) && !weak(c)
    >
}

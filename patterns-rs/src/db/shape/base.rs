//! How does a weak group get a base? Extensions, slides, descents and moves that make eyes along the side.
//!
//! A base on the third and second line is half a life. Each of these patterns asks whether the group needs one: a strong
//! group that makes itself stronger plays on small points.

use gnugo_engine::patterns;

patterns! {
    /// Bases for weak dragons.
    pub static BASE: Shape;

    /// A two-space extension for a weak stone on the third line, with the opponent behind it.
    pattern! < Base1
        ?......?
        ?......?
        XO..*..?
        .......?
        .......?
        --------

        : 8, Ode, shape(1)

        ?......?
        ?......?
        Xa..*..?
        .......?
        .......?
        --------

        ; weak(a) && genus(a) < 2

        accepted
        ---------
        .........
        .........
        XO..*....
        ........X
        .........

        refused
        ........
        ........
        XO..*...
        ........
        ........
        --------
    >

    /// A one-space extension gives a weak stone a base where the next stone of theirs is too near for two spaces.
    pattern! < Base2
        ?.....?
        XO.*..?
        ......?
        ......?
        -------

        : 8, Ode, shape(1)

        ?.....?
        Xa.*..?
        ......?
        ......?
        -------

        ; weak(a) && genus(a) < 2 && !oarea(*)

        accepted
        |..X.
        |..O.
        |....
        |..*.
        |....
        |....
        |..X.

        refused
        .......
        XO.*...
        .......
        .......
        -------
    >

    /// Slide from the fourth line to the second for a base.
    pattern! < Base3
        ?X....?
        .O....?
        ......?
        ...*..?
        ......?
        -------

        : 8, Ode, shape(1)

        ?X....?
        .a....?
        ......?
        ...*..?
        ......?
        -------

        ; weak(a) && genus(a) < 2

        accepted
        |..X.....
        |..O.....
        |.......X
        |....*...
        |........
        +--------

        refused
        .X.....
        .O.....
        .......
        ...*...
        .......
        -------
    >

    /// The small slide from the third line to the second, where the opponent stands on the other side.
    pattern! < Base4
        ?.....?
        ?O....?
        ...*..?
        ......?
        -------

        : 8, Ode, shape(1)

        ?.....?
        ?a....?
        ...*..?
        ......?
        -------

        ; weak(a) && genus(a) < 2 && is_surrounded(a)

        accepted
        ---------
        .........
        ...*.....
        XO.......
        ........X

        refused
        .......
        .O.....
        ...*...
        .......
        -------
    >

    /// A diagonal move down from the third line makes room for an eye and stops the opponent's slide.
    pattern! < Base5
        ?....?
        XO...?
        ..*..?
        .....?
        ------

        : 8, Od, shape(1)

        ?....?
        Xa...?
        ..*..?
        .....?
        ------

        ; weak(a) && genus(a) < 2 && is_surrounded(a)

        accepted
        ---------
        .........
        ..*......
        XO.......
        ........X

        refused
        ......
        XO....
        ..*...
        ......
        ------
    >

    /// Descend from the third line to the second between two stones of theirs: half the base is better than none.
    pattern! < Base6
        ?....?
        X.O..X
        ..*..?
        .....?
        ------

        : 8, Ode, shape(1)

        ?....?
        X.a..X
        ..*..?
        .....?
        ------

        ; weak(a) && genus(a) < 2

        accepted
        .......
        .X.O..X
        O..*...
        .......
        -------

        refused
        ......
        X.O..X
        ..*...
        ......
        ------
    >

    /// A one-space jump down from the fourth line gives a weak stone eye space below it.
    pattern! < Base7
        ?...?
        .....
        .O...
        .....
        .*...
        .....
        -----

        : 8, Od

        ?...?
        .....
        .a...
        .....
        .*...
        .....
        -----

        ; weak(a) && genus(a) < 2 && is_surrounded(a)

        accepted
        ..X...
        ......
        ......
        ..O...
        ......
        X.*...
        ......
        ------

        refused
        .....
        .....
        .O...
        .....
        .*...
        .....
        -----
    >

    /// Hane on the second line for the base: the room of the weak group grows, and the opponent has to answer.
    pattern! < Base8
        ?OX?
        .O..
        ..*.
        ....
        ----

        : 8, Od, shape(1)

        ?aX?
        .a..
        .b*.
        ....
        ----

        ; weak(a) && genus(a) < 2 && oplay_defend(*, b, *)

        accepted
        X...
        .OX.
        .O..
        ..*.
        ....
        ----

        refused
        .OX.
        .O..
        ..*.
        ....
        ----
    >

    /// A one-space jump along the second line makes room for a weak group that is shut in on the side.
    pattern! < Base9
        ?X...?
        XO...?
        ?O.*.?
        .....?
        ------

        : 8, Od

        ?X...?
        Xa...?
        ?a.*.?
        .....?
        ------

        ; weak(a) && genus(a) < 2

        accepted
        .X....
        XO....
        .O.*..
        ......
        ------
    >

    /// Turn towards the edge with stones on the third line: the base is kept, and the opponent does not crawl in.
    pattern! < Base10
        ?XX?
        ?OX?
        ?O*.
        ....
        ....
        ----

        : 8, Od, shape(1)

        ?XX?
        ?aX?
        ?a*.
        ....
        ....
        ----

        ; weak(a) && genus(a) < 2

        accepted
        .XX.
        XOX.
        .O*.
        ....
        ....
        ----

        refused
        .XX.
        .OX.
        .O*.
        ....
        ....
        ----
    >

    /// Take the space between two stones of theirs on the side for a base, one step each way.
    pattern! < Base11
        ?......?
        X.O..X.?
        ...*...?
        .......?
        --------

        : 8, Ode, shape(1)

        ?......?
        X.a..X.?
        ...*...?
        .......?
        --------

        ; weak(a) && genus(a) < 2

        accepted
        ..X.....
        O.......
        ........
        X.O..X..
        ...*....
        ........
        --------

        refused
        ........
        X.O..X..
        ...*....
        ........
        --------
    >

    /// Widen the eye space with a hane on the first line: the dragon lives by it.
    pattern! < Base12
        OX?
        .*.
        ---

        : 8, d, shape(1)

        aX?
        .*.
        ---

        ; critical(a) && !attack(a) && owl_does_defend(*, a)

        accepted
        XXXXXXXXX..
        XOOOOOOOX..
        ........*..
        -----------

        refused
        OX.
        .*.
        ---
    >

    /// Descend to the first line: the eye space is a point wider than with anything else.
    pattern! < Base13
        OX
        *.
        --

        : 8, d, shape(1)

        aX
        *.
        --

        ; critical(a) && !attack(a) && owl_does_defend(*, a)

        accepted
        XXXXXXXXX..
        XOOOOOOOX..
        .......*...
        -----------

        refused
        OX
        *.
        --
    >

    /// Hane on the first line makes their eye space too small.
    pattern! < Base14
        OX?
        .*.
        ---

        : 8, OXa, shape(1)

        OA?
        .*.
        ---

        ; critical(A) && !attack(A) && owl_does_attack(*, A)

        accepted
        ..OOOOOOOOO
        ..OXXXXXXXO
        ...*.......
        -----------

        refused
        OX.
        .*.
        ---
    >

    /// Descend to the first line: their eye space is closed, and the dragon has one eye.
    pattern! < Base15
        XO
        .*
        --

        : 8, OXa, shape(1)

        AO
        .*
        --

        ; critical(A) && !attack(A) && owl_does_attack(*, A)

        accepted
        .....O
        ......
        O.....
        ...XO.
        ....*.
        ------

        refused
        XO
        .*
        --
    >

    /// Descend in the corner: the room counts on two sides.
    pattern! < Base16
        |..OX
        |..*.
        |....
        +----

        : 8, Od, shape(1)

        |..aX
        |..*.
        |....
        +----

        ; weak(a) && genus(a) < 2

        accepted
        +----
        |....
        |..*.
        |..OX
    >

    /// Turn into the corner with a diagonal step: an eye is easier made there than anywhere.
    pattern! < Base17
        |...X
        |..O?
        |.*.?
        |...?
        +----

        : 8, Od, shape(1)

        |...X
        |..a?
        |.*.?
        |...?
        +----

        ; weak(a) && genus(a) < 2

        accepted
        |...X
        |..OX
        |.*..
        |....
        +----

        refused
        |...X
        |..O.
        |.*..
        |....
        +----
    >
}

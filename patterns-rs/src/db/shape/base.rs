//! How does a weak group get a base, and how is it kept from one? Extensions along the side, and moves on the first
//! two lines.
//!
//! A base on the third and second line is half a life. The patterns ask whether the group needs one: a strong group that makes
//! itself stronger plays on small points.

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

        : 8, Ode, shape(4)

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

    /// Hane underneath for the base of a weak group: who cuts behind it is captured.
    pattern! < Base18
        ??x?
        ?OXo
        ..*.
        ?...
        ----

        : 8, Ode, shape(7)

        ??x?
        ?aXo
        .p*.
        ?...
        ----

        ; weakness(a) > 0.4 && !dead(a) && genus(a) < 2 && odefend_against(*, p)

        accepted
        .X...
        OOX..
        ..*..
        .....
        -----

        refused
        |....
        |....
        |.*X.
        |..O.
        |....
    >

    /// Stop on the second line what crawls in under a weak group and takes its base.
    pattern! < Base19
        ?O?
        X*.
        ...
        ---

        : 8, Ode, terri(2), shape(7)

        ?a?
        X*.
        ...
        ---

        ; weak(a) && !dead(a) && genus(a) < 2

        accepted
        +------
        |......
        |..*X..
        |..O...
        |......
        |......
        |..X..X

        refused
        |.XO...
        |.X.O.O
        |..X*..
        |......
        +------
    >

    /// Stop on the first line a weak group that takes its last room there.
    pattern! < Base20
        ?O?
        X*.
        ---

        : 8, OXae, shape(7)

        ?O?
        A*.
        ---

        ; weak(A) && !dead(A) && genus(A) < 2

        accepted
        ...|
        .OX|
        .O*|
        .X.|
        ...|

        refused
        ...|
        ...|
        OO*|
        XXX|
        XOX|
    >

    /// Crawl on along the second line with a weak group, for its base.
    pattern! < Base21
        ?X?
        O*.
        ...
        ---

        : 8, Ode, shape(5)

        ?X?
        a*.
        ...
        ---

        ; weak(a) && !dead(a) && genus(a) < 2

        accepted
        |..X.X.
        |...XO.
        |..O*..
        |......
        +------

        refused
        |..XO
        |...O
        |.*XO
        |.OOX
        |..X.
    >
}

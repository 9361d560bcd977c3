//! Which moves are bad shape? Empty triangles, dumplings, and pushes that only help the opponent.
//!
//! A move of these patterns is possible and hardly ever right: the negative value takes a part of what it is worth, and the constraints
//! keep away where something is captured, saved or cut by it.

use gnugo_engine::patterns;

patterns! {
    /// Bad shape.
    pub static TRIANGLE: Shape;

    /// A dumpling: four stones in a square have no more liberties than a line of two has for each.
    pattern! < Triangle1
        OO
        O*

        : '\\', -, shape(-3)

        aa
        a*

        ; lib(a) > 2 && !weak(a) && !xcut(*) && !o_captures_something(*)

        accepted
        OO
        *O
    >

    /// Pushing on the second line behind the opponent, with nothing at stake: each push gives him a stone above.
    pattern! < Triangle2
        XXX.
        OO*.
        ....
        ----

        : 8, -, shape(-2)

        XXXe
        aa*.
        ....
        ----

        ; alive(a) && !weak(a) && !xarea(e) && !oarea(e)

        accepted
        .....O...|
        .XXX....O|
        OOO*.....|
        .........|
        ---------+
    >

    /// Filling our own eye space without need.
    pattern! < Triangle3
        ?O?
        O*O
        ?.?

        : 8, -, shape(-2)

        ?a?
        b*c
        ?.?

        ; same_dragon(a, b) && same_dragon(b, c) && alive(a) && oterri(*) && !xcut(*) && !attack(a) && !attack(b) && !attack(c)

        accepted
        ...
        O*O
        .O.
    >

    /// Bumping into a strong stone from a weak group only strengthens it.
    pattern! < Triangle4
        ?..?
        O*X?
        ?..?

        : -, OX, shape(-1)

        ?..?
        a*B?
        ?..?

        ; weak(a) && alive(B) && lib(B) > 3 && wormsize(B) == 1 && !xcut(*)

        accepted
        ...
        .X.
        .*.
        .OX
    >
}

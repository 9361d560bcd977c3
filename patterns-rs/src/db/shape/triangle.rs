//! Which moves are bad shape? Empty triangles, dumplings, and pushes that only help the opponent.
//!
//! A move of these patterns is possible and hardly ever right: the negative value takes a part of what it is worth, and the constraints
//! keep away where something is captured, saved or cut by it.

use gnugo_engine::patterns;

patterns! {
    /// Bad shape.
    pub static TRIANGLE: Shape;

    /// Pushing on the second line behind the opponent, with nothing at stake: each push gives him a stone above.
    pattern! < Triangle2
        XXX.
        OO*.
        ....
        ----

        : 8, -, shape(7)

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
}

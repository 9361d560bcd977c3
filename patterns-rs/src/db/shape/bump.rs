//! When is it good to run into the opponent's stone head-on? Bumps that take the base or make heavy.
//!
//! A bump helps the opponent to stand up: it pays where what stands up has no room, or where the corner is ours by it.

use gnugo_engine::patterns;

patterns! {
    /// Bumps.
    pub static BUMP: Shape;

    /// Bump against a stone on the third line that has ours on its other side: it gets heavy and has no base.
    pattern! < Bump1
        ?.....
        ?.....
        .O*X.O
        ......
        ......
        ------

        : 8, OXae, shape(-6)

        accepted
        ....X....
        .........
        .........
        ..O*X.O..
        .........
        .........
        ---------
    >

    /// Run into the opponent's boundary to close the last gap of our own.
    pattern! < Bump2
        ?...?
        OO*XX
        ?...?

        : -, OXe, shape(-6)

        accepted
        |.......
        |OOO*XXX
        |.......
        |.......
        |.......
        +-------
    >
}

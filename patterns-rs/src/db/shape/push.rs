//! When is it right to push along the opponent's stones? Crawls, answers to shoulder hits, and pushes that break out.
//!
//! Pushing makes the opponent strong where he is pushed to: these are pushes that gain a base, a side or the centre.

use gnugo_engine::patterns;

patterns! {
    /// Pushes.
    pub static PUSH: Shape;

    /// Crawl on along the second line under their wall.
    pattern! < Push1
        ?XX?
        ?O*.
        ?...
        ----

        : 8, Od, shape(4)

        accepted
        ....XX..
        O.OOO*..
        ........
        --------
    >

    /// Crawl on along the third line: a point of territory and a step ahead each time.
    pattern! < Push2
        ?XX?
        OO*.
        ?...
        ?...
        ----

        : 8, Ode, shape(6)

        accepted
        .......
        ..XXX..
        .OOO*..
        .......
        .......
        -------
    >

    /// Answer a shoulder hit by standing up beside it.
    pattern! < Push3
        ?...?
        ?*X.?
        .O..?
        ....?
        ....?
        -----

        : 8, OXdE, shape(2)

        accepted
        .......
        ..*X...
        ..O....
        .......
        .......
        -------
    >

    /// Answer a shoulder hit by pushing along underneath it.
    pattern! < Push4
        ?....
        ?.X.?
        .O*.?
        ....?
        ....?
        -----

        : 8, OXde, shape(4)

        accepted
        .......
        ...X...
        ..O*...
        .......
        .......
        -------
    >

    /// Bulge into the empty space in front of stones that hold us in, where it takes away their shape as well.
    pattern! < Push5
        ?X.X
        ?O*.
        ?O.?
        ????

        : 8, OXad, shape(-5)

        ?A.B
        ?O*.
        ?O.?
        ????

        ; !same_string(A, B)

        accepted
        ..X.X..
        .XO*...
        .XO....
        .......
    >
}

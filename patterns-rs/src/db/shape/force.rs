//! Which moves must be answered, and gain on the way? Threats to capture, to cut, or to take an eye.
//!
//! A threat loses a ko threat and other ways to play: these threats leave a stone where it helps. The constraints read what a
//! second move in a row would do; class `W` and the actions tell it to the valuation.

use gnugo_engine::patterns;

patterns! {
    /// Forcing moves.
    pub static FORCE: Shape;

    /// Threaten to capture a string that cannot be captured yet, from the side where our stone is useful.
    pattern! < Force1
        ?X?
        X*.
        ?.O

        : 8, OXa

        ?A?
        X*.
        ?.O

        ; !attack(A) && oplay_attack(*, ?, A) && weak(A)

        > threaten_to_capture(A)

        accepted
        .......O.
        O....X*.O
        ......X..
        .....O...
        .........
        ---------
    >

    /// Threaten the cutting stone that has three liberties: after the answer our wall is closed.
    pattern! < Force2
        OX?
        O*.
        ?.?

        : 8, OXaE, shape(2)

        OA?
        O*.
        ?.?

        ; lib(A) == 3 && wormsize(A) <= 2 && !attack(A) && oplay_attack(*, ?, A)

        > threaten_to_capture(A)

        accepted
        OXO
        .XO
        .*O
        ...
    >
}

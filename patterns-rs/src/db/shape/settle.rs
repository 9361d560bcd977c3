//! How does a weak stone settle inside their sphere? Crosscuts, and connections that make eye shape.
//!
//! A move in contact strengthens both sides, which costs nothing where the opponent is strong anyway and our stone is weak.

use gnugo_engine::patterns;

patterns! {
    /// Moves that settle weak stones.
    pub static SETTLE: Shape;

    /// Crosscut where a lone weak stone has been bent around: the opponent cannot keep all of his stones.
    pattern! < Settle3
        .X*
        .OX
        ?..

        : 8, OXd, shape(5)

        .A*
        .bC
        ?..

        ; weak(b) && wormsize(A) == 1 && wormsize(C) == 1 && lib(C) == 3

        accepted
        .....
        .OX..
        .X*OO

        refused
        .X*
        .OX
        ...
    >

    /// The hanging connection makes eye shape where a solid one would be heavy.
    pattern! < Settle4
        ?OX?
        *.O?
        .??.

        : 8, Od, shape(-1)

        ?aX?
        *cb?
        .??.

        ; !same_string(a, b) && xcut(c) && (weak(a) || weak(b)) && genus(a) < 2 && oplay_attack(*, c, c)

        accepted
        X...
        XOX.
        *.O.
        ....
        ....
        ----
    >
}

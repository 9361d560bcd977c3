//! Where can the opponent's stones be separated? Cuts, wedges, and moves that stop a connection underneath.
//!
//! "If you can cut, cut" holds only for cuts that live: the safety of the cutting stone is checked for every shape
//! pattern, and the constraints read what the cut needs besides. Cuts that give atari are in `atari`.

use gnugo_engine::patterns;

patterns! {
    /// Cuts.
    pub static CUT: Shape;

    /// Cut where two stones touch only at a corner, when neither can be captured as it is.
    pattern! < Cut1
        OX
        X*

        : '\\', sOXB, shape(1)

        OA
        B*

        ; !same_string(A, B) && safe_omove(*) && !attack(A) && !attack(B)
    >

    /// Push through a one-space jump and cut on one side.
    pattern! < Cut2
        ?X.
        O*.
        ?X.

        : -, OXB

        ?Xb
        O*a
        ?Xc

        ; !oplay_attack(*, a, b, b) || !oplay_attack(*, a, c, c)
    >

    /// Push through at the waist of a knight's move and cut behind the block.
    pattern! < Cut3
        X..
        O*X

        : 8, OXB

        Xab
        O*X

        ; !oplay_attack(*, a, b, b)
    >

    /// Wedge between two stones of a one-space jump where ours stand on both sides: they are cut apart for good.
    pattern! < Cut4
        ?O?
        X*X
        ?O?

        : +, OXBC, shape(2)
    >

    /// Descend to the first line between two stones, so that they cannot connect underneath.
    pattern! < Cut5
        XOX
        .*.
        ---

        : |, OXB

        AbC
        .*.
        ---

        ; !same_string(A, C) && !attack(b)
    >

    /// Descend to the second line between two stones on the third, so that they cannot connect underneath.
    pattern! < Cut6
        XOX
        .*.
        ...
        ---

        : |, OXB, shape(1)

        AOC
        d*e
        ...
        ---

        ; !same_string(A, C) && oplay_defend(*, d, *) && oplay_defend(*, e, *)
    >
}

//! Which defect is mended, and how with the most gain? Moves that protect two things at once.
//!
//! A cut that can be captured needs no stone: the constraints read that the cut works.

use gnugo_engine::patterns;

patterns! {
    /// Mended defects.
    pub static MEND: Shape;

    /// One stone protects two cuts.
    pattern! < Mend1
        O*O
        ?O?

        : |, sC, shape(6)

        a*b
        ?c?

        ; xcut(*) && !same_string(a, b) && !same_string(a, c) && !same_string(b, c) && safe_omove(*)

        accepted
        .OX
        O*O
        .X.
    >

    /// One stone protects two stones at once that their cut would put into atari.
    pattern! < Mend2
        O*O
        ?O?

        : |, sC, shape(6)

        a*b
        ?O?

        ; !same_string(a, b) && !attack(a) && !attack(b) && !xplay_defend_both(*, a, b) && safe_omove(*)

        > add_defend_both_move(a, b)

        accepted
        ..XXX..
        ..O*O..
        ..XOX..
        ..XOX..

        refused
        ..XXX..
        .OO*OO.
        ..XOX..
        ..XOX..
    >
}

//! Which defect is mended, and how with the most gain? Moves that protect two things at once.
//!
//! A cut that can be captured needs no stone. The constraints read that the cut works, and that the stone played really answers it.

use gnugo_engine::patterns;

patterns! {
    /// Mended defects.
    pub static MEND: Shape;

    /// One stone protects two cuts.
    pattern! < Mend1
        O*O
        ?O?

        : |, sC, shape(1)

        a*b
        ?c?

        ; xcut(*) && !same_string(a, c) && !same_string(b, c) && safe_omove(*)

        > add_defend_both_move(a, b)

        accepted
        .OX
        O*O
        .X.
    >

    /// Protect the cut by standing firm on the outside, where the stone also makes a wall.
    pattern! < Mend2
        XO.?
        .O*?
        OX.?

        : 8, OC, shape(1)

        Xa.?
        ca*?
        bX.?

        ; !same_string(a, b) && safe_xmove(c) && oplay_attack(*, c, c)

        accepted
        ----
        ....
        XO..
        .O*.
        OX..
    >

    /// A string of ours is short of liberties once the outside is closed: extend now.
    pattern! < Mend3
        ?X?
        XO*
        ?O.

        : 8, OXd, shape(1)

        ?X?
        Xa*
        ?a.

        ; lib(a) <= 3 && !attack(a) && xplay_attack(*, a) && !oplay_attack(*, a)

        > prevent_attack_threat(a)

        accepted
        .*..
        OOX.
        XX..
        ...O
    >

    /// Hold both ends of the chain with a diagonal stone behind the cut.
    pattern! < Mend4
        O.?
        .O*
        ??.

        : 8, sOC, shape(1)

        ac?
        .b*
        ??.

        ; xcut(c) && !same_string(a, b) && oplay_attack(*, c, c) && safe_omove(*)

        accepted
        .XO..
        XO.O.
        .XO*.
    >

    /// Answer the peep at both one-space jumps with the stone between them.
    pattern! < Mend5
        O.O
        .*.
        ?O?

        : |, OC, shape(1)

        a.b
        .*.
        ?O?

        ; !same_dragon(a, b) && (xcut(*) || !xplay_connect(*, a, b)) && !oplay_disconnect(*, a, b)

        accepted
        ..X.
        .O.O
        ..*.
        X.O.
    >

    /// Protect the cut behind a hane with a diagonal stone on the side of our eye space.
    pattern! < Mend6
        ?XX?
        XO.?
        .*O?
        ?...

        : 8, OXC, shape(1)

        ?XX?
        Xac?
        .*b?
        ?...

        ; !same_string(a, b) && xcut(c) && !oplay_disconnect(*, a, b)

        accepted
        ..XXO
        .XO..
        ..*O.
        O....
    >

    /// Protect a large knight's move before the opponent cuts it.
    pattern! < Mend7
        O...
        .*.O
        X???

        : 8, OXC, shape(1)

        a...
        .*.b
        X???

        ; !same_dragon(a, b) && !xplay_connect(*, a, b) && !oplay_disconnect(*, a, b)

        accepted
        O...
        .*.O
        X...
    >
}

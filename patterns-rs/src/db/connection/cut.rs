//! Where can the opponent cut? `B` patterns: he plays at `*`, and the strings must not be taken for connected there.
//!
//! `!` marks where he gets in as well, so that no eye is counted there.

use gnugo_engine::patterns;

patterns! {
    /// Cutting points.
    pub static CUT: Connection;

    /// The open cut of a diagonal.
    pattern! < Sever1
        XO
        O*

        : '\\', B

        AO
        O*

        ; !attack(A) && safe_xmove(*)

        accepted
        .XX..
        .XO..
        .O*..
        .O...

        refused
        ..X..
        .XO..
        .O*O.
        .O...
    >

    /// A wedge into a one-space jump that gets out on whichever side it is not stopped.
    pattern! < Sever2
        ?.?
        O*O
        ?.?

        : +, B

        ?a?
        O*O
        ?b?

        ; !xplay_attack(*, a, b, *) && !xplay_attack(*, b, a, *)
    >

    /// A push through the waist of a knight's move, with the cut behind the block.
    pattern! < Sever3
        O!.
        X*O

        : 8, B

        Oab
        X*O

        ; !xplay_attack(*, a, b, b) && !xplay_attack(*, a, b, *)
    >

    /// A push through a one-space jump, with a cut on one side of the block.
    pattern! < Sever4
        ?O.
        X*!
        ?O.

        : -, B

        ?Ob
        X*a
        ?Oc

        ; !xplay_attack(*, a, b, b) || !xplay_attack(*, a, c, c)
    >

    /// A descent that stops a link along the first line.
    pattern! < Sever5
        OXO
        .*.
        ---

        : |, B

        OAO
        .*.
        ---

        ; !attack(A) && safe_xmove(*)
    >

    /// A push into a bamboo joint that lacks a stone.
    pattern! < Sever6
        OO
        *!
        O.

        : 8, B

        OO
        *a
        Ob

        ; !xplay_attack(*, a, b, b) && !xplay_attack(*, a, b, *)
    >

    /// A push into a two-space jump from a stone above it.
    pattern! < Sever7
        ?X??
        O*.O
        ?.??

        : 8, B

        ?X??
        O*aO
        ?b??

        ; !xplay_attack(*, b, a, a) && !xplay_attack(*, a, b, b)
    >

    /// A descent to the second line that stops a link underneath a stone on the third.
    pattern! < Sever8
        OXO
        .*.
        ...
        ---

        : |, B

        OAO
        a*b
        ...
        ---

        ; !attack(A) && !xplay_attack(*, a, b, *) && !xplay_attack(*, b, a, *)
    >
}

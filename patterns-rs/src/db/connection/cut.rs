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

        accepted
        ..X..
        .....
        .O*O.
        .....
        ..X..
    >

    /// A push through the waist of a knight's move, with the cut behind the block.
    pattern! < Sever3
        O!.
        X*O

        : 8, B

        Oab
        X*O

        ; !xplay_attack(*, a, b, b) && !xplay_attack(*, a, b, *)

        accepted
        ...X..
        .O....
        XX*O..
        ......
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

        accepted
        ..XX..
        ..O...
        .X*...
        ..O...
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

        accepted
        ..OO..
        .X*...
        ..O...
        ...X..
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

        accepted
        ..X...
        .O*.O.
        ......
    >

    /// A push into a bamboo joint that is short of liberties: closing the other way is self-atari.
    pattern! < Sever10
        OO
        *!
        OO

        : -, B

        aa
        *!
        bb

        ; (lib(a) <= 3 || lib(b) <= 3) && !xplay_connect(*, a, b)

        accepted
        .XXX..
        .XOOX.
        ..*..X
        .XOOX.
        .XXX..
    >

    /// The large knight's move is cut at its waist.
    pattern! < Sever11
        O..?
        ?*.O

        : 8, B

        a..?
        ?*.b

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        ..X....
        .O.....
        ..*.O..
        ..X....

        refused
        ..O....
        .O.....
        .O*.O..
        ..OO...
    >

    /// The large knight's move is cut next to the upper stone.
    pattern! < Sever12
        O*.?
        ?..O

        : 8, B

        a*.?
        ?..b

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        ..X....
        .O*....
        ....O..
        ..X....
    >

    /// Two spaces are cut by a wedge with a friend in reach across the other point.
    pattern! < Sever13
        ?.X?
        O*.O
        ?..?

        : 8, B

        ?.X?
        a*.b
        ?..?

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        ...X...
        .O*.O..
        .......
        ..X....
    >

    /// Two spaces are cut by a stone beside them, which leaves a way in whichever point is closed.
    pattern! < Sever14
        O!!O
        ?.*?

        : 8, B

        a!!b
        ?.*?

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        ..XX...
        .O..O..
        ...*...
        .......
    >

    /// The elephant's move is cut in its middle.
    pattern! < Sever15
        O.?
        .*.
        ?.O

        : _, B

        a.?
        .*.
        ?.b

        ; !xplay_connect(*, a, b)

        accepted
        ..X....
        .O.....
        ..*....
        ...OX..
        .......
    >

    /// The knight's move is cut at the waist by a wedge.
    pattern! < Sever16
        O*?
        ?.O

        : 8, B

        a*?
        ?.b

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        ..X....
        .O*....
        ...O...
        ..X....

        refused
        .......
        .O*....
        ...O...
        .......
    >

    /// The cut of a diagonal that captures one of both strings.
    pattern! < Sever9
        XO
        O*

        : 8, B

        Xa
        b*

        ; lib(b) == 2 && !xplay_defend(*, b) && !xplay_connect(*, a, b)

        accepted
        .XXO..
        .XO*..
        .X.X..
        ..X...
    >

    /// A wedge into a one-space jump that joins their stones on both sides.
    pattern! < Sever37
        ?X?
        O*O
        ?X?

        : _, B

        ?X?
        a*b
        ?X?

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        ..X..
        .XX..
        .O*O.
        ..XX.
        ..X..
    >

    /// A wedge into two spaces that joins their stones on both sides.
    pattern! < Sever38
        ?X??
        O*.O
        ?X??

        : -, B

        ?X??
        a*.b
        ?X??

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        ..XX..
        ..X...
        .O*.O.
        ..X...
        ..XX..
    >

    /// A stone next to one end of a large knight's move, which their stone at the other end helps.
    pattern! < Sever39
        OX.?
        ?.*O

        : 8, B

        aX.?
        ?.*b

        ; lib(a) > 1 && lib(b) > 1 && !xplay_connect(*, a, b)

        accepted
        .OXX..
        .OX...
        ...*O.
        ..XX..
    >
}

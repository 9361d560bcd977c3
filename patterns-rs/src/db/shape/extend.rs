//! When does a stone in contact simply grow? Stretching, and turning at the end of the opponent's stones.
//!
//! Extensions along the side, which do not touch anything, are in `side`; extensions out of atari are found by reading
//! and by the `Defense` databases.

use gnugo_engine::patterns;

patterns! {
    /// Solid stretches.
    pub static EXTEND: Shape;

    /// Answer an attachment by stretching away from it: the attached stone has gained nothing.
    pattern! < Extend1
        ?X.?
        .O*.
        ?..?

        : 8, OXd, shape(-2)

        ?A.?
        .O*.
        ?..?

        ; wormsize(A) == 1

        accepted
        .......
        ...X...
        ...O*..
        .......
        .......
        -------
    >

    /// "A crosscut? Extend": the longer stones win the fight.
    pattern! < Extend2
        ?...?
        ?OX.?
        ?XO*.
        ??..?

        : 8, OXd, shape(2)

        ?...?
        ?aX.?
        ?XO*.
        ??..?

        ; !oplay_attack_either(*, *, a)

        accepted
        .......
        ..OX...
        ..XO*..
        .......
    >

    /// Stretch ahead of the opponent's stones, who would otherwise bend at the head of two of ours.
    pattern! < Extend3
        XX.?
        OO*.
        ?..?

        : 8, OXdE, shape(1)

        accepted
        ......
        .XX...
        .OO*..
        ......
    >

    /// Pull back a stone that has been bent around.
    pattern! < Extend4
        ?.XX
        .*OX
        ?..?

        : 8, OXd, shape(12)

        ; !oplay_attack(*, *)

        accepted
        ......
        ..XX..
        .*OX..
        ......
        ......

        refused
        ......
        ..XX..
        .*OX..
        ......
        .XX...
    >

    /// Turn at the head of two stones: a hane that leaves no cut behind.
    pattern! < Extend5
        ?..?
        XX*.
        OOO?

        : 8, OXEa, shape(2)

        accepted
        ......
        .XX*..
        .OOO..
        ......
    >

    /// Turn around a lone stone that leans on two of ours.
    pattern! < Extend6
        ?..?
        .X*.
        .OO?

        : 8, OXa, shape(-3)

        accepted
        ......
        ..X*..
        ..OO..
        ......
    >

    /// The firm extension after a crosscut, where our other stone has few liberties and neither can be captured then.
    pattern! < Extend10
        ?..?
        .*.?
        XO.?
        OX.?
        ?..?

        : 8, OXdE, shape(3)

        ?..?
        .*.?
        Xb.?
        cX.?
        ?..?

        ; lib(c) <= 3 && !oplay_attack_either(*, b, c)

        accepted
        ....
        .*..
        XO..
        OX..
        ....
    >

    /// "Hane at the head of two": turn there from a stone that is solidly joined, so that no cut is left behind.
    pattern! < Extend11
        ?..?
        O*.?
        OX.?
        ?X.?

        : 8, OXeE, shape(3)

        ?..?
        a*.?
        aB.?
        ?B.?

        ; !weak(a) && lib(B) <= 4 && lib(B) > 2

        accepted
        .O.O..
        OXOX..
        OXXX..
        OXOX..
        OXO*..
        .O....
    >

    /// Extend the cutting stone before a move of theirs threatens to capture it: as long as it lives, the opponent is
    /// cut apart.
    pattern! < Extend12
        ?X?
        ?O*
        ?X?

        : -, OXdB, shape(4)

        ?A?
        ?b*
        ?C?

        ; !same_string(A, C) && lib(b) <= 3 && !attack(b) && xplay_attack(*, b) && !oplay_attack(*, b)

        accepted
        .X.
        .O*
        .X.
    >
}

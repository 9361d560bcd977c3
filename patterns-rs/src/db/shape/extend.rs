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

        : 8, OXd

        ?A.?
        .b*.
        ?..?

        ; wormsize(A) == 1 && wormsize(b) == 1
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
    >

    /// Stretch ahead of the opponent's stones, who would otherwise bend at the head of two of ours.
    pattern! < Extend3
        XX.?
        OO*.
        ?..?

        : 8, OXdE, shape(1)
    >

    /// Pull back a stone that has been bent around.
    pattern! < Extend4
        ?.XX
        .*OX
        ?..?

        : 8, OXd, shape(1)

        ?.XX
        .*aX
        ?..?

        ; lib(a) == 2 && !oplay_attack(*, *)
    >

    /// Turn at the head of two stones: a hane that leaves no cut behind.
    pattern! < Extend5
        ?..?
        XX*.
        OOO?

        : 8, OXEa, shape(2)
    >

    /// Turn around a lone stone that leans on two of ours.
    pattern! < Extend6
        ?..?
        .X*.
        .OO?

        : 8, OXa

        ?..?
        .A*.
        .OO?

        ; wormsize(A) == 1 && lib(A) == 3
    >

    /// Extend from a shoulder stone along the fourth line, ahead of the crawl.
    pattern! < Extend7
        ?...?
        O*..?
        XX..?
        ....?
        ....?
        -----

        : 8, OXdE, shape(1)

        ?...?
        a*..?
        XX..?
        ....?
        ....?
        -----

        ; !weak(a)

        accepted
        -----+
        .....|
        .....|
        .....|
        .....|
        .....|
        .....|
        .*X..|
        .OX..|
    >

    /// Extend to keep a cut-off stone of theirs from joining its friends.
    pattern! < Extend8
        ?..?
        O*.?
        X..X
        ?..?

        : 8, OXaE, shape(1)

        ?..?
        O*.?
        A..C
        ?..?

        ; weak(A) && !same_dragon(A, C)

        accepted
        ........|
        ...O*...|
        O..X..X.|
        ......O.|
    >

    /// Extend out of the shadow of an attached stone on the third line, down to the second.
    pattern! < Extend9
        ?X.?
        .O*?
        ?..?
        ?..?
        ----

        : 8, OXd, shape(1)

        ?X.?
        .b*?
        ?..?
        ?..?
        ----

        ; weak(b) && wormsize(b) == 1

        accepted
        |....
        |..OX
        |..*.
        |....
        +----
    >

    /// The firm extension after a crosscut on the side that faces the centre.
    pattern! < Extend10
        ?..?
        .*.?
        XO.?
        OX.?
        ?..?

        : 8, OXdE, shape(1)

        ?..?
        .*.?
        Xb.?
        cX.?
        ?..?

        ; lib(b) == 2 && lib(c) <= 3 && !oplay_attack_either(*, b, c)

        accepted
        ....
        .*..
        XO..
        OX..
        ....
    >

    /// "Hane at the head of two": stretch first and the opponent has nothing to bend around.
    pattern! < Extend11
        ?..?
        O*.?
        OX.?
        ?X.?

        : 8, OXeE, shape(1)

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

    /// Extend the cutting stone before it is captured: as long as it lives, the opponent is cut apart.
    pattern! < Extend12
        ?X?
        ?O*
        ?X?

        : -, OXdB, shape(1)

        ?A?
        ?b*
        ?C?

        ; !same_string(A, C) && lib(b) <= 3 && !attack(b) && xplay_attack(*, b) && !oplay_attack(*, b)

        accepted
        .X.
        .O*
        .X.
    >

    /// Stretch along the side of their wall when it would otherwise seal us in.
    pattern! < Extend13
        .X.?
        .XO*
        ..O?
        ?...

        : 8, OXdE, shape(1)

        .X.?
        .Xb*
        ..b?
        ?...

        ; weak(b) && !oarea(*)

        accepted
        .X...
        .XO*X
        ..O..
        .....
    >

    /// Stand up when the opponent bumps into our stone of the third line: it is not bent down.
    pattern! < Extend14
        ?..?
        ?*.?
        .OXX
        ....
        ....
        ----

        : 8, OXdE, shape(1)

        ?..?
        ?*.?
        .bXX
        ....
        ....
        ----

        ; wormsize(b) == 1

        accepted
        ....
        .*..
        .OXX
        ....
        ....
        ----
    >

    /// Stand up against a diagonal attachment: the stone keeps its liberties and looks out.
    pattern! < Extend15
        ?...?
        ?.*.?
        ?.OX?
        ?...X

        : 8, OXdE, shape(1)

        ?...?
        ?.*.?
        ?.bX?
        ?...X

        ; wormsize(b) == 1 && lib(b) == 3 && !oarea(*)

        accepted
        ....X
        ..OX.
        ..*..
        .....
    >
}

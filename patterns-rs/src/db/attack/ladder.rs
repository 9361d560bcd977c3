//! Which atari starts a ladder, and which block keeps a string running into it?

use gnugo_engine::patterns;

patterns! {
    /// Ladders and blocks in front of short strings.
    pub static LADDER: Attack;

    /// Atari on a stone that is held on two neighbouring sides: it has one way to run, along the ladder.
    pattern! < Ladder1
        ?O?
        OX*
        ?.?

        : 8, A

        accepted
        .OO.
        OX..
        .*..
        ....

        accepted
        ..O...
        .OX...
        ..*...
        ------

        accepted
        .OOO|
        .OX.|
        ..*.|
        ----+
    >

    /// Block in front of two stones that are held above and behind.
    pattern! < Ladder2
        ?OO?
        OXX*
        ?..?

        : 8, A

        ?OO?
        OAA*
        ?..?

        ; lib(A) <= 3

        accepted
        .OO..
        OXX*.
        O....
        .OO..
    >

    /// Press from below two stones that are held above and behind, so that they run along our stones.
    pattern! < Ladder3
        ?OO?
        OXX.
        ?.*.

        : 8, A

        ?OO?
        OAA.
        ?.*.

        ; lib(A) <= 3

        accepted
        .OOO..
        OXX...
        O.*..O
        ......

        accepted
        .OOO..
        OXX..O
        ..*...
        ------
    >

    /// Head off a string that runs along our wall from one point ahead of it.
    pattern! < Ladder4
        OOO.
        XX.*
        ..?.

        : 8, A

        OOO.
        AA.*
        ..?.

        ; lib(A) <= 3

        accepted
        .OOO..
        OXX.*.
        O.....
        .OO...
    >

    /// Lead stones along from above, a step ahead of their head, towards the edge or a friend.
    pattern! < Ladder5
        OO*
        XX.
        ?.?

        : 8, A

        OO*
        AA.
        ?.?

        ; lib(A) <= 3

        accepted
        OOO*..
        OXX..O
        OO....
        ..OO..
    >

    /// Block in front of three stones that are held above and behind.
    pattern! < Ladder6
        ?OOO?
        OXXX*
        ?...?

        : 8, A

        ?OOO?
        OAAA*
        ?...?

        ; lib(A) <= 4

        accepted
        .OOO...
        OXXX*..
        O......
        .OOOO..
    >
}

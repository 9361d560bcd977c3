//! How is a hane or a crawl answered? Blocks of the endgame, where they hold, and where one has to give way.

use gnugo_engine::patterns;

patterns! {
    /// Blocks of the endgame.
    pub static END_BLOCK: Endgame;

    /// Block a hane on the first line in front of a solid wall.
    pattern! < EndBlock1
        OOX?
        *X.?
        ----

        : 8, OXe, value(2)
    >

    /// Block a hane on the first line; the cut behind the block is captured.
    pattern! < EndBlock2
        .OX?
        *X.?
        ----

        : 8, OXe, value(2)

        aOX?
        *X.?
        ----

        ; oplay_attack(*, a, a)
    >

    /// Block a hane on the second line in front of a solid wall.
    pattern! < EndBlock3
        OOX?
        *X.?
        ....
        ----

        : 8, OXe, value(4)
    >

    /// Block a hane on the second line, if both the block and the stone above survive the cut.
    pattern! < EndBlock4
        .OX?
        *X.?
        ....
        ----

        : 8, OXe, value(3.5)

        abX?
        *X.?
        ....
        ----

        ; oplay_defend_both(*, a, *, b)
    >

    /// Block a crawl along the first line under a stone of ours.
    pattern! < EndBlock5
        ?O??
        .*X?
        ----

        : 8, OXe, value(1.5)
    >

    /// Block a crawl along the second line under a stone of ours.
    pattern! < EndBlock6
        ?Ox?
        .*X?
        ....
        ----

        : 8, OXe, value(4)
    >

    /// Block what has pushed into a gap of the wall, if neither side of the block can be cut off.
    pattern! < EndBlock7
        ?.*.?
        ?OXO?
        ??X??

        : |, OXe, value(4)

        ?c*d?
        ?aXb?
        ??X??

        ; oplay_defend_both(*, c, *, a) && oplay_defend_both(*, d, *, b)
    >

    /// Block on the second line what pushes against two of our stones.
    pattern! < EndBlock10
        ?OO?
        X*O?
        X..?
        ----

        : 8, nOXe, value(1.5)
    >

    /// Block a crawl along the third line under a stone of ours.
    pattern! < EndBlock11
        ?Ox?
        .*X?
        ....
        ....
        ----

        : 8, OXe, value(5)

        accepted
        OOO.XX
        OOO.XX
        OOO.XX
        ..*X..
        ......
        ......
        ------
    >

    /// Block a crawl along the first line from a diagonal; pushed at from above, the block connects back.
    pattern! < EndBlock12
        O.??
        .*X?
        ----

        : 8, OXe, value(1.5)

        Ob??
        .*X?
        ----

        ; oplay_defend(*, b, *)

        accepted
        OOOXXX
        OOOXXX
        OO.XXX
        ..*X..
        ------
    >

    /// Block a crawl along the second line from a diagonal; pushed at from above, the block connects back.
    pattern! < EndBlock13
        O.??
        .*X?
        ....
        ----

        : 8, OXe, value(3.5)

        Ob??
        .*X?
        ....
        ----

        ; oplay_defend(*, b, *)

        accepted
        OOOXXX
        OOOXXX
        OO.XXX
        ..*X..
        ......
        ------
    >

    /// Block a hane on the third line in front of a solid wall.
    pattern! < EndBlock14
        OOX?
        *X.?
        ....
        ....
        ----

        : 8, OXe, value(5)

        accepted
        OOOXXX
        OOOXXX
        OOOXXX
        .*X...
        ......
        ......
        ------
    >

    /// Block a hane on the third line, if both the block and the stone above survive the cut.
    pattern! < EndBlock15
        .OX?
        *X.?
        ....
        ....
        ----

        : 8, OXe, value(4.5)

        abX?
        *X.?
        ....
        ....
        ----

        ; oplay_defend_both(*, a, *, b)

        accepted
        ..OXXX
        ..OXXX
        ..OXXX
        .*X...
        ......
        ......
        ------
    >
}

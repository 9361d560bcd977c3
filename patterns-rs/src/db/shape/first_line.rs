//! Which moves on the first line count? Hane-connect, descents, jumps, blocks and links, for the endgame.
//!
//! Most are worth two to eight points. What is sente shows in the follow-up value; the value of the territory itself is
//! the engine's to count.

use gnugo_engine::patterns;

patterns! {
    /// The first line.
    pub static FIRST_LINE: Shape;

    /// Hane on the first line, when the opponent cannot cut behind it.
    pattern! < FirstLine1
        OOX?
        ..*.
        ----

        : 8, OXe, maxterri(2), shape(-3)

        OOX?
        .a*.
        ----

        ; oplay_attack(*, a, a)

        accepted
        ..OX.X.
        ..OX...
        .OOX...
        ...*...
        -------
    >

    /// Block a hane on the first line with atari.
    pattern! < FirstLine2
        OOX
        *X.
        ---

        : 8, OXe, minterri(1), shape(2)

        accepted
        ..OOX..
        ..OOX..
        ..*X...
        -------
    >

    /// The monkey jump: slide deep into the territory from a stone on the second line.
    pattern! < FirstLine4
        ?XXX??
        .O....
        ....*.
        ------

        : 8, OXe, minterri(4)

        accepted
        .O.....
        .OXXX..
        ..O....
        .....*.
        -------
    >

    /// The small monkey jump: a knight's move along the first line.
    pattern! < FirstLine5
        ?XX??
        .O...
        ...*.
        -----

        : 8, OXe, minterri(3), shape(-3)

        accepted
        .O.....
        .OXX...
        ..O....
        ....*..
        -------
    >

    /// Stop a stone that has come in along the first line by blocking in front of it.
    pattern! < FirstLine6
        ?.OX?
        ..*.X
        -----

        : 8, OXe, maxterri(2), shape(-3)

        accepted
        ..OOXX.
        .O.OX..
        ...*.X.
        -------
    >

    /// Block a hane on the first line with atari, leaving the second line open: the block must not be cut off.
    pattern! < FirstLine7
        ..OX
        .*X.
        ----

        : 8, OXe, shape(14)

        .abX
        .*X.
        ----

        ; oplay_defend_both(*, a, *, b)

        accepted
        ..OOX..
        ...OX..
        ..*X...
        -------
    >

    /// Connect two stones on the first line that they hold from above.
    pattern! < FirstLine14
        .X?X
        ?O*O
        ----

        : 8, -, shape(8)

        accepted
        .OXX.XO.
        .O.XXXO.
        ...O*OO.
        --------

        refused
        ..XXXXX.
        .X.XXXX.
        ...O*OX.
        --------
    >

    /// Hang a connection beside the stone on the first line that was stopped: who cuts it off from below is in atari.
    pattern! < FirstLine15
        ?..?
        .*.?
        ?.OX
        ----

        : 8, -, shape(8)

        accepted
        .O..X.
        .O..X.
        ..*.X.
        ...OX.
        ------
    >

    /// Block beside a wall of two the stone that bends on the first line from a friend.
    pattern! < FirstLine16
        ?O..
        XO..
        ?X*.
        ----

        : 8, -, shape(10)

        accepted
        .XO....
        .XO..O.
        .XO....
        ..X*...
        -------
    >

    /// Block on the first line next to the corner, where the point behind becomes an eye.
    pattern! < FirstLine17
        |?X?
        |XO?
        |*..
        |...
        +---

        : 8, -, shape(8)

        accepted
        |.XX...
        |.XOO..
        |XO....
        |*.....
        |......
        +------
    >

    /// Crawl on along the first line under a living group: with a second move it would die.
    pattern! < FirstLine18
        XX?
        O*.
        ---

        : 8, sXe, followup(6)

        XA?
        b*.
        ---

        ; alive(A) && is_surrounded(A) == 1 && dragonsize(A) <= 12 && lib(b) > 1 && owl_threatens_attack(*, A)

        accepted
        ..OOOOO|
        ..OXXXX|
        .OOX...|
        .OXX...|
        ..O*...|
        -------+

        refused
        .OOOOOO|
        .OXXXXX|
        .OX.X..|
        .OXX...|
        ..O*...|
        -------+
    >
}

//! Which bends under the opponent's stones count at the end? Hane on the first and on the second line.

use gnugo_engine::patterns;

patterns! {
    /// Hane of the endgame.
    pub static END_HANE: Endgame;

    /// Hane on the first line: cut, the stone behind is captured; blocked, we connect.
    pattern! < EndHane1
        ?OX?
        ..*.
        ----

        : 8, OXe, value(2)

        ?OX?
        .a*b
        ----

        ; oplay_attack(*, a, a) && oplay_defend(*, b, a, *)
    >

    /// Hane on the first line that leaves a cut behind the block, so that the opponent has to connect as well.
    pattern! < EndHane2
        ?OX.
        ..*.
        ----

        : 8, OXe, value(2), followup(3)

        ?OXc
        .a*b
        ----

        ; oplay_attack(*, a, a) && oplay_attack(*, b, c, b)
    >

    /// Hane on the second line: cut, the stone behind is captured; blocked, we connect.
    pattern! < EndHane3
        ?OX?
        ..*.
        ....
        ----

        : 8, OXe, value(3.5)

        ?OX?
        .a*b
        ....
        ----

        ; oplay_attack(*, a, a) && oplay_defend(*, b, a, *)
    >

    /// Hane on the second line that leaves a cut behind the block, so that the opponent has to connect as well.
    pattern! < EndHane4
        ?OX.
        ..*.
        ....
        ----

        : 8, OXe, value(4), followup(4)

        ?OXc
        .a*b
        ....
        ----

        ; oplay_attack(*, a, a) && oplay_attack(*, b, c, b)
    >

    /// Connect the stone that has bent on the first line and could be captured.
    pattern! < EndHane5
        ?OX?
        .*OX
        ----

        : 8, Xe, value(2)

        ?OX?
        .*aX
        ----

        ; xplay_attack(*, a)
    >

    /// Connect the stone that has bent on the second line and could be captured.
    pattern! < EndHane6
        ?OX?
        .*OX
        ....
        ----

        : 8, Xe, value(3.5)

        ?OX?
        .*aX
        ....
        ----

        ; !xplay_defend(*, a)
    >

    /// Connect behind a stone on the second line from the side, which looks after the point below as well.
    pattern! < EndHane7
        ?OX?
        ..OX
        .*..
        ----

        : 8, Xe, value(3)

        ?OX?
        .baX
        .*..
        ----

        ; !xplay_defend(b, a) && oplay_attack(*, b, b)
    >

    /// Hane on the first line against a single stone, with a connection that is solid already.
    pattern! < EndHane8
        OOX.
        .O*.
        ----

        : 8, OXe, value(1.5)
    >

    /// Hane on the second line with a stone below that keeps the cut from working.
    pattern! < EndHane9
        ?OX?
        .O*.
        ....
        ----

        : 8, OXe, value(3)
    >

    /// Hane on the first line at the border of an area that is open behind it: left alone, a second step goes further
    /// in.
    pattern! < EndHane10
        ?OX..
        ..*..
        -----

        : 8, OXe, value(2.5), followup(2)

        ?OX..
        .a*b.
        -----

        ; xarea(b) && oplay_attack(*, a, a) && oplay_defend(*, b, a, *)

        accepted
        OOOXXXXXX
        OOOX....X
        ...*....X
        ---------
    >

    /// Hane on the third line at the head of a border stone: the areas on both sides grow and shrink by a line.
    pattern! < EndHane11
        ?OX?
        ..*.
        ....
        ....
        ----

        : 8, OXe, value(5)

        ?OX?
        .a*b
        ....
        ....
        ----

        ; oplay_attack(*, a, a) && oplay_defend(*, b, *)

        accepted
        OOOXXX
        OOOXXX
        OOOXXX
        ...*..
        ......
        ......
        ------
    >

    /// Hane on the second line where a stone of ours further in catches the block.
    pattern! < EndHane12
        ?OX??
        ..*.O
        ....?
        -----

        : 8, OXe, value(4)

        ?OX??
        .a*bO
        ....?
        -----

        ; oplay_attack(*, a, a) && oplay_attack(*, b, b)

        accepted
        OOOXXX..
        OOOX.X..
        OOOXOX..
        ...*.O..
        .....O..
        --------
    >

    /// Hane on the second line at the border of an area that is open behind it: left alone, a second step goes further
    /// in.
    pattern! < EndHane13
        ?OX..
        ..*..
        .....
        -----

        : 8, OXe, value(4), followup(3)

        ?OX..
        .a*b.
        .....
        -----

        ; xarea(b) && oplay_attack(*, a, a) && oplay_defend(*, b, a, *)

        accepted
        OOOXXXXXX
        OOOX....X
        ...*....X
        ........X
        ---------
    >

    /// Hane on the third line that leaves a cut behind the block, so that the opponent has to mend as well.
    pattern! < EndHane14
        ?OX.
        ..*.
        ....
        ....
        ----

        : 8, OXe, value(5), followup(4)

        ?OD.
        .a*b
        ....
        ....
        ----

        ; oplay_attack(*, a, a) && oplay_disconnect(*, b, b, D)

        accepted
        OOOX..
        OOOX.O
        OOOX..
        ...*..
        ......
        ......
        ------
    >

    /// Connect the stone that has bent on the third line and could be cut off.
    pattern! < EndHane15
        ?OX?
        .*OX
        ....
        ....
        ----

        : 8, Xe, value(5)

        ?OX?
        .*aX
        ....
        ....
        ----

        ; !xplay_defend(*, a)

        accepted
        OOOXXX
        OOOXXX
        OOOXXX
        ..*OX.
        ......
        ......
        ------
    >
}

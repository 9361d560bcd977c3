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

        ; xplay_attack(*, a)
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

        ; xplay_attack(b, a) && oplay_attack(*, b, b)
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
}

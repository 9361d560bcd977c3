//! When are stones connected over empty points? Jumps and knight's moves.

use gnugo_engine::patterns;

patterns! {
    /// Connections over a gap.
    pub static GAP: Connection;

    /// A one-space jump into which the opponent cannot wedge.
    pattern! < Gap1
        O.O

        : +, C

        OaO

        ; !safe_xmove(a) && !ko(a)

        accepted
        ...O...
        ..O.O..
        .......
        -------

        refused
        ...X...
        ..O.O..
        ...X...
        .......
    >

    /// A two-space jump in which no stone of the opponent's would live.
    pattern! < Gap2
        O..O

        : +, C

        OabO

        ; !safe_xmove(a) && !safe_xmove(b) && !ko(a) && !ko(b)

        accepted
        ..OO..
        .O..O.
        ......
        ------
    >

    /// A knight's move whose waist can be pushed but not cut: the cutting stone is captured on either side.
    pattern! < Gap3
        O..
        ..O

        : O, C

        Oad
        cbO

        ; xplay_attack(a, b, c, c) && xplay_attack(b, a, d, d)

        accepted
        .......
        .O..O..
        O..O...
        .......
    >

    /// A one-space jump with the opponent on one side: if he pushes in, the block holds on both sides.
    pattern! < Gap4
        ?X?
        O.O
        ...

        : |, C

        ?X?
        a.b
        ...

        ; !oplay_disconnect(a, b)

        accepted
        .OXO..
        .O.O..
        O...O.
        ......
    >

    /// The large knight's move in the open: whichever side is cut, the other one connects.
    pattern! < Gap5
        ??...?
        ?O...?
        ?...O?
        ?...??

        : O, C

        ??...?
        ?a...?
        ?...b?
        ?...??

        ; !oplay_disconnect(a, b)

        accepted
        .........
        ..O......
        ..O......
        .....O...
        .....O...
    >

    /// Two spaces under their wall, with a stone of ours diagonally below one end: a push there is met where the
    /// wall is short of liberties.
    pattern! < Gap6
        ?XX?
        O..O
        .O.?

        : 8, C

        ?XX?
        a..b
        .O.?

        ; !oplay_disconnect(a, b)

        accepted
        OXXO..
        O..O..
        .O....
        ......
    >

    /// Three spaces with a stone of ours below the middle.
    pattern! < Gap7
        O...O
        ?.O.?

        : |, C

        a...b
        ?.c.?

        ; !oplay_disconnect(a, c) && !oplay_disconnect(c, b)

        accepted
        .......
        .O...O.
        ...O...
        .......
    >

    /// The elephant's move whose middle cannot be held: a stone there is captured.
    pattern! < Gap8
        O..
        ...
        ..O

        : _, C

        a..
        .c.
        ..b

        ; !safe_xmove(c) && !oplay_disconnect(a, b)

        accepted
        ..O...
        .O....
        O...O.
        ...O..
        ..O...
    >

    /// Two spaces with a stone of theirs on one side: a wedge at either point is answered at the other.
    pattern! < Gap9
        ?X??
        O..O
        ?..?

        : 8, C

        ?X??
        a..b
        ?..?

        ; !oplay_disconnect(a, b)

        accepted
        .OX.O..
        .O..O..
        .O..O..
        .......
    >

    /// Two spaces with a stone of ours beside the gap: who wedges in has one liberty.
    pattern! < Gap10
        O..O
        ?O??

        : 8, C

        ac.b
        ?O??

        ; !safe_xmove(c) && !oplay_disconnect(a, b)

        accepted
        .......
        .O..O..
        OOO..O.
        .......
    >

    /// The knight's move with a stone of ours behind the waist: a stone in the waist has a single liberty.
    pattern! < Gap11
        O.?
        ?.O
        ?O?

        : 8, C

        Od?
        ?cO
        ?O?

        ; !safe_xmove(c) && xplay_attack(d, c, d)

        accepted
        ......
        .O....
        ...O..
        ..O...
        ......
    >

    /// A one-space jump: the wedge is put into atari from either side, and cannot get out.
    pattern! < Gap12
        ?.?
        O.O
        ?.?

        : _, C

        ?d?
        OcO
        ?e?

        ; xplay_attack(c, d, c) && xplay_attack(c, e, c)

        accepted
        .......
        .......
        ..O.O..
        .......
    >

    /// A one-space jump whose friend in front catches the wedge.
    pattern! < Gap13
        ?O?
        ?.?
        O.O
        ?.?

        : |, C

        ?O?
        ?d?
        OcO
        ?.?

        ; xplay_attack(c, d, c) || !safe_xmove(c)

        accepted
        ...O...
        .......
        ..O.O..
        .......
    >

    /// A knight's move with a friend diagonally ahead, which stops the push through the waist.
    pattern! < Gap14
        O..?
        ?.O?
        ?.?O

        : 8, C

        a..?
        ?.b?
        ?.?O

        ; !oplay_disconnect(a, b)

        accepted
        .......
        .O.....
        ...O...
        ....O..
        .......
    >

    /// A one-space jump between stones of theirs: the wedge is captured, since they are short of liberties.
    pattern! < Gap15
        ?X?
        O.O
        ?X?

        : _, C

        ?A?
        OcO
        ?B?

        ; (lib(A) <= 2 || lib(B) <= 2) && xplay_attack(c, c) == WIN

        accepted
        ..OO..
        .OX.O.
        .O.O..
        .OXO..
        ..O...
    >

    /// A long bamboo joint: two spaces on two lines, of which the opponent can close one only.
    pattern! < Gap16
        O..O
        O..O

        : _, C

        a..b
        a..b

        ; !oplay_disconnect(a, b)

        accepted
        ......
        .O..O.
        .O..O.
        ......
    >

    /// A knight's move with a stone of theirs below its end, and a friend across the waist, which stops a push there.
    pattern! < Gap17
        O..
        ..O
        O.X

        : 8, C

        a..
        ..b
        O.X

        ; !oplay_disconnect(a, b)

        accepted
        .O....
        ...O..
        .O.X..
        ......
    >

    /// A knight's move pushed at from below: the cut behind the block is captured.
    pattern! < Gap18
        O..
        X.O

        : 8, C

        a..
        X.b

        ; !oplay_disconnect(a, b)

        accepted
        .OO...
        .O....
        .X.O..
        ...O..
        ..O...
    >

    /// A one-space jump under pressure, with a friend below one end: pushed at, it is cut on the open side only, and
    /// that is captured.
    pattern! < Gap19
        ?X?
        O.O
        O..

        : 8, C

        ?X?
        OcO
        Ode

        ; xplay_attack(c, d, e, e) == WIN

        accepted
        ..X...
        .O.O..
        .O..O.
        ...O..
    >

    /// Two walls three spaces apart: a stone between is stopped on both sides.
    pattern! < Gap20
        O...O
        O...O

        : _, C

        a...b
        a...b

        ; !oplay_disconnect(a, b)

        accepted
        .O...O.
        .O...O.
        .O...O.
    >

    /// Two spaces from a wall of two stones: a wedge is met from the stone that stands behind.
    pattern! < Gap21
        O..O
        O..?

        : 8, C

        a..b
        a..?

        ; !oplay_disconnect(a, b)

        accepted
        ......
        .O..O.
        .O....
        ......
    >
}

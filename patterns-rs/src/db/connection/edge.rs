//! Which stones are connected along the edge? Jumps on the first three lines and links underneath.

use gnugo_engine::patterns;

patterns! {
    /// Connections along the edge.
    pub static EDGE: Connection;

    /// A two-space extension on the third line with nothing of the opponent's above it.
    pattern! < EdgeLink1
        ?....?
        .O..O.
        ......
        ......
        ------

        : |, C

        accepted
        ......
        .O..O.
        ......
        ......
        ------
    >

    /// A two-space jump on the second line.
    pattern! < EdgeLink2
        ?..?
        O..O
        ....
        ----

        : |, C

        ?..?
        a..b
        ....
        ----

        ; !oplay_disconnect(a, b)

        accepted
        .O..O.
        .O..O.
        O....O
        ------
    >

    /// A one-space jump on the second line, pushed at from above: the block on the first line holds.
    pattern! < EdgeLink3
        ?X?
        O.O
        ...
        ---

        : |, C

        ?X?
        a.b
        ...
        ---

        ; !oplay_disconnect(a, b)

        accepted
        .OXO..
        .O.O..
        ......
        ------
    >

    /// A stone on the first line and one on the second, a knight's move apart.
    pattern! < EdgeLink4
        O..
        ..O
        ---

        : 8, C

        Oad
        cbO
        ---

        ; xplay_attack(a, b, c, c) && xplay_attack(b, a, d, d)

        accepted
        .O.....
        .O..O..
        ...O...
        -------
    >

    /// Two stones on the second line with the opponent between them, linked by one on the first.
    pattern! < EdgeLink5
        OXO
        .O.
        ---

        : |, C

        OXO
        aOb
        ---

        ; !safe_xmove(a) && !safe_xmove(b)

        accepted
        ..X...
        .OXO..
        ..O...
        ------
    >

    /// The large knight's move from the third line to the second.
    pattern! < EdgeLink6
        O...
        ...O
        ....
        ----

        : 8, C

        a...
        ...b
        ....
        ----

        ; !oplay_disconnect(a, b)

        accepted
        ..O.....
        ..O.....
        .....O..
        ........
        --------

        refused
        ..OXXX..
        ..O.....
        .....O..
        ........
        --------
    >

    /// The monkey's link: from the second line to the first, where both ways of cutting are answered.
    pattern! < EdgeLink7
        O...
        ...O
        ----

        : 8, C

        a...
        ...b
        ----

        ; !oplay_disconnect(a, b)

        accepted
        ..OO....
        ..O.....
        .....O..
        --------
    >

    /// The large knight's move from the fourth line to the third.
    pattern! < EdgeLink8
        O...
        ...O
        ....
        ....
        ----

        : 8, C

        a...
        ...b
        ....
        ....
        ----

        ; !oplay_disconnect(a, b)

        accepted
        ..O.....
        ..O.....
        .....O..
        ........
        ........
        --------
    >

    /// Three spaces on the second line: an intruder finds no room below.
    pattern! < EdgeLink9
        ?...?
        O...O
        .....
        -----

        : |, C

        ?...?
        a...b
        .....
        -----

        ; !oplay_disconnect(a, b)

        accepted
        .O...O..
        .O...O..
        .O...O..
        ........
        --------
    >

    /// Three spaces on the third line between stones that are strong enough for the invasion to fail.
    pattern! < EdgeLink10
        ?...?
        O...O
        .....
        .....
        -----

        : |, C

        ?...?
        a...b
        .....
        .....
        -----

        ; !oplay_disconnect(a, b)

        accepted
        .O...O..
        .O...O..
        .O...O..
        ........
        ........
        --------
    >

    /// From the third line to the first, two points aside: the edge keeps the opponent from getting through.
    pattern! < EdgeLink11
        O.?
        ...
        ..O
        ---

        : 8, C

        a.?
        ...
        ..b
        ---

        ; !oplay_disconnect(a, b)

        accepted
        .O....
        .O....
        ......
        ...O..
        ------
    >

    /// From the third line to the first, a point aside: each way down is closed by the other.
    pattern! < EdgeLink12
        O.?
        ...
        .O?
        ---

        : 8, C

        a.?
        ...
        .b?
        ---

        ; !oplay_disconnect(a, b)

        accepted
        .O....
        .O....
        ......
        ..OO..
        ------
    >

    /// A two-space extension on the third line with a stone of theirs above one end of the gap.
    pattern! < EdgeLink13
        ?X.?
        O..O
        ...O
        ....
        ----

        : 8, C

        ?X.?
        a..b
        ...O
        ....
        ----

        ; !oplay_disconnect(a, b)

        accepted
        .OX.O..
        .O..O..
        ....O..
        .......
        -------
    >

    /// A two-space jump on the second line under their wall: pushed at from above, a stone on the first line closes it.
    pattern! < EdgeLink14
        ?XX?
        O..O
        .O..
        ----

        : 8, C

        ?XX?
        a..b
        .O..
        ----

        ; !oplay_disconnect(a, b)

        accepted
        OXXOO.
        O..O..
        .O....
        ------
    >

    /// A knight's move from the third line to the second: the first line stops who cuts below.
    pattern! < EdgeLink15
        O.?
        ..O
        ...
        ---

        : 8, C

        a.?
        ..b
        ...
        ---

        ; !oplay_disconnect(a, b)

        accepted
        .O....
        .O....
        ...O..
        ......
        ------
    >

    /// Three spaces on the second line with a stone of ours on the first in the middle: whichever side is entered, the
    /// other way round is open.
    pattern! < EdgeLink16
        O...O
        ..O..
        -----

        : |, C

        a...b
        ..c..
        -----

        ; !oplay_disconnect(a, c) && !oplay_disconnect(c, b)

        accepted
        .O...O.
        .O...O.
        ...O...
        -------
    >

    /// Two stones on the first line, a point apart: who gets between is captured from above.
    pattern! < EdgeLink17
        ?.?
        O.O
        ---

        : |, C

        ?.?
        OcO
        ---

        ; xplay_attack(c, c) == WIN

        accepted
        OX.XO
        OX.XO
        O...O
        .O.O.
        -----
    >

    /// Linked underneath two stones of theirs on the second line by our stones on the first.
    pattern! < EdgeLink18
        OXXO
        .OO.
        ----

        : |, C

        OXXO
        cOOd
        ----

        ; !safe_xmove(c) && !safe_xmove(d)

        accepted
        OOXXOO
        OOXXOO
        OOXXOO
        O.OO.O
        ------
    >

    /// A stone on the second line under one of theirs, between ours on the third: each side is a diagonal with the edge
    /// behind it.
    pattern! < EdgeLink19
        OXO
        .O.
        ...
        ---

        : |, C

        aXb
        .O.
        ...
        ---

        ; !oplay_disconnect(a, b)

        accepted
        OOXOO
        OOXOO
        OOXOO
        ..O..
        .....
        -----
    >

    /// In the corner, the one-two point is no place to cut.
    pattern! < EdgeLink20
        |OX
        |.O
        |..
        +--

        : 8, C

        |OX
        |cO
        |..
        +--

        ; !safe_xmove(c)

        accepted
        |OX..
        |OX..
        |.O..
        |....
        +----
    >

    /// A diagonal at the side in the corner: one of the two points is on the first line.
    pattern! < EdgeLink21
        |.O
        |OX
        |.?
        +--

        : 8, C

        |cO
        |OX
        |.?
        +--

        ; !safe_xmove(c)

        accepted
        |....
        |.OO.
        |OX..
        |....
        +----
    >

    /// A one-space jump down the side into the corner.
    pattern! < EdgeLink22
        |O?
        |..
        |O.
        +--

        : 8, C

        |a?
        |c.
        |b.
        +--

        ; !safe_xmove(c) || !oplay_disconnect(a, b)

        accepted
        |O...
        |....
        |O...
        +----
    >

    /// A one-space jump on the second line with a stone of ours below it: pushed at from above, either side can be cut,
    /// but the stone that does is captured.
    pattern! < EdgeLink23
        ?X?
        O.O
        ?O?
        ---

        : |, C

        ?X?
        a.b
        ?O?
        ---

        ; !oplay_disconnect(a, b)

        accepted
        .OXO..
        .O.O..
        ..O...
        ------
    >

    /// A one-space jump on the third line, pushed at from above: the block on the second holds.
    pattern! < EdgeLink24
        ?X?
        O.O
        ...
        ?.?
        ---

        : |, C

        ?X?
        a.b
        ...
        ?.?
        ---

        ; !oplay_disconnect(a, b)

        accepted
        .OXO..
        .O.O..
        ......
        ......
        ------
    >

    /// From the fourth line down to the second, with their stone beside the gap.
    pattern! < EdgeLink25
        ?O?
        X..
        ?O?
        ...
        ---

        : 8, C

        ?a?
        X..
        ?b?
        ...
        ---

        ; !oplay_disconnect(a, b)

        accepted
        ..O...
        ..O...
        .X....
        ..O...
        ......
        ------
    >

    /// From the fourth line down to the first: who cuts between is caught against the edge.
    pattern! < EdgeLink26
        .O.
        ...
        ...
        ?O?
        ---

        : |, C

        .a.
        ...
        ...
        ?b?
        ---

        ; !oplay_disconnect(a, b)

        accepted
        ..O...
        ..O...
        ......
        ......
        ..O...
        ------
    >

    /// From the third line down to the first.
    pattern! < EdgeLink27
        ?O?
        ...
        ?O?
        ---

        : |, C

        ?a?
        ...
        ?b?
        ---

        ; !oplay_disconnect(a, b)

        accepted
        ..O...
        ..O...
        ......
        ..O...
        ------
    >

    /// A stone on the first line under theirs holds to ours beside it, since nobody cuts in the corner point below.
    pattern! < EdgeLink28
        OX?
        .O.
        ---

        : 8, C

        aX?
        .b.
        ---

        ; !oplay_disconnect(a, b)

        accepted
        .OX...
        OOX...
        ..O...
        ------
    >

    /// Two spaces on the first line with nothing of theirs above.
    pattern! < EdgeLink29
        ?..?
        O..O
        ----

        : |, C

        ?..?
        a..b
        ----

        ; !oplay_disconnect(a, b)

        accepted
        .O..O.
        .O..O.
        .O..O.
        ------
    >

    /// Across the corner's own points: two stones on the two sides of it.
    pattern! < EdgeLink31
        |O..
        |...
        |..O
        +---

        : /, C

        |a..
        |...
        |..b
        +---

        ; !oplay_disconnect(a, b)

        accepted
        |OO..
        |O...
        |....
        |..OO
        +----
    >

    /// A one-space jump on the second line with a stone of theirs below it: pushed at from the first line, it is closed
    /// above.
    pattern! < EdgeLink30
        ?.?
        O.O
        ?X?
        ---

        : |, C

        ?.?
        a.b
        ?X?
        ---

        ; !oplay_disconnect(a, b)

        accepted
        ......
        .O.O..
        ..X...
        ------
    >
}

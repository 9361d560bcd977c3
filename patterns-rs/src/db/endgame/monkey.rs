//! How far into an area does a stone of the second line reach? Jumps along the edge and how to stop them.

use gnugo_engine::patterns;

patterns! {
    /// Jumps along the edge.
    pub static END_MONKEY: Endgame;

    /// The monkey jump: the large knight's move to the first line, which takes some eight points if it is not
    /// answered.
    pattern! < EndMonkey1
        ?XXX??
        ?O....
        ?...*.
        ------

        : 8, sOXe, value(5), followup(4)

        ?XXX??
        ?a....
        ?...*.
        ------

        ; xarea(*) && !oplay_disconnect(*, a, *)

        accepted
        ..OXXXXX
        ..OXXXXX
        .OOO....
        ......*.
        --------
    >

    /// The small monkey jump: the small knight's move to the first line, where the large one would be cut off.
    pattern! < EndMonkey2
        ?XX??
        ?O...
        ?..*.
        -----

        : 8, sOXe, value(4), followup(3)

        ?XX??
        ?a...
        ?..*m
        -----

        ; xarea(*) && !oplay_disconnect(*, a, *) && oplay_disconnect(m, a, m)
    >

    /// Stop a stone that has jumped in along the first line by standing in front of it, under a stone of ours.
    pattern! < EndMonkey3
        ?.OO?
        ?X*.?
        -----

        : 8, OXe, value(2.5)
    >

    /// Before the opponent jumps in from the second line, close the area on it.
    pattern! < EndMonkey4
        ?OOO?
        X*..?
        .....
        -----

        : 8, nOXe, value(4)
    >

    /// Step diagonally to the first line under their wall, where the jump would be cut off.
    pattern! < EndMonkey6
        ?XX??
        ?O..?
        ..*.?
        -----

        : 8, OXe, value(2.5), followup(1)

        ?XX??
        ?a..?
        ..*m?
        -----

        ; !oplay_disconnect(*, a, *) && oplay_disconnect(m, a, m)

        accepted
        OXXXXX
        OXXXXX
        OO....
        ..*.X.
        ------
    >

    /// Stand above a stone that has jumped in along the first line: it gets no further, and no second step comes.
    pattern! < EndMonkey7
        ?OOO??
        ?X..*.
        ????X.
        ------

        : 8, Xe, value(3)

        ?OOO??
        ?X..*.
        ????Xb
        ------

        ; oplay_attack(*, b, b)

        accepted
        XOOOOOOO
        XOOOOOOO
        XX..*..O
        ....X..O
        --------
    >

    /// The large slide from the third line to the second: it takes the edge away if it is not answered.
    pattern! < EndMonkey8
        ?XXX??
        ?O....
        ....*.
        ......
        ------

        : 8, sOXe, value(6), followup(5)

        ; xarea(*)

        accepted
        OXXXXXX
        OXXXXXX
        OO....X
        ....*.X
        ......X
        -------
    >

    /// The knight's slide from the third line to the second under their wall.
    pattern! < EndMonkey9
        ?XX??
        ?O...
        ...*.
        .....
        -----

        : 8, OXe, value(5), followup(4)

        ?XX??
        ?a...
        ...*.
        .....
        -----

        ; xarea(*) && !oplay_disconnect(*, a, *)

        accepted
        OXXXXXX
        OXXXXXX
        OO....X
        ...*..X
        ......X
        -------
    >

    /// Close the area on the third line before the opponent slides in to the second.
    pattern! < EndMonkey10
        ?OOO?
        X*..?
        .....
        .....
        -----

        : 8, nOXe, value(5)

        accepted
        XXOOOOO
        XXOOOOO
        XX*...O
        ......O
        ......O
        -------
    >

    /// The monkey jump towards a friend further along the edge: both ends connect, and what lies between is gone.
    pattern! < EndMonkey11
        ?XXX??
        ?O....
        ....*.
        ------

        : 8, sOXe, value(7), followup(6)

        ?XXX??
        ?a....
        ....*b
        ------

        ; o_visible_along_edge(*, b) && !oplay_disconnect(*, a, *)

        accepted
        OXXX...O
        OXXX...O
        OO.....O
        ....*...
        --------
    >

    /// The monkey jump into the corner: there is hardly room to block it from the front.
    pattern! < EndMonkey12
        ?XXX??|
        ?O....|
        ?...*.|
        ------+

        : 8, sOXe, value(6)

        ?XXX??|
        ?a....|
        ?...*.|
        ------+

        ; xarea(*) && !oplay_disconnect(*, a, *)

        accepted
        OXXXXXX|
        OXX...X|
        OOXXXXX|
        OOO....|
        .....*.|
        -------+
    >
}

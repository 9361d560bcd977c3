//! Which steps push a border back? Pushes into the opponent's area, turns, and the moves that close the same holes
//! in ours.

use gnugo_engine::patterns;

patterns! {
    /// Pushes and closures.
    pub static END_PUSH: Endgame;

    /// Push along the first line under the opponent's stones.
    pattern! < EndPush1
        ?X?
        O*.
        ---

        : 8, nOXe, value(1)
    >

    /// Push along the second line under the opponent's wall.
    pattern! < EndPush2
        ?XX?
        O*.?
        ....
        ----

        : 8, nOXe, value(3), followup(2)
    >

    /// Push through a hole in the opponent's wall.
    pattern! < EndPush3
        ?X??
        O*.?
        ?X??

        : -, nOXe, value(1.5)
    >

    /// Close a hole in our wall before the opponent pushes through.
    pattern! < EndPush4
        ?O??
        X*.?
        ?O??

        : -, nOXe, value(1.5)
    >

    /// Turn around the end of the opponent's wall.
    pattern! < EndPush5
        ?OX?
        ?O*.
        ??.?

        : 8, nOXe, value(2)
    >

    /// Extend our wall by a stone before the opponent turns around its end.
    pattern! < EndPush6
        ?XO?
        ?X*.
        ??.?

        : 8, nOXe, value(2)
    >

    /// Push along the third line against a wall, towards an area that is open.
    pattern! < EndPush7
        ?XX?
        O*.?
        ....
        ....
        ----

        : 8, nOXe, value(3)
    >

    /// Stop a push along the third line in front of it.
    pattern! < EndPush8
        ?OO?
        X*.?
        ....
        ....
        ----

        : 8, nOXe, value(3)
    >

    /// Take the corner's last point, where a stone of ours and one of theirs meet.
    pattern! < EndPush9
        ?X|
        O*|
        --+

        : 8, OXe, value(1)
    >

    /// Push between a wall and the edge on the second line, with a friend below.
    pattern! < EndPush10
        ?XX?
        O*.?
        O..?
        ----

        : 8, nOXe, value(3)
    >

    /// Stop a push between our wall and the edge, on the second line.
    pattern! < EndPush11
        ?OO?
        X*.?
        X..?
        ----

        : 8, nOXe, value(3)
    >

    /// Push through a hole of their wall, and leave a cut beside the block.
    pattern! < EndPush12
        ?X?
        O*.
        ?X?

        : -, OXe, value(2.5), followup(3)

        ?A?
        O*b
        ?C?

        ; oplay_attack(*, b, b) || oplay_attack(*, b, A) || oplay_attack(*, b, C)

        accepted
        OOO...
        OOX...
        OO*...
        OOX...
        OOXX..

        refused
        OOXX..
        OOXX..
        OO*...
        OOXX..
        OOXX..
    >

    /// Fill the gap on the second line first: whoever does bends on the first line next.
    pattern! < EndPush13
        ?O.X?
        ?O*X?
        ?...?
        -----

        : 8, nOXe, value(2)

        accepted
        OOO.XXX
        OOO.XXX
        OOO.XXX
        OOO*XXX
        .......
        -------
    >

    /// Fill the gap on the third line first, since whoever does bends on the second.
    pattern! < EndPush14
        ?O.X?
        ?O*X?
        ?...?
        ?...?
        -----

        : 8, nOXe, value(3)

        accepted
        OOO.XXX
        OOO.XXX
        OOO.XXX
        OOO*XXX
        .......
        .......
        -------
    >

    /// Jump along the second line under their wall: blocked, we still connect.
    pattern! < EndPush15
        ?XXX?
        O.*..
        .....
        -----

        : 8, OXe, value(4), followup(2)

        ?XXX?
        a.*..
        .....
        -----

        ; !oplay_disconnect(*, a, *) && xarea(*)

        accepted
        OOXXXXXX
        OOXXXXXX
        OOXXXXXX
        OO.*...X
        .......X
        --------
    >

    /// Crawl along the second line towards a friend: with this step both are connected.
    pattern! < EndPush16
        ?XX?
        O*.O
        ....
        ----

        : 8, OXe, value(3)

        ?XX?
        a*.b
        ....
        ----

        ; !xplay_connect(*, a, b) && !oplay_disconnect(*, a, b)

        accepted
        OOXXXXOO
        OOXXXXOO
        OOXXXXOO
        OOO*.OO.
        ........
        --------
    >

    /// Turn at the end of a wall on the third line, above an area that is open.
    pattern! < EndPush17
        ?OX?
        ?O*.
        ?...
        ?...
        ----

        : 8, nOXe, value(3.5)

        accepted
        OOOXXX
        OOOXXX
        OOO*..
        OO....
        ......
        ------
    >

    /// Extend our wall by a stone on the third line before the opponent turns there.
    pattern! < EndPush18
        ?XO?
        ?X*.
        ?...
        ?...
        ----

        : 8, nOXe, value(3.5)

        accepted
        XXXOOO
        XXXOOO
        XXX*..
        XX....
        ......
        ------
    >

    /// Push into the opponent's area from a hole on the second line, with the first line open beyond.
    pattern! < EndPush19
        ?X.?
        O*.?
        ...?
        ----

        : 8, nOXe, value(3), followup(2)

        ?X.?
        O*b?
        ...?
        ----

        ; xarea(b)

        accepted
        OOXXXXXX
        OOX....X
        OO*....X
        .......X
        --------
    >

    /// Close the hole on the second line against a push into our area, whose first line would fall too.
    pattern! < EndPush20
        ?O.?
        X*.?
        ...?
        ----

        : 8, nOXe, value(3), reverse_followup(2)

        ?O.?
        X*b?
        ...?
        ----

        ; omoyo_opposite(b)

        accepted
        XXOOOOOO
        XXO....O
        XX*....O
        .......O
        --------
    >

    /// Crawl along the third line towards a friend: with this step both are connected, and a stone of theirs here would
    /// cut them.
    pattern! < EndPush21
        ?XX?
        O*.O
        ....
        ....
        ----

        : 8, OXe, value(4)

        ?XX?
        a*.b
        ....
        ....
        ----

        ; !xplay_connect(*, a, b) && !oplay_disconnect(*, a, b)

        accepted
        OOXXXXOO
        OOXXXXOO
        OOXXXXOO
        OOO*.OO.
        .X......
        ........
        --------
    >

    /// Crawl along the first line where a block would be captured at once.
    pattern! < EndPush22
        ?OX?
        .O*.
        ----

        : 8, OXe, value(2.5), followup(2)

        ?OX?
        .O*b
        ----

        ; oplay_attack(*, b, b) && !oplay_defend(*, b, b)

        accepted
        OOOXXXXX
        OOOX...X
        OOOX...X
        OOOXOO.X
        ..O*..OX
        --------

        refused
        OOOXXXXX
        OOOX...X
        OOOX...X
        OOOX...X
        ..O*...X
        --------
    >
}

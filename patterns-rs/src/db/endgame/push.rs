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
}

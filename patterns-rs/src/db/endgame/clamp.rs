//! What can be taken from underneath? Clamps, placements under the second line, and the moves that forestall them.

use gnugo_engine::patterns;

patterns! {
    /// Clamps and placements.
    pub static END_CLAMP: Endgame;

    /// Clamp the last stone of their wall from inside: a second move would connect underneath.
    pattern! < EndClamp1
        ?XX.
        OX*.
        ....
        ----

        : 8, sOXe, value(2), followup(4)

        ?XX.
        aX*.
        ....
        ----

        ; xarea(*) && oplay_connect(*, a, *)

        accepted
        OXXXXXX
        OXX...X
        OX*...X
        ......X
        -------
    >

    /// Connect a stone on the first line underneath theirs to one that stands on the second.
    pattern! < EndClamp2
        OX?
        .*O
        ---

        : 8, Xe, value(3)

        aX?
        .*b
        ---

        ; !xplay_connect(*, a, b) && !oplay_disconnect(*, a, b)
        > add_connect_move(a, b)

        accepted
        OXXXXXX
        OX....X
        OX....X
        .*O...X
        -------
    >

    /// Descend under the end of our wall: it stops the hane, and a clamp that would threaten to connect underneath.
    pattern! < EndClamp3
        XO?.
        XO..
        .*..
        ----

        : 8, OXe, value(2), reverse_followup(1)

        XO?.
        AOb.
        .*..
        ----

        ; oarea(b) && xplay_connect(b, A, b)

        accepted
        XXOOOO
        XXO..O
        XXO..O
        ..*..O
        ------
    >

    /// Cut off a stone on the first line before it connects underneath ours.
    pattern! < EndClamp4
        XO?
        .*X
        ---

        : 8, Xe, value(3)

        AO?
        .*B
        ---

        ; !oplay_connect(*, A, B)
        > add_cut_move(A, B)

        accepted
        XOOOOOO
        XO....O
        XO....O
        .*X...O
        -------
    >
}

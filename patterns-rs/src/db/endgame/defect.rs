//! What must be filled before the game ends? Cuts that would cost stones, and stones that join along the edge.

use gnugo_engine::patterns;

patterns! {
    /// Defects that are mended.
    pub static END_DEFECT: Endgame;

    /// Connect two of our stones along the first line under a stone of theirs.
    pattern! < EndDefect1
        OXO
        .*.
        ---

        : |, OXe, value(2)

        aXb
        .*.
        ---

        ; !same_string(a, b)
    >

    /// Keep two stones of theirs from joining along the first line under a stone of ours.
    pattern! < EndDefect2
        XOX
        .*.
        ---

        : |, OXe, value(2)

        AOC
        .*.
        ---

        ; !same_string(A, C)
    >

    /// Connect out of atari along the first line.
    pattern! < EndDefect3
        ?XO?
        XO*?
        ----

        : 8, Xe, value(2)

        ?XO?
        Xa*?
        ----

        ; !ko(a) && xplay_attack(*, a)
    >

    /// Connect a stone that stands in atari in the middle of a border.
    pattern! < EndDefect4
        ?XO?
        XO*?
        ?XO?

        : -, Xe, value(2)

        ?XO?
        Xa*?
        ?XO?

        ; !ko(a) && xplay_attack(*, a)
    >

    /// Connect at the cut, where the opponent's stone would capture one of both.
    pattern! < EndDefect5
        XO
        O*

        : '\\', e, value(3)

        Xa
        b*

        ; lib(a) > 1 && lib(b) > 1 && (lib(a) <= 4 || lib(b) <= 4) && !xplay_defend_both(*, a, b)
        > add_defend_both_move(a, b)

        accepted
        XXXOOO
        XXXOOO
        XXO*..
        .X....
        ------

        refused
        XXXOOO
        XXXOOO
        OOO*..
        OOO...
    >

    /// Mend the cut by a hanging connection, which covers a point more.
    pattern! < EndDefect6
        XO?
        O..
        .*?

        : 8, e, value(3)

        Xa?
        bc.
        .*?

        ; lib(a) > 1 && (lib(a) <= 4 || lib(b) <= 4) && !xplay_defend_both(c, a, b) && oplay_attack(*, c, c)

        accepted
        XXXOOO
        XXXOOO
        XXO...
        .X.*..
        ------
    >

    /// Connect two of our strings along the second line under a stone of theirs.
    pattern! < EndDefect7
        OXO
        .*.
        ...
        ---

        : |, OXe, value(4)

        aXb
        .*.
        ...
        ---

        ; !xplay_connect(*, a, b) && !oplay_disconnect(*, a, b)
        > add_connect_move(a, b)

        accepted
        XXXXXXXX
        OOOXOOO.
        OOOXOOO.
        ...*....
        ........
        --------
    >

    /// Keep two strings of theirs from joining along the second line under a stone of ours.
    pattern! < EndDefect8
        XOX
        .*.
        ...
        ---

        : |, OXe, value(4)

        AOC
        .*.
        ...
        ---

        ; !oplay_connect(*, A, C)
        > add_cut_move(A, C)

        accepted
        OOOOOOOO
        XXXOXXX.
        XXXOXXX.
        ...*....
        ........
        --------
    >

    /// Connect on the first line, where a stone between would cut us.
    pattern! < EndDefect9
        ?X?
        O*O
        ---

        : |, Oe, value(1.5)

        ?X?
        a*b
        ---

        ; !xplay_connect(*, a, b)

        accepted
        XXXXXXX
        OOXXXOO
        OOXXXOO
        OOXXXOO
        .OO*OO.
        -------
    >

    /// Cut on the first line between two strings that are joined there only.
    pattern! < EndDefect10
        ?O?
        X*X
        ---

        : |, Xe, value(1.5)

        ?O?
        A*B
        ---

        ; !oplay_connect(*, A, B)

        accepted
        OOOOOOO
        XXOOOXX
        XXOOOXX
        XXOOOXX
        .XX*XX.
        -------
    >

    /// Connect two stones at a border out of atari.
    pattern! < EndDefect11
        ?XX?
        XOO*
        ?XX?

        : -, Xe, value(5)

        ?XX?
        Xaa*
        ?XX?

        ; lib(a) == 1 && oplay_defend(*, a)

        accepted
        XXXX.OO
        XXXX.OO
        XXOO*OO
        XXXX.OO
        XXXX.OO

        refused
        XXXXX..
        XXXXX..
        XXOO*X.
        XXXXX..
        XXXXX..
    >

    /// Connect two stones on the first line out of atari.
    pattern! < EndDefect12
        ?XX?
        XOO*
        ----

        : 8, Xe, value(4)

        ?XX?
        Xaa*
        ----

        ; lib(a) == 1 && oplay_defend(*, a)

        accepted
        XXXXOOO
        XXXXOOO
        XXXX.OO
        .XOO*..
        -------
    >

    /// Slip out with a stone that stands in atari at a border, to a friend on the diagonal.
    pattern! < EndDefect13
        ?X??
        XO*?
        ?X?O

        : 8, Xe, value(2)

        ?X??
        Xa*?
        ?X?O

        ; oplay_defend(*, a)

        accepted
        XXX.OO
        XXX.OO
        XXO*.O
        XXX.OO
        XXX.OO
    >

    /// Save the stone that keeps two strings of theirs apart at the border.
    pattern! < EndDefect14
        XOX
        ?*?

        : |, Xe, value(3)

        AbC
        ?*?

        ; lib(b) == 1 && !same_string(A, C) && oplay_defend(*, b)
        > add_cut_move(A, C)

        accepted
        -------
        .XXOXX.
        .XXOXX.
        .XX*XX.
        ...O...
        ...O...
    >
}

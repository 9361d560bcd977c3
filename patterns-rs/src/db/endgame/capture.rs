//! Which captures at the border are left for the end? A few stones that have been caught, and half-point kos.

use gnugo_engine::patterns;

patterns! {
    /// Captures and kos of the endgame.
    pub static END_CAPTURE: Endgame;

    /// Capture a stone on the first line that the opponent could connect.
    pattern! < EndCapture1
        ?OX?
        OX*?
        ----

        : 8, OXe, value(2)

        ; !ko(*)
    >

    /// Capture a stone that stands in atari in the middle of a border and that the opponent could connect.
    pattern! < EndCapture2
        ?OX?
        OX*.
        ?OX?

        : -, OXe, value(2)
    >

    /// Take a ko that is left at the border.
    pattern! < EndCapture3
        ?OX?
        OX*X
        ?OX?

        : -, s, value(1)

        ?OX?
        OX*B
        ?OX?

        ; legal_omove(*) && !dead(B)
    >

    /// Connect a ko that is left at the border.
    pattern! < EndCapture4
        ?XO?
        XO*O
        ?XO?

        : -, s, value(1)

        ?XO?
        BO*O
        ?XO?

        ; !dead(B)
    >

    /// Take a ko on the first line.
    pattern! < EndCapture5
        ?OX?
        OX*X
        ----

        : 8, s, value(1)

        ?OX?
        OX*B
        ----

        ; legal_omove(*) && !dead(B)
    >

    /// Connect a ko on the first line.
    pattern! < EndCapture6
        ?XO?
        XO*O
        ----

        : 8, s, value(1)

        ?XO?
        BO*O
        ----

        ; !dead(B)
    >

    /// Capture a stone on the second line that stands in atari and could connect.
    pattern! < EndCapture7
        ?OX?
        OX*.
        ?O..
        ----

        : 8, OXe, value(2.5)
    >

    /// Capture two stones at a border that could connect out of atari.
    pattern! < EndCapture8
        ?OO?
        OXX*
        ?OO?

        : -, OXe, value(5)

        ?OO?
        OAA*
        ?OO?

        ; lib(A) == 1 && xplay_defend(*, A)

        accepted
        OOOO.XX
        OOOO.XX
        OOXX*XX
        OOOO.XX
        OOOO.XX

        refused
        OOOOO..
        OOOOO..
        OOXX*O.
        OOOOO..
        OOOOO..
    >

    /// Capture two stones on the first line that could connect out of atari.
    pattern! < EndCapture9
        ?OO?
        OXX*
        ----

        : 8, OXe, value(4)

        ?OO?
        OAA*
        ----

        ; lib(A) == 1 && xplay_defend(*, A)

        accepted
        OOOOXXX
        OOOOXXX
        OOOO.XX
        .OXX*..
        -------
    >

    /// Capture a stone at a border that could slip out to a friend on the diagonal.
    pattern! < EndCapture10
        ?O??
        OX*?
        ?O?X

        : 8, OXe, value(2)

        ?O??
        OA*?
        ?O?X

        ; !ko(*) && xplay_defend(*, A)

        accepted
        OOO.XX
        OOO.XX
        OOX*.X
        OOO.XX
        OOO.XX
    >

    /// Capture the stone that keeps two strings of ours apart at the border.
    pattern! < EndCapture11
        OXO
        ?*?

        : |, Xe, value(3)

        aAb
        ?*?

        ; lib(A) == 1 && !same_string(a, b) && xplay_defend(*, A)
        > add_connect_move(a, b)

        accepted
        -------
        .OOXOO.
        .OOXOO.
        .OO*OO.
        ...X...
        ...X...
    >

    /// Capture three stones at a border that could connect out of atari.
    pattern! < EndCapture12
        ?OOO?
        OXXX*
        ?OOO?

        : -, OXe, value(7)

        ?OOO?
        OAAA*
        ?OOO?

        ; lib(A) == 1 && xplay_defend(*, A)

        accepted
        OOOOO.XX
        OOOOO.XX
        OOXXX*XX
        OOOOO.XX
        OOOOO.XX
    >
}

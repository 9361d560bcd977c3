//! Which captures at the border are left for the end? Single stones that have been caught, and half-point kos.

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

        ?OX?
        OA*?
        ----

        ; lib(A) == 1
    >

    /// Capture a stone that stands in atari in the middle of a border and that the opponent could connect.
    pattern! < EndCapture2
        ?OX?
        OX*.
        ?OX?

        : -, OXe, value(2)

        ?OX?
        OA*.
        ?OX?

        ; lib(A) == 1
    >

    /// Take a ko that is left at the border.
    pattern! < EndCapture3
        ?OX?
        OX*X
        ?OX?

        : -, s, value(1)

        ?OX?
        OA*X
        ?OX?

        ; lib(A) == 1 && legal_omove(*)
    >

    /// Connect a ko that is left at the border.
    pattern! < EndCapture4
        ?XO?
        XO*O
        ?XO?

        : -, s, value(1)

        ?XO?
        Xa*O
        ?XO?

        ; lib(a) == 1
    >

    /// Take a ko on the first line.
    pattern! < EndCapture5
        ?OX?
        OX*X
        ----

        : 8, s, value(1)

        ?OX?
        OA*X
        ----

        ; lib(A) == 1 && legal_omove(*)
    >

    /// Connect a ko on the first line.
    pattern! < EndCapture6
        ?XO?
        XO*O
        ----

        : 8, s, value(1)

        ?XO?
        Xa*O
        ----

        ; lib(a) == 1
    >

    /// Capture a stone on the second line that stands in atari and could connect.
    pattern! < EndCapture7
        ?OX?
        OX*.
        ?O..
        ----

        : 8, OXe, value(2.5)

        ?OX?
        OA*.
        ?O..
        ----

        ; lib(A) == 1
    >
}

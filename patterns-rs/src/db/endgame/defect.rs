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

        ; lib(a) == 1 && xplay_attack(*, a)
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

        ; lib(a) == 1 && xplay_attack(*, a)
    >
}

//! Which liberties are worth a move at the end? Those that make the opponent mend his own area, and those that keep us from it.

use gnugo_engine::patterns;

patterns! {
    /// Outside liberties of the endgame.
    pub static END_RACE: Endgame;

    /// Atari from outside: the opponent has to fill a point of his own to connect.
    pattern! < EndRace1
        ?X?
        O*.

        : 8, OXe, value(1), followup(2)

        ?A?
        O*.

        ; lib(A) == 2 && !attack(A)
        > threaten_to_capture(A)

        accepted
        OOOXXX
        OOOXXX
        OOX.XX
        .O*..X
        ------

        refused
        OO.XXX
        OOX.XX
        .O*..X
        ------
    >

    /// Take the outside liberty first: the opponent's atari there would make us fill a point of our own.
    pattern! < EndRace2
        ?O?
        X*.

        : 8, OXe, value(1), reverse_followup(2)

        ?a?
        X*.

        ; lib(a) == 2 && !attack(a)
        > defend_against_atari(a)

        accepted
        XXXOOO
        XXXOOO
        XXO.OO
        .X*..O
        ------
    >

    /// Fill the last outside liberty of a string of theirs that has to connect inside then.
    pattern! < EndRace3
        OX?
        O*O

        : 8, Xe, value(0.5), followup(2)

        OA?
        O*O

        ; lib(A) == 2 && !attack(A)
        > threaten_to_capture(A)

        accepted
        OOOOXXX
        OOXX.XX
        .O*OXXX
        .OOO.XX
    >
}

//! The patterns of `endgame.db`, imported as Endgame.

use gnugo_engine::patterns;

patterns! {
    /// Imported from `endgame.db`.
    pub static ENDGAME: Endgame;

    // attribute_map general

    pattern! < E1
        ?XO
        .*O
        ---

        : 8, Oe, terri(1.5), followup(2), reverse_followup(1)
    >

    pattern! < E2
        XO
        .*
        --

        : 8, sXn, maxterri(4), value(2)

        aO
        b*
        --

        ; lib(a) > 1
        ; && safe_xmove(b)
    >

}

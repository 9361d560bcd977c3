//! The patterns of `attack.db`, imported as Attack.

// attribute_map none

use gnugo_engine::patterns;

patterns! {
    /// Imported from `attack.db`.
    pub static ATTACK: Attack;

    // A throw in.
    pattern! < A1
        XXO
        X*.
        XXO

        : -, A

        XXO
        B*a
        XXO

        ; lib(B) == 2
        ; && xplay_attack(*,a,B) != WIN
    >

    pattern! < A2
        OX.
        ?*O

        : 8, A

        OB.
        ?*O

        ; oplay_attack(*,B)
    >

    pattern! < A3
        OX.
        ?*O
        ---

        : 8, A
    >

}

//! The patterns of `defense.db`, imported as Defense.

use gnugo_engine::patterns;

patterns! {
    /// Imported from `defense.db`.
    pub static DEFENSE: Defense;

    pattern! < D1
        ?XX?
        XO*.
        ?...
        ----

        : 8, D

        ?XX?
        XOa.
        ?.b.
        ----

        ; oplay_defend(a,b,a) && olib(a) > 1
        > antisuji(b);
    >

    pattern! < D2
        OX
        X*

        : '\\', D

        aX
        X*

        ; lib(a) <= 2
    >

}

//! The patterns of `combination.db`, imported as Combination.

use gnugo_engine::patterns;

patterns! {
    /// Imported from `combination.db`.
    pub static COMBINATION: Combination;

    // attribute_map none

    pattern! < ALP1
        XOX
        .*.

        : |, c

        AOB
        .*.

        ; !attack(A) && !attack(B)
    >

    pattern! < ALP2
        XO.
        O*X
        ...

        : 8, s
    >

}

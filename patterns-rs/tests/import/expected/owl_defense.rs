//! The patterns of `owl_defense.db`, imported as OwlDefense.

use gnugo_engine::patterns;

patterns! {
    /// Imported from `owl_defense.db`.
    pub static OWL_DEFENSE: OwlDefense;

    // attribute_map owl_defense
    // goal_elements Oo

    pattern! < D101
        XO.
        X*.
        ?x.

        : 8, sa, value(80), reverse_sente(b)

        XO.
        X*b
        ?x.

        ; olib(b) > 2
    >

    pattern! < D102
        OO*
        ..X
        ---

        : 8, bnE, value(30.5), threatens_to_capture(B), threatens_eye(a)

        OO*
        .aB
        ---

        ; attack(B)
    >

    // Class B: not connected to the goal.
    pattern! < D103
        O.O
        .*.

        : |, B, value(40)
    >

}

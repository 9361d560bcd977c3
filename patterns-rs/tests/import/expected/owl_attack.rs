//! The patterns of `owl_attack.db`, imported as OwlAttack.

// attribute_map owl_attack
// goal_elements Xx

use gnugo_engine::patterns;

patterns! {
    /// Imported from `owl_attack.db`.
    pub static OWL_ATTACK: OwlAttack;

    // The anchor is a stone of theirs, drawn as Y.

    pattern! < A101
        ?XO
        Y*.
        ?xo

        : 8, sCc, value(75), threatens_to_capture(a)

        ?Xa
        Y*.
        ?xo

        ; lib(a) > 1
    >

    pattern! < A102
        |.Y?
        |*X?
        |.XO
        +---

        : 8, B, value(60), threatens_eye(b)

        |bY?
        |*A?
        |.XO
        +---

        ; lib(A) <= 3 && legal_xmove(b)
    >

    pattern! < A103
        XX.
        X*.
        ---

        // Not carried over, since value `value` given more than once: value(45)
        : 8, Eb, value(45)
    >

}

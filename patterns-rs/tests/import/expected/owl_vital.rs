//! The patterns of `owl_vital.db`, imported as OwlVital.

use gnugo_engine::patterns;

patterns! {
    /// Imported from `owl_vital.db`.
    pub static OWL_VITAL: OwlVital;

    // attribute_map value_only

    pattern! < VA1
        OXX.
        O.*!
        ----

        : 8, -, value(90)
    >

    #[allow(unused_label, reason = "as in the original: label `B` is never used")]
    pattern! < VA9b
        .XO
        !*X

        : 8, s, value(50)

        .XO
        aBX

        ; xlib(a) > 1
    >

}

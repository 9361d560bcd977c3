//! There are no labels in it.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?XX?
        XO*.

        ; legal_omove(*)
    >
}

fn main() {}

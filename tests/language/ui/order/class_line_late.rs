//! The class line comes after the constraint.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        ; legal_omove(*)
        : 8, D
    >
}

fn main() {}

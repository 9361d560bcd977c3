//! The labelled diagram comes after the constraint.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
        ; olib(a) > 1

        ?XX?
        XO*a
    >
}

fn main() {}

//! A row is missing.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        XO*a

        ; olib(a) > 1
    >
}

fn main() {}

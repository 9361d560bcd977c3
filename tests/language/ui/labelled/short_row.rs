//! A row is too short.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?XX?
        O*a

        ; olib(a) > 1
    >
}

fn main() {}

//! A row that is too short: the labels that it lacks are no second error.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?XX?
        XO*

        ; olib(a) > 1
    >
}

fn main() {}

//! The labelled diagram repeats a diagram that is not there.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        : 8, D

        ?XX?
        XO*a

        ; olib(a) > 1
    >
}

fn main() {}

//! The closing `>` is missing; the next pattern is read all the same.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

    pattern! < D2
        ?OX?
        .O*.
        : 8, D
    >
}

fn main() {}

//! A helper function is named.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, |ask| true
    >
}

fn main() {}

//! A value has one amount.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, shape(3, 4)
    >
}

fn main() {}

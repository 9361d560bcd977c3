//! A value is given twice.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, shape(3), shape(4)
    >
}

fn main() {}

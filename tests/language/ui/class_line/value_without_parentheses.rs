//! The amount stands in parentheses.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, shape 3
    >
}

fn main() {}

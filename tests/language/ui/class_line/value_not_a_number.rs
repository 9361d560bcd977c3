//! The amount is no number.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, shape(much)
    >
}

fn main() {}

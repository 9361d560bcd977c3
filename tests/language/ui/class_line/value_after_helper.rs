//! Values stand before the helper function.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, one, shape(3)
    >
}

fn main() {}

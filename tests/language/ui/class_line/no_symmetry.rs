//! The symmetry is missing.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : , C
    >
}

fn main() {}

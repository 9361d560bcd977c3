//! A single row is its own mirror image.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        XO*.
        : 8, C
    >
}

fn main() {}

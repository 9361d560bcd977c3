//! The classes are missing, and a value follows.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, shape(3)
    >
}

fn main() {}

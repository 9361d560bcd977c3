//! A diagonal needs a square.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*O
        .X.
        : '\\', C
    >
}

fn main() {}

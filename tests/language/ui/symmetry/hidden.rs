//! The diagram is its own mirror image.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*X
        .O.
        : 8, C
    >
}

fn main() {}

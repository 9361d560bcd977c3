//! The diagram is symmetric about one axis only.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*X
        .O.
        : +, C
    >
}

fn main() {}

//! The edge is on one side.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X.X
        .*.
        X.X
        ---
        : -, C
    >
}

fn main() {}

//! The diagram is no mirror image of itself.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*O
        .X.
        : |, C
    >
}

fn main() {}

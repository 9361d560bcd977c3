//! There is more symmetry than is said.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*X
        : |, C
    >
}

fn main() {}

//! A board shows stones and empty points, nothing that may be either.

use gnugo_engine::patterns;

patterns! {
    pub static S: Shape;
    pattern! < S1
        |XO?
        |*X.
        +---
        : 8, -

        refused
        |XO.
        |?X.
        +---
    >
}

fn main() {}

//! A board that is higher than wide.

use gnugo_engine::patterns;

patterns! {
    pub static S: Shape;
    pattern! < S1
        |XO?
        |*X.
        +---
        : 8, -

        accepted
        +--+
        |XO|
        |*X|
        |..|
        +--+
    >
}

fn main() {}

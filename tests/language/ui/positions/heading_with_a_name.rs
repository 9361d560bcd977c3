//! Nothing stands behind the word.

use gnugo_engine::patterns;

patterns! {
    pub static S: Shape;
    pattern! < S1
        |XO?
        |*X.
        +---
        : 8, -

        accepted early
        |XO.
        |*X.
        +---
    >
}

fn main() {}

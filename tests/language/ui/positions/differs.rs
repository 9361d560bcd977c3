//! A stone of the wrong colour.

use gnugo_engine::patterns;

patterns! {
    pub static S: Shape;
    pattern! < S1
        |XO?
        |*X.
        +---
        : 8, -

        accepted
        |XO.
        |*O.
        +---
    >
}

fn main() {}

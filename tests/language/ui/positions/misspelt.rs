//! A word that looks like the one that was meant.

use gnugo_engine::patterns;

patterns! {
    pub static S: Shape;
    pattern! < S1
        |XO?
        |*X.
        +---
        : 8, -

        ; olib(*) > 1

        acepted
        |XO.
        |*X.
        +---
    >
}

fn main() {}

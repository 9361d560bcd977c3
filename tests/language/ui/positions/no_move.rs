//! The board does not show the move.

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
        |.X.
        +---
    >
}

fn main() {}

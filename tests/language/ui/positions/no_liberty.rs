//! A stone that would have been captured.

use gnugo_engine::patterns;

patterns! {
    pub static S: Shape;
    pattern! < S1
        |XO?
        |*X.
        +---
        : 8, -

        accepted
        |XOX.
        |*XOX
        +----
    >
}

fn main() {}

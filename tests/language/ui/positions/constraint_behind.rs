//! Positions stand last.

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
        |*X.
        +---

        ; olib(*) > 1
    >
}

fn main() {}

//! Combinations have no values.

use gnugo_engine::patterns;

patterns! {
    pub static D: Combination;
    pattern! < D1
        X*.
        .O.
        : 8, c, value(3)
    >
}

fn main() {}

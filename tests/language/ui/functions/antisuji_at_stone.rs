//! A move can't be played where a stone stands.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < D1
        X*.
        .O.
        : 8, C

        a*.
        .O.

        > antisuji(a)
    >
}

fn main() {}

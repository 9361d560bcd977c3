//! The action is about one side.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*X
        .O.
        : |, C

        X*X
        aO.
        > antisuji(a)
    >
}

fn main() {}

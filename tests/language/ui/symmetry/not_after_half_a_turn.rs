//! The diagram differs after half a turn.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        X*X
        .O.
        : O, C
    >
}

fn main() {}

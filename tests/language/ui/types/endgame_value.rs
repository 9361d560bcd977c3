//! Endgame moves make no shape.

use gnugo_engine::patterns;

patterns! {
    pub static D: Endgame;
    pattern! < D1
        X*.
        .O.
        ---
        : 8, e, shape(3)
    >
}

fn main() {}

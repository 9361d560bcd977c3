//! An endgame move is no joseki.

use gnugo_engine::patterns;

patterns! {
    pub static D: Endgame;
    pattern! < D1
        X*.
        .O.
        ---
        : 8, eJ
    >
}

fn main() {}

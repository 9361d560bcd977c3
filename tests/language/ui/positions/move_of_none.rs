//! A pattern without a move has no move in its positions.

use gnugo_engine::patterns;

patterns! {
    pub static C: Connection;
    pattern! < C1
        O.
        .O
        : X, C

        accepted
        O*
        .O
    >
}

fn main() {}

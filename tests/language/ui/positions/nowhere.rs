//! A pattern without a move lies nowhere on the board.

use gnugo_engine::patterns;

patterns! {
    pub static C: Connection;
    pattern! < C1
        O.
        .O
        : X, C

        accepted
        OO
        ..
    >
}

fn main() {}

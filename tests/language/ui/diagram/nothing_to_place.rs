//! A connection without a move needs a stone.

use gnugo_engine::patterns;

patterns! {
    pub static D: Connection;
    pattern! < C1
        ?.
        ..
        : 8, C
    >
}

fn main() {}

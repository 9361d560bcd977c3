//! A barrier makes no territory.

use gnugo_engine::patterns;

patterns! {
    pub static D: Barrier;
    pattern! < D1
        Q,O
        : 8, e
    >
}

fn main() {}

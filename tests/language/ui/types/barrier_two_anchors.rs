//! One stone places a barrier.

use gnugo_engine::patterns;

patterns! {
    pub static D: Barrier;
    pattern! < D1
        Q,Q
        ...
        : 8, A
    >
}

fn main() {}

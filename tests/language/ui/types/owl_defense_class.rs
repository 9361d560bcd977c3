//! A cut is no defence of a dragon.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlDefense;
    pattern! < D1
        X*.
        .O.
        : 8, C
    >
}

fn main() {}

//! One stone places a pattern.

use gnugo_engine::patterns;

patterns! {
    pub static D: OwlAttack;
    pattern! < D1
        Y*.
        .Y.
        : 8, -
    >
}

fn main() {}

//! There is no diagram.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        : 8, D
    >
}

fn main() {}

//! There are no points.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ----
        : 8, D
    >
}

fn main() {}

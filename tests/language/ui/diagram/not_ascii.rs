//! A letter beyond ASCII.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XÖ*.
        : 8, D
    >
}

fn main() {}

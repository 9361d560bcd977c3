//! Symbols that there are not, side by side: one error.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        X=>*
        ?..?
        : 8, D
    >
}

fn main() {}

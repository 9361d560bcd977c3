//! A digit.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*1
        : 8, D
    >
}

fn main() {}

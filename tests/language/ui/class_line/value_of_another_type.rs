//! Defences have no values.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < S1
        ?XX?
        XO*.
        : 8, D, shape(3)
    >
}

fn main() {}

//! Only `shape` may be less than zero.

use gnugo_engine::patterns;

patterns! {
    pub static D: Shape;
    pattern! < S1
        ?XX?
        XO*.
        : 8, C, followup(-3)
    >
}

fn main() {}

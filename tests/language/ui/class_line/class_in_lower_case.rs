//! The class is written with a small letter.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < S1
        ?XX?
        XO*.
        : 8, d
    >
}

fn main() {}

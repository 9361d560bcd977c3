//! A name is a word.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < 12
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}

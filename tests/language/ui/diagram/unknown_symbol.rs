//! A character that is no symbol.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?X%?
        XO*.
        : 8, D
    >
}

fn main() {}

//! `pattern!` is misspelt.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    patern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}

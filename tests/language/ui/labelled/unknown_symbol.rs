//! A character that is no symbol and no label.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?X%?
        XO*a

        ; olib(a) > 1
    >
}

fn main() {}

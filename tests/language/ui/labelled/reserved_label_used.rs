//! `t` cannot be a label; its use is not a second error.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?XX?
        XO*t

        ; olib(t) > 1
    >
}

fn main() {}

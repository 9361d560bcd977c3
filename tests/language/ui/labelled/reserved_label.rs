//! `t` cannot be a label.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?Xt?
        XO*a

        ; olib(a) > 1
    >
}

fn main() {}

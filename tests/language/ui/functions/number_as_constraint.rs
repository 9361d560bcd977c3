//! The whole constraint is a truth value.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?cX?
        Xb*a

        ; lib(b) > 1 && lib(c) > 1 && olib(a)
    >
}

fn main() {}

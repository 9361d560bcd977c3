//! `replace` is about two moves.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?cX?
        Xb*a

        ; olib(a) > 1 && lib(b) > 1 && lib(c) > 1
        > replace(a)
    >
}

fn main() {}

//! `attack` asks about a string.

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
        ; && attack()
    >
}

fn main() {}

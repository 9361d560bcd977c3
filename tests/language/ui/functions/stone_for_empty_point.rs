//! `olib` asks about an empty point.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?cX?
        Xb*a

        ; olib(a) > 1 && olib(b) > 1 && lib(c) > 1
    >
}

fn main() {}

//! `=>` does not compare.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?cX?
        Xb*a

        ; olib(a) < 2 || lib(b) > 1 || lib(c) > 1
        ; || lib(b) => 1
    >
}

fn main() {}

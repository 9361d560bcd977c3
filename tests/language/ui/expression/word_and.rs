//! `and` is C++ and Python.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?cX?
        Xb*a

        ; olib(a) > 1 && lib(b) + lib(c) > 2
        ; and ko(a)
    >
}

fn main() {}

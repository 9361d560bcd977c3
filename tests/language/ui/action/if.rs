//! An action has no `if`: it asks in a constraint.

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
        > if (ko(a)) antisuji(a);
    >
}

fn main() {}

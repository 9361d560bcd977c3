//! One label on a stone and on an empty point.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D

        ?XX?
        Xa*a

        ; olib(a) > 1
    >
}

fn main() {}

//! The second pattern matches wherever the first does.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D2
        ?XXX
        XO*.
        : 8, D

        ?XXX
        XO*a
        ; olib(a) > 1
    >
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}

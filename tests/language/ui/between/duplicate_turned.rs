//! The same pattern, turned by a quarter.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
    pattern! < D2
        X?
        OX
        *X
        .?
        : 8, D
    >
}

fn main() {}

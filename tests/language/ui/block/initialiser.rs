//! The patterns are the value of the static.

use gnugo_engine::patterns;

patterns! {
    pub static D: Defense = 3;
    pattern! < D1
        ?XX?
        XO*.
        : 8, D
    >
}

fn main() {}
